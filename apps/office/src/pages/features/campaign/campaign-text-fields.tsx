import { Checkbox, Fieldset, Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../lib/i18n.tsx'
import { type CampaignDraft, listMissing } from './campaign-draft.ts'

interface Fields {
  draft: CampaignDraft
  onChange(draft: CampaignDraft): void
}

/** Title and text by language, with the missing ones named. */
export function CampaignTextFields({
  draft,
  onChange,
  languages,
}: Fields & { languages: readonly { code: string; name: string }[] }) {
  const { t } = useTranslation()
  const [code, setCode] = useState(languages[0]?.code ?? '')
  const missing = listMissing(draft, languages)
  const change = (field: 'title' | 'body', value: string) =>
    onChange({ ...draft, [field]: { ...draft[field], [code]: value } })
  return (
    <Fieldset legend={t('office.messages.texts')}>
      <NativeSelect
        label={t('office.member.language')}
        value={code}
        onChange={({ currentTarget: { value } }) => setCode(value)}
        data={languages.map((language) => ({ value: language.code, label: language.name }))}
      />
      <TextInput
        label={t('office.messages.subject')}
        maxLength={100}
        dir="auto"
        value={draft.title[code] ?? ''}
        onChange={({ currentTarget: { value } }) => change('title', value)}
      />
      <Textarea
        label={t('office.messages.text')}
        maxLength={2_000}
        rows={6}
        dir="auto"
        value={draft.body[code] ?? ''}
        onChange={({ currentTarget: { value } }) => change('body', value)}
      />
      {missing.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('office.messages.missing', { languages: missing.map(({ name }) => name).join(', ') })}
        </Text>
      ) : null}
    </Fieldset>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))

/** When and how the message goes. */
export function CampaignWayFields({
  draft,
  onChange,
  timeZone,
  isAddress,
}: Fields & { timeZone: string; isAddress: boolean }) {
  const { t } = useTranslation()
  const set = (change: Partial<CampaignDraft>) => onChange({ ...draft, ...change })
  const hourChoices = [{ value: '', label: '–' }, ...hours]
  return (
    <Fieldset legend={t('office.messages.way')}>
      <TextInput
        type="datetime-local"
        label={t('office.messages.starts')}
        description={t('office.messages.starts.hint', { zone: timeZone })}
        value={draft.startsAt}
        onChange={({ currentTarget: { value } }) => set({ startsAt: value.slice(0, 16) })}
      />
      <TextInput
        label={t('office.messages.action')}
        description={t('office.messages.action.hint')}
        maxLength={500}
        value={draft.action}
        error={isAddress ? undefined : t('office.messages.action.wrong')}
        onChange={({ currentTarget: { value } }) => set({ action: value.trim() })}
      />
      <Checkbox
        mt="sm"
        label={t('office.messages.push')}
        checked={draft.hasPush}
        onChange={({ currentTarget: { checked } }) => set({ hasPush: checked })}
      />
      {draft.hasPush ? (
        <>
          <Group>
            <NativeSelect
              label={t('office.messages.quietFrom')}
              value={draft.quietFrom}
              onChange={({ currentTarget: { value } }) => set({ quietFrom: value })}
              data={hourChoices}
            />
            <NativeSelect
              label={t('office.messages.quietTo')}
              value={draft.quietTo}
              onChange={({ currentTarget: { value } }) => set({ quietTo: value })}
              data={hourChoices}
            />
          </Group>
          <Text size="sm" c="dimmed">
            {t('office.messages.quiet.hint', { zone: timeZone })}
          </Text>
        </>
      ) : null}
    </Fieldset>
  )
}

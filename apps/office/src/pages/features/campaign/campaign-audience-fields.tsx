import { Checkbox, Fieldset, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from '../../lib/i18n.tsx'
import type { CampaignDraft } from './campaign-draft.ts'

/** Types of members that a filter knows. */
const types = ['0', '1', '2', '4', '40', '41', '42'] as const
const kinds = ['filter', 'member', 'all'] as const
const topics = ['support', 'promotion'] as const

/** Who gets the message. */
export function CampaignAudienceFields({
  draft,
  onChange,
  languages,
  isTried,
  mayFilter,
}: {
  draft: CampaignDraft
  onChange(draft: CampaignDraft): void
  languages: readonly { code: string; name: string }[]
  isTried: boolean
  mayFilter: boolean
}) {
  const { t } = useTranslation()
  const set = (change: Partial<CampaignDraft>) => onChange({ ...draft, ...change })
  return (
    <Fieldset legend={t('office.messages.audience')}>
      {mayFilter ? (
        <>
          <NativeSelect
            label={t('office.messages.topic')}
            description={t('office.messages.topic.hint')}
            value={draft.topic}
            onChange={({ currentTarget: { value } }) => set({ topic: value === 'promotion' ? value : 'support' })}
            data={topics.map((one) => ({ value: one, label: t(`office.topic.${one}`) }))}
          />
          <NativeSelect
            label={t('office.messages.to')}
            value={draft.kind}
            onChange={({ currentTarget: { value } }) => set({ kind: kinds.find((one) => one === value) ?? 'filter' })}
            data={kinds.map((one) => ({ value: one, label: t(`office.audience.${one}`) }))}
          />
        </>
      ) : null}
      {draft.kind === 'member' ? (
        <TextInput
          label={t('office.messages.member')}
          maxLength={64}
          value={draft.member}
          error={isTried && draft.member.trim() === '' ? t('office.messages.member.missing') : undefined}
          onChange={({ currentTarget: { value } }) => set({ member: value })}
        />
      ) : null}
      {draft.kind === 'filter' ? <FilterFields draft={draft} set={set} languages={languages} /> : null}
    </Fieldset>
  )
}

function FilterFields({
  draft,
  set,
  languages,
}: {
  draft: CampaignDraft
  set(change: Partial<CampaignDraft>): void
  languages: readonly { code: string; name: string }[]
}) {
  const { t } = useTranslation()
  return (
    <>
      <NativeSelect
        label={t('office.members.type')}
        value={draft.type}
        onChange={({ currentTarget: { value } }) => set({ type: value })}
        data={[{ value: '', label: t('office.all') }, ...types]}
      />
      <NativeSelect
        label={t('office.member.language')}
        value={draft.language}
        onChange={({ currentTarget: { value } }) => set({ language: value })}
        data={[
          { value: '', label: t('office.all') },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextInput
        label={t('office.members.currency')}
        maxLength={8}
        value={draft.currency}
        onChange={({ currentTarget: { value } }) => set({ currency: value.toUpperCase() })}
      />
      <TextInput
        type="date"
        label={t('office.messages.registeredSince')}
        value={draft.registeredSince}
        onChange={({ currentTarget: { value } }) => set({ registeredSince: value })}
      />
      <TextInput
        type="date"
        label={t('office.messages.lastLoginSince')}
        value={draft.lastLoginSince}
        onChange={({ currentTarget: { value } }) => set({ lastLoginSince: value })}
      />
      <Checkbox
        mt="sm"
        label={t('office.messages.hasDeposited')}
        checked={draft.hasDeposited}
        onChange={({ currentTarget: { checked } }) => set({ hasDeposited: checked })}
      />
    </>
  )
}

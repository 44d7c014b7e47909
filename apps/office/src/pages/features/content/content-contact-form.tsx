import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from '../../lib/i18n.tsx'
import type { FieldsOf, Writing } from './content.types.ts'
import { LocalizedInput, PeriodInputs } from './content-inputs.tsx'

const contactTypes = [
  ...['TELEGRAM', 'WHATSAPP', 'FACEBOOK', 'IG', 'LINE', 'TWITTER'],
  ...['AICAN', 'MIDUOKE', 'LIVECHAT', 'TX-CHAT', 'COMM100', 'COMM100VIP'],
]

/** A contact; kinds of ENT-21. */
export function ContactForm({
  fields,
  set,
  writing,
}: {
  fields: FieldsOf<'contact'>
  set(change: Partial<FieldsOf<'contact'>>): void
  writing: Writing
}) {
  const { t } = useTranslation()
  const { faults } = writing
  const types = [...new Set([...contactTypes, fields.csType])]
  return (
    <>
      <LocalizedInput
        label={t('office.content.field.title')}
        path="title"
        value={fields.title}
        onChange={(title) => set({ title })}
        writing={writing}
      />
      <NativeSelect
        label={t('office.content.field.csType')}
        data={types}
        value={fields.csType}
        onChange={({ currentTarget: { value } }) => set({ csType: value })}
      />
      <TextInput
        label={t('office.content.field.path')}
        description={t('office.content.field.path.hint')}
        error={faults.path}
        value={fields.path}
        onChange={({ currentTarget: { value } }) => set({ path: value })}
      />
      <TextInput
        label={t('office.content.field.link')}
        error={faults.link}
        value={fields.link}
        onChange={({ currentTarget: { value } }) => set({ link: value })}
      />
      <TextInput
        label={t('office.content.field.position')}
        error={faults.position}
        value={fields.position}
        onChange={({ currentTarget: { value } }) => set({ position: value })}
      />
      <TextInput
        label={t('office.content.field.labelIds')}
        error={faults.labelIds}
        defaultValue={fields.labelIds.join(', ')}
        onChange={({ currentTarget: { value } }) =>
          set({
            labelIds: value
              .split(',')
              .map((one) => one.trim())
              .filter((one) => one !== ''),
          })
        }
      />
      <LocalizedInput
        label={t('office.content.field.hours')}
        path="hours"
        value={fields.hours}
        onChange={(hours) => set({ hours })}
        writing={writing}
      />
      <NumberInput
        label={t('office.content.field.answerMinutes')}
        error={faults.answerMinutes}
        min={1}
        max={10_080}
        allowDecimal={false}
        value={fields.answerMinutes ?? ''}
        onChange={(value) => set({ answerMinutes: typeof value === 'number' ? value : null })}
      />
      <PeriodInputs start={fields.start} end={fields.end} onChange={set} writing={writing} />
    </>
  )
}

import { Button, Checkbox, Fieldset, NativeSelect, NumberInput } from '@mantine/core'
import { useTranslation } from '../../lib/i18n.tsx'
import type { FieldsOf, Writing } from './content.types.ts'
import { ImageInput, LocalizedInput, PeriodInputs } from './content-inputs.tsx'

type Popup = FieldsOf<'popup'>
type Part = Popup['items'][number]

const MAX_PARTS = 10
const audiences = ['all', 'guest', 'member'] as const
const ways = ['autoplay', 'showClose', 'showTodayCheckbox', 'forceRead', 'forcePopup'] as const

/** A popup with its parts and properties (ENT-18). */
export function PopupForm({
  fields,
  set,
  writing,
}: {
  fields: Popup
  set(change: Partial<Popup>): void
  writing: Writing
}) {
  const { t } = useTranslation()
  const { items } = fields
  const setPart = (place: number, change: Partial<Part>) =>
    set({ items: items.map((part, index) => (index === place ? { ...part, ...change } : part)) })
  return (
    <>
      {items.map((part, place) => {
        const number = place + 1
        return (
          <Fieldset key={`${number}`} legend={t('office.content.item', { number })}>
            <LocalizedInput
              label={t('office.content.field.title')}
              path={`items.${place}.title`}
              value={part.title}
              onChange={(title) => setPart(place, { title })}
              writing={writing}
              isStrict
            />
            <LocalizedInput
              label={t('office.content.field.body')}
              path={`items.${place}.body`}
              value={part.body}
              onChange={(body) => setPart(place, { body })}
              writing={writing}
              rows={4}
              isStrict
            />
            <ImageInput
              path={`items.${place}.url`}
              value={part.url}
              onChange={(url) => setPart(place, { url })}
              writing={writing}
            />
            {items.length > 1 ? (
              <Button
                variant="subtle"
                size="xs"
                onClick={() => set({ items: items.filter((_part, index) => index !== place) })}
              >
                {t('office.content.item.remove', { number })}
              </Button>
            ) : null}
          </Fieldset>
        )
      })}
      {items.length < MAX_PARTS ? (
        <Button variant="default" onClick={() => set({ items: [...items, { title: {}, body: {}, url: '' }] })}>
          {t('office.content.item.add')}
        </Button>
      ) : null}
      <NativeSelect
        label={t('office.content.field.audience')}
        data={audiences.map((one) => ({ value: one, label: t(`office.content.audience.${one}`) }))}
        value={fields.audience}
        onChange={({ currentTarget: { value } }) =>
          set({ audience: audiences.find((one) => one === value) ?? fields.audience })
        }
      />
      <NumberInput
        label={t('office.content.field.delay')}
        error={writing.faults.delayMs}
        min={0}
        max={60}
        value={fields.delayMs / 1000}
        onChange={(value) => set({ delayMs: Math.round(Number(value) * 1000) })}
      />
      {ways.map((way) => (
        <Checkbox
          key={way}
          label={t(`office.content.field.${way}`)}
          checked={fields[way]}
          onChange={({ currentTarget: { checked } }) => set({ [way]: checked })}
        />
      ))}
      <PeriodInputs start={fields.start} end={fields.end} onChange={set} writing={writing} />
    </>
  )
}

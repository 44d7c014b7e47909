import type { EndpointValue, listStaffOffers, OfferKind } from '@foyer/contract'
import { isCurrencyCode } from '@foyer/money'
import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { saveStaffOffer } from '../../lib/calls.ts'
import { readNow } from '../../lib/clock.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { useChange } from '../../lib/use-change.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/state.tsx'
import {
  kindFields,
  type OfferDraft,
  type OfferField,
  offerInputs,
  readDraft,
  startDraft,
  termsFields,
  toDraft,
} from './offer.rules.ts'

type Offer = EndpointValue<typeof listStaffOffers>['items'][number]

const TEXT_MAX = 20_000
const kinds = Object.keys(kindFields) as OfferKind[] // the table's own keys

interface OfferDialogProps {
  /** Undefined for a new offer, whose kind can still be chosen. */
  offer: Offer | undefined
  currency: string
  onDone(): void
  onClose(): void
}

/** The draft of an offer: what is given for what, and its terms. */
export function OfferDialog({ offer, currency, onDone, onClose }: OfferDialogProps) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [id] = useState(() => offer?.id ?? crypto.randomUUID())
  const [draft, setDraft] = useState<OfferDraft>(() => (offer ? toDraft(offer.fields) : startDraft(readNow())))
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { isBusy, failure, run } = useChange({ request_conflict: 'office.member.changed' })
  const set = (field: OfferField, value: string) =>
    setDraft((known) => ({ ...known, values: { ...known.values, [field]: value } }))

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isCurrencyCode(currency)) return
    const read = readDraft(draft, currency)
    setWrong('wrong' in read ? read.wrong : [])
    if ('wrong' in read) return
    void run(async () => {
      await saveStaffOffer({ body: { id, version: offer?.version ?? 0, fields: read.fields } }, merchant.code)
      onDone()
    })
  }

  const input = (field: OfferField) => (
    <OfferInput
      key={field}
      field={field}
      value={draft.values[field] ?? ''}
      isWrong={wrong.includes(field)}
      onValue={(value) => set(field, value)}
    />
  )
  return (
    <Dialog
      title={offer ? t('office.offer.change') : t('office.offer.add')}
      close={t('office.close')}
      onClose={onClose}
    >
      <form onSubmit={save} noValidate>
        <Stack>
          <NativeSelect
            label={t('office.offer.kind')}
            value={draft.kind}
            disabled={offer !== undefined}
            data={kinds.map((kind) => ({ value: kind, label: t(`office.offer.kind.${kind}`) }))}
            onChange={(event) => setDraft({ ...draft, kind: event.currentTarget.value as OfferKind /* of the list */ })}
          />
          <Textarea
            label={t('office.offer.names')}
            description={t('office.offer.names.hint')}
            rows={3}
            maxLength={TEXT_MAX}
            value={draft.names}
            error={wrong.includes('names') ? t('office.offer.wrong') : undefined}
            onChange={(event) => setDraft({ ...draft, names: event.currentTarget.value })}
          />
          {kindFields[draft.kind].map(input)}
          <Text fw={600}>{t('office.offer.terms')}</Text>
          {termsFields.map(input)}
          {(['from', 'to'] as const).map(input)}
          <Refusal text={failure} />
          <Group>
            <Button type="submit" loading={isBusy}>
              {t('office.offer.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface OfferInputProps {
  field: OfferField
  value: string
  isWrong: boolean
  onValue(value: string): void
}

function OfferInput({ field, value, isWrong, onValue }: OfferInputProps) {
  const { t } = useTranslation()
  const shape = offerInputs[field]
  const common = {
    label: t(`office.offer.field.${field}`),
    value,
    error: isWrong ? t('office.offer.wrong') : undefined,
  }
  if (shape.input === 'choice')
    return (
      <NativeSelect
        {...common}
        data={shape.choices.map((choice) => ({ value: choice, label: t(`office.offer.choice.${choice}`) }))}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    )
  if (shape.input === 'lines')
    return (
      <Textarea {...common} rows={3} maxLength={TEXT_MAX} onChange={(event) => onValue(event.currentTarget.value)} />
    )
  return (
    <TextInput
      {...common}
      type={field === 'from' || field === 'to' ? 'datetime-local' : 'text'}
      inputMode={shape.input === 'text' ? undefined : 'decimal'}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}

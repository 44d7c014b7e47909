import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { changeVendorLimit } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import type { Vendor } from './game.types.ts'

const fields = ['credit', 'round', 'day', 'jackpot', 'jackpotDay'] as const
type Field = (typeof fields)[number]
const refusals = { request_conflict: 'office.games.conflict', invalid_input: 'office.limit.wrong' } as const
const AMOUNT = /^(\d{1,15}(\.\d{1,8})?)?$/

/** The most that a vendor may pay in one currency. */
export function GameLimitDialog({
  vendor,
  limit,
  onDone,
  onClose,
}: {
  vendor: Vendor
  limit: Vendor['limits'][number]
  onDone(): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [amounts, setAmounts] = useState<Record<Field, string>>({
    credit: limit.credit,
    round: limit.round,
    day: limit.day,
    jackpot: limit.jackpot ?? '',
    jackpotDay: limit.jackpotDay ?? '',
  })
  const isAmount = (field: Field) => AMOUNT.test(amounts[field].trim())
  return (
    <ReasonDialog
      title={`${t('office.vendors.limits')}: ${vendor.name}, ${limit.currency}`}
      submit={t('office.limit.change')}
      refusals={refusals}
      isReady={fields.every(isAmount)}
      run={(reason) => {
        const trimmed = Object.fromEntries(fields.map((field) => [field, amounts[field].trim()])) as typeof amounts // the same fields
        const { limitVersion } = vendor
        const body = { vendor: vendor.code, currency: limit.currency, ...trimmed, limitVersion, reason }
        return changeVendorLimit({ body }, merchant.code)
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) =>
        fields.map((field) => (
          <TextInput
            key={field}
            label={t(`office.limit.${field}`)}
            description={field === 'credit' ? t('office.limit.hint') : undefined}
            inputMode="decimal"
            value={amounts[field]}
            error={isTried && !isAmount(field) ? t('office.limit.wrong') : undefined}
            onChange={({ currentTarget: { value } }) => setAmounts((now) => ({ ...now, [field]: value }))}
          />
        ))
      }
    </ReasonDialog>
  )
}

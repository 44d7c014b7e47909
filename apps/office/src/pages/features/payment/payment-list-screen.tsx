import { Anchor, NativeSelect, TextInput, Title } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useFilters } from '../../lib/address-filter.tsx'
import { listPayments } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'
import { Filters } from '../../ui/filters.tsx'
import { type Payment, paymentStates, readKind } from './payment.types.ts'

const TYPING_MS = 250

/** Deposits or withdrawals of the merchant; the filters stand in the address. */
export function PaymentListScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { get, choice, set } = useFilters()
  const field = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => field.current?.focus()]])
  const kind = readKind(get('kind'))
  const states = ['open', ...paymentStates[kind]] as const
  const state = choice('state', states)
  const [member] = useDebouncedValue(get('member'), TYPING_MS)
  const [provider] = useDebouncedValue(get('provider'), TYPING_MS)
  const filter = { kind, state, member, provider, from: get('from'), to: get('to') }
  const query = usePages([merchant.code, 'payments', filter], (before: string | undefined) =>
    listPayments({ query: { ...filter, before } }, merchant.code),
  )
  const columns = [
    {
      id: 'at',
      head: t('office.payments.at'),
      cell: (row: Payment) => (
        <Anchor component={Link} href={`/${merchant.code}/payments/${row.kind}/${row.id}`}>
          {formatTime(row.createdAt, tag)}
        </Anchor>
      ),
    },
    { id: 'member', head: t('office.payments.member'), cell: (row: Payment) => row.username },
    {
      id: 'amount',
      head: t('office.payments.amount'),
      cell: (row: Payment) => formatMoney(row.amountMinor, row.currency, tag),
      isNumber: true,
    },
    { id: 'state', head: t('office.payments.state'), cell: (row: Payment) => t(`office.payment.${row.status}`) },
    { id: 'provider', head: t('office.payments.provider'), cell: (row: Payment) => `${row.provider} · ${row.way}` },
  ]
  return (
    <>
      <Title order={1}>{t('office.payments.title')}</Title>
      <Filters label={t('office.filters')}>
        <NativeSelect
          label={t('office.payments.kind')}
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            set('state', '')
            set('kind', value)
          }}
          data={(['deposit', 'withdrawal'] as const).map((one) => ({ value: one, label: t(`office.kind.${one}`) }))}
        />
        <NativeSelect
          label={t('office.payments.state')}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => set('state', value)}
          data={[
            { value: '', label: t('office.all') },
            ...states.map((one) => ({ value: one, label: t(`office.payment.${one}`) })),
          ]}
        />
        <TextInput
          ref={field}
          label={t('office.payments.member')}
          maxLength={64}
          value={get('member')}
          onChange={({ currentTarget: { value } }) => set('member', value)}
        />
        <TextInput
          label={t('office.payments.provider')}
          maxLength={64}
          value={get('provider')}
          onChange={({ currentTarget: { value } }) => set('provider', value)}
        />
        <TextInput
          type="date"
          label={t('office.payments.from')}
          value={get('from')}
          onChange={({ currentTarget: { value } }) => set('from', value)}
        />
        <TextInput
          type="date"
          label={t('office.payments.to')}
          value={get('to')}
          onChange={({ currentTarget: { value } }) => set('to', value)}
        />
      </Filters>
      <PagedTable
        query={query}
        label={t('office.payments.title')}
        columns={columns}
        keyOf={(row: Payment) => row.id}
        empty={t('office.payments.empty')}
      />
    </>
  )
}

import type { EndpointValue, readStaffPayment } from '@foyer/contract'
import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { readPayment } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Facts } from '../../ui/facts.tsx'
import { readKind } from './payment.types.ts'

type Payment = EndpointValue<typeof readStaffPayment>
type Happening = Payment['events'][number]
type Incident = Payment['incidents'][number]

/** One deposit or withdrawal with what happened to it. */
export function PaymentScreen({ id, kind = '' }: { id: string; kind?: string }) {
  const { merchant } = useOffice()
  const params = { kind: readKind(kind), id }
  const query = useQuery({
    queryKey: [merchant.code, 'payment', params],
    queryFn: () => readPayment({ params }, merchant.code),
  })
  return <Loaded query={query}>{(payment) => <PaymentPage payment={payment} />}</Loaded>
}

function PaymentPage({ payment }: { payment: Payment }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const time = (at: string | null) => (at === null ? '–' : formatTime(at, tag))
  return (
    <>
      <Title order={1}>
        {t(`office.kind.${payment.kind}`)} {formatMoney(payment.amountMinor, payment.currency, tag)}
      </Title>
      <Facts
        facts={[
          [t('office.payments.state'), t(`office.payment.${payment.status}`)],
          [
            t('office.payments.member'),
            <Anchor key="member" component={Link} href={`/${merchant.code}/members/${payment.memberId}`}>
              {payment.username}
            </Anchor>,
          ],
          [t('office.member.id'), payment.id],
          [t('office.payments.provider'), `${payment.provider} · ${payment.way}`],
          [t('office.payment.reference'), payment.providerReference ?? '–'],
          ...(payment.kind === 'withdrawal'
            ? ([
                [t('office.payment.account'), payment.account ?? '–'],
                [t('office.payment.refusal'), payment.refusal ?? '–'],
              ] as const)
            : []),
          [t('office.payment.attempts'), payment.attempts],
          [t('office.payment.nextCheck'), time(payment.nextCheckAt)],
        ]}
      />
      <section>
        <Title order={2} size="h4">
          {t('office.payment.story')}
        </Title>
        <DataTable
          label={t('office.payment.story')}
          columns={[
            { id: 'at', head: t('office.payments.at'), cell: (row: Happening) => formatTime(row.at, tag) },
            { id: 'what', head: t('office.trail.action'), cell: (row: Happening) => t(`office.happening.${row.what}`) },
            { id: 'status', head: t('office.payments.state'), cell: (row: Happening) => row.status ?? '–' },
          ]}
          rows={payment.events}
          keyOf={(row) => `${row.at} ${row.what} ${row.status}`}
          empty={t('office.missing')}
        />
      </section>
      <section>
        <Title order={2} size="h4">
          {t('office.incidents.title')}
        </Title>
        <DataTable
          label={t('office.incidents.title')}
          columns={[
            {
              id: 'kind',
              head: t('office.incidents.kind'),
              cell: (row: Incident) => (
                <Anchor component={Link} href={`/${merchant.code}/incidents/${encodeURIComponent(row.id)}`}>
                  {t(`office.incident.${row.kind}`)}
                </Anchor>
              ),
            },
            { id: 'at', head: t('office.incidents.opened'), cell: (row: Incident) => formatTime(row.openedAt, tag) },
            { id: 'closed', head: t('office.incidents.closed'), cell: (row: Incident) => time(row.closedAt) },
          ]}
          rows={payment.incidents}
          keyOf={({ id }) => id}
          empty={t('office.incidents.none')}
        />
      </section>
    </>
  )
}

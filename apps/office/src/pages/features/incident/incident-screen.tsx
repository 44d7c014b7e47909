import type { EndpointValue, readStaffIncident } from '@foyer/contract'
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { closeIncident, readIncident } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'
import { Facts } from '../../ui/facts.tsx'

type Incident = EndpointValue<typeof readStaffIncident>

/** One incident with its story, and the decision about it. */
export function IncidentScreen({ id }: { id: string }) {
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'incident', id],
    queryFn: () => readIncident({ params: { id } }, merchant.code),
  })
  return <Loaded query={query}>{(incident) => <IncidentPage incident={incident} />}</Loaded>
}

function IncidentPage({ incident }: { incident: Incident }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t(`office.incident.${incident.kind}`)}</Title>
        {incident.closedAt === null ? (
          <Button onClick={() => setIsOpen(true)}>{t('office.incident.close')}</Button>
        ) : null}
      </Group>
      <Text>{t(`office.incident.${incident.kind}.hint`)}</Text>
      <IncidentFacts incident={incident} />
      <section>
        <Title order={2} size="h4">
          {t('office.member.trail')}
        </Title>
        <TrailTable rows={incident.trail} empty={t('office.member.trail.empty')} hasSubject={false} />
      </section>
      {isOpen ? (
        <ReasonDialog
          title={t('office.incident.close.title')}
          submit={t('office.incident.close')}
          run={(reason) => closeIncident({ body: { id: incident.id, reason } }, merchant.code)}
          onDone={() => {
            setIsOpen(false)
            void client.invalidateQueries({ queryKey: [merchant.code] })
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
      {incident.closedAt === null ? null : (
        <Text c="dimmed">
          {t('office.incidents.closed')}: {formatTime(incident.closedAt, tag)}
        </Text>
      )}
    </>
  )
}

function IncidentFacts({ incident }: { incident: Incident }) {
  const { t, tag } = useTranslation()
  const { merchant, canDo } = useOffice()
  const { payment, reportedAmountMinor, reportedCurrency } = incident
  const reported =
    reportedAmountMinor === null || reportedCurrency === null
      ? []
      : ([[t('office.incident.reportedAmount'), formatMoney(reportedAmountMinor, reportedCurrency, tag)]] as const)
  const ofPayment =
    payment === null
      ? ([
          [t('office.incident.game'), incident.game ?? '–'],
          [t('office.incident.round'), incident.roundId ?? '–'],
          [t('office.incident.cause'), incident.cause ?? '–'],
          [t('office.payment.attempts'), incident.attempts ?? '–'],
        ] as const)
      : ([
          [
            t(`office.kind.${payment.kind}`),
            <Anchor key="payment" component={Link} href={`/${merchant.code}/payments/${payment.kind}/${payment.id}`}>
              {payment.id}
            </Anchor>,
          ],
          [t('office.incident.known'), incident.knownStatus ?? '–'],
          [t('office.incident.reported'), incident.reportedStatus ?? '–'],
          ...reported,
        ] as const)
  return (
    <Facts
      facts={[
        [t('office.incidents.opened'), formatTime(incident.openedAt, tag)],
        [
          t('office.payments.member'),
          canDo('owner', 'finance', 'support', 'risk') ? (
            <Anchor key="member" component={Link} href={`/${merchant.code}/members/${incident.memberId}`}>
              {incident.username}
            </Anchor>
          ) : (
            incident.username
          ),
        ],
        [t('office.payments.amount'), formatMoney(incident.amountMinor, incident.currency, tag)],
        [t('office.incidents.source'), incident.source],
        ...ofPayment,
        ...(incident.closedBy === null
          ? []
          : ([
              [t('office.incident.closedBy'), incident.closedBy],
              [t('office.reason'), incident.closedNote ?? '–'],
            ] as const)),
      ]}
    />
  )
}

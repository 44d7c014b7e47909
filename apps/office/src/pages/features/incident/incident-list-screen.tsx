import type { EndpointValue, listStaffIncidents } from '@foyer/contract'
import { Anchor, NativeSelect, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useFilters } from '../../lib/address-filter.tsx'
import { listIncidents } from '../../lib/calls.ts'
import { formatAge, formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'
import { Filters } from '../../ui/filters.tsx'

type Incident = EndpointValue<typeof listStaffIncidents>['items'][number]
const kinds = ['provider_contradiction', 'amount_mismatch', 'parked_win'] as const satisfies readonly Incident['kind'][]

/** What staff has to decide about money, the oldest first. */
export function IncidentListScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { get, choice, set } = useFilters()
  const kind = choice('kind', kinds)
  const state = get('state') === 'closed' ? 'closed' : 'open'
  const query = usePages([merchant.code, 'incidents', kind, state], (after: string | undefined) =>
    listIncidents({ query: { kind, state, after } }, merchant.code),
  )
  return (
    <>
      <Title order={1}>{t('office.incidents.title')}</Title>
      <Filters label={t('office.filters')}>
        <NativeSelect
          label={t('office.incidents.state')}
          value={state}
          onChange={({ currentTarget: { value } }) => set('state', value === 'open' ? '' : value)}
          data={(['open', 'closed'] as const).map((one) => ({ value: one, label: t(`office.incidents.state.${one}`) }))}
        />
        <NativeSelect
          label={t('office.incidents.kind')}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => set('kind', value)}
          data={[
            { value: '', label: t('office.all') },
            ...kinds.map((one) => ({ value: one, label: t(`office.incident.${one}`) })),
          ]}
        />
      </Filters>
      <PagedTable
        query={query}
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
          {
            id: 'age',
            head: t('office.incidents.opened'),
            cell: (row: Incident) => `${formatTime(row.openedAt, tag)} (${formatAge(row.ageSeconds, tag)})`,
          },
          { id: 'member', head: t('office.payments.member'), cell: (row: Incident) => row.username },
          {
            id: 'amount',
            head: t('office.payments.amount'),
            cell: (row: Incident) => formatMoney(row.amountMinor, row.currency, tag),
            isNumber: true,
          },
          { id: 'source', head: t('office.incidents.source'), cell: (row: Incident) => row.source },
        ]}
        keyOf={(row: Incident) => row.id}
        empty={t('office.incidents.empty')}
      />
    </>
  )
}

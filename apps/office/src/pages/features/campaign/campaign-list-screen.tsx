import type { EndpointValue, listStaffCampaigns } from '@foyer/contract'
import { Anchor, Button, Group, NativeSelect, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useFilters } from '../../lib/address-filter.tsx'
import { listCampaigns } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'
import { Filters } from '../../ui/filters.tsx'

type Campaign = EndpointValue<typeof listStaffCampaigns>['items'][number]
const states = ['planned', 'sending', 'sent', 'stopped'] as const satisfies readonly Campaign['state'][]
const REFRESH_MS = 5_000

/** Messages to members, newest first. */
export function CampaignListScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { choice, set } = useFilters()
  const state = choice('state', states)
  const query = usePages(
    [merchant.code, 'messages', state],
    (before: string | undefined) => listCampaigns({ query: { state, before } }, merchant.code),
    REFRESH_MS,
  )
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.messages.title')}</Title>
        <Button component={Link} href={`/${merchant.code}/messages/new`}>
          {t('office.messages.new')}
        </Button>
      </Group>
      <Filters label={t('office.filters')}>
        <NativeSelect
          label={t('office.payments.state')}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => set('state', value)}
          data={[
            { value: '', label: t('office.all') },
            ...states.map((one) => ({ value: one, label: t(`office.message.${one}`) })),
          ]}
        />
      </Filters>
      <PagedTable
        query={query}
        label={t('office.messages.title')}
        columns={[
          {
            id: 'title',
            head: t('office.messages.subject'),
            cell: (row: Campaign) => (
              <Anchor component={Link} href={`/${merchant.code}/messages/${row.id}`}>
                {row.title}
              </Anchor>
            ),
          },
          { id: 'topic', head: t('office.messages.topic'), cell: (row: Campaign) => t(`office.topic.${row.topic}`) },
          {
            id: 'audience',
            head: t('office.messages.audience'),
            cell: (row: Campaign) => t(`office.audience.${row.audience.kind}`),
          },
          { id: 'starts', head: t('office.messages.starts'), cell: (row: Campaign) => formatTime(row.startsAt, tag) },
          { id: 'state', head: t('office.payments.state'), cell: (row: Campaign) => t(`office.message.${row.state}`) },
          {
            id: 'sent',
            head: t('office.messages.sent'),
            cell: (row: Campaign) => `${row.sent} / ${row.counted}`,
            isNumber: true,
          },
          { id: 'by', head: t('office.trail.person'), cell: (row: Campaign) => row.createdBy },
        ]}
        keyOf={(row: Campaign) => row.id}
        empty={t('office.messages.empty')}
      />
    </>
  )
}

import type { EndpointValue, listStaffReferrals, ReferralState } from '@foyer/contract'
import { Anchor, Badge, Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { decideReferral, listReferrals } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type ListedReferral = EndpointValue<typeof listStaffReferrals>['items'][number]
type Decision = 'paid' | 'refused'

/** Of each state; a missing one fails the type check. */
const stateColors = {
  held: 'yellow',
  joined: 'blue',
  paid: 'green',
  refused: 'red',
  expired: 'gray',
} as const satisfies Record<ReferralState, string>
const states = Object.keys(stateColors) as ReferralState[] // Object.keys loses the literal keys

/** Numbers of the referral programme, and its rewards: held ones are paid or refused with a reason. */
export function ReferralListScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<{ row: ListedReferral; decision: Decision }>()
  const state = states.find((one) => one === search.get('state'))
  const query = useInfiniteQuery({
    queryKey: [merchant.code, 'referral', 'list', state],
    queryFn: ({ pageParam }) => listReferrals({ query: { state, after: pageParam } }, merchant.code),
    initialPageParam: undefined as string | undefined, // the newest has none before it
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const columns = useColumns((row, decision) => setAsked({ row, decision }))
  return (
    <>
      <Title order={1}>{t('office.referral.title')}</Title>
      <NativeSelect
        label={t('office.referral.filter')}
        value={state ?? ''}
        onChange={({ currentTarget: { value } }) => setSearch(value === '' ? {} : { state: value }, { replace: true })}
        data={[
          { value: '', label: t('office.referral.all') },
          ...states.map((one) => ({ value: one, label: t(`office.referral.state.${one}`) })),
        ]}
      />
      <Loaded query={query}>
        {({ pages }) => (
          <>
            {pages[0] && <Numbers page={pages[0]} />}
            <DataTable
              label={t('office.referral.title')}
              columns={columns}
              rows={pages.flatMap(({ items }) => items)}
              keyOf={({ id }) => id}
              empty={t('office.referral.empty')}
            />
          </>
        )}
      </Loaded>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('office.more')}
        </Button>
      ) : null}
      {asked && (
        <ReasonDialog
          title={t(`office.referral.${asked.decision}`)}
          submit={t(`office.referral.${asked.decision}`)}
          run={(reason) =>
            decideReferral({ body: { id: asked.row.id, decision: asked.decision, reason } }, merchant.code)
          }
          refusals={{ request_conflict: 'office.referral.conflict' }}
          onDone={() => {
            setAsked(undefined)
            void query.refetch()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function Numbers({ page }: { page: EndpointValue<typeof listStaffReferrals> }) {
  const { t, tag } = useTranslation()
  return (
    <Group>
      <Text>{t(page.isOpen ? 'office.referral.open' : 'office.referral.closed')}</Text>
      <Text>{t('office.referral.total', { amount: formatMoney(page.paidMinor, page.currency, tag) })}</Text>
      {states.map((state) => (
        <Badge key={state} color={stateColors[state]}>
          {t(`office.referral.state.${state}`)} {page.counts[state]}
        </Badge>
      ))}
    </Group>
  )
}

function useColumns(onDecide: (row: ListedReferral, decision: Decision) => void) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const linkTo = (id: string, name: string) => (
    <Anchor component={Link} href={`/${merchant.code}/members/${id}`}>
      {name}
    </Anchor>
  )
  return [
    { id: 'friend', head: t('office.referral.friend'), cell: (row: ListedReferral) => linkTo(row.id, row.username) },
    {
      id: 'inviter',
      head: t('office.referral.inviter'),
      cell: (row: ListedReferral) => linkTo(row.inviterId, row.inviterName),
    },
    {
      id: 'state',
      head: t('office.referral.state'),
      cell: (row: ListedReferral) => (
        <Badge color={stateColors[row.state]}>{t(`office.referral.state.${row.state}`)}</Badge>
      ),
    },
    {
      id: 'reasons',
      head: t('office.referral.reasons'),
      cell: (row: ListedReferral) => row.reasons.map((reason) => t(`office.referral.reason.${reason}`)).join(', '),
    },
    {
      id: 'reward',
      head: t('office.referral.reward'),
      cell: (row: ListedReferral) => formatMoney(row.rewardMinor, row.currency, tag),
      isNumber: true,
    },
    { id: 'at', head: t('office.referral.at'), cell: (row: ListedReferral) => formatTime(row.joinedAt, tag) },
    {
      id: 'decide',
      head: t('office.referral.decide'),
      cell: (row: ListedReferral) =>
        row.state === 'held' ? (
          <Group gap="xs">
            <Button size="xs" onClick={() => onDecide(row, 'paid')}>
              {t('office.referral.paid')}
            </Button>
            <Button size="xs" variant="default" onClick={() => onDecide(row, 'refused')}>
              {t('office.referral.refused')}
            </Button>
          </Group>
        ) : null,
    },
  ]
}

import type { StaffAction } from '@foyer/contract'
import { Button, NativeSelect, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTrail } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'

/** All of them: a missing one fails the type check. */
const actions = Object.keys({
  'feedback.answered': true,
  'feedback.state': true,
  'help.ordered': true,
  'help.published': true,
  'help.saved': true,
  'help.taken_down': true,
  'game.ordered': true,
  'game.switched': true,
  'incident.closed': true,
  'member.block': true,
  'member.sessions_ended': true,
  'message.created': true,
  'message.stopped': true,
  'desk.assigned': true,
  'desk.closed': true,
  'desk.hours': true,
  'desk.answer_saved': true,
  'desk.answer_removed': true,
  'content.created': true,
  'content.published': true,
  'content.rolled_back': true,
  'content.archived': true,
  'content.moved': true,
  'staff.invited': true,
  'staff.joined': true,
  'staff.reset': true,
  'staff.roles': true,
  'staff.sessions_ended': true,
  'vendor.limit': true,
  'vendor.switched': true,
} satisfies Record<StaffAction, true>) as StaffAction[] // Object.keys loses the literal keys

/** What staff has changed, newest first. */
export function TrailScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [action, setAction] = useState<StaffAction>()
  const query = useInfiniteQuery({
    queryKey: [merchant.code, 'trail', action],
    queryFn: ({ pageParam }) => listTrail({ query: { action, before: pageParam } }, merchant.code),
    initialPageParam: undefined as number | undefined, // the newest row has no number before it
    getNextPageParam: (page) => page.next ?? undefined,
  })
  return (
    <>
      <Title order={1}>{t('office.trail.title')}</Title>
      <NativeSelect
        label={t('office.trail.filter')}
        value={action ?? ''}
        onChange={({ currentTarget: { value } }) => setAction(actions.find((one) => one === value))}
        data={[
          { value: '', label: t('office.trail.all') },
          ...actions.map((one) => ({ value: one, label: t(`office.action.${one}`) })),
        ]}
      />
      <Loaded query={query}>
        {({ pages }) => (
          <TrailTable rows={pages.flatMap(({ items }) => items)} empty={t('office.trail.empty')} hasSubject />
        )}
      </Loaded>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('office.more')}
        </Button>
      ) : null}
    </>
  )
}

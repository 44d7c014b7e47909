import { Anchor, Badge, Button, NativeSelect, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { listFeedback } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { type ListedFeedback, stateColors, states } from './feedback.table.ts'

/** Beginning of a text in the list. */
const EXCERPT = 100

/** Members' feedback, newest first; the state stands in the address. */
export function FeedbackListScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const [search, setSearch] = useSearchParams()
  const state = states.find((one) => one === search.get('state'))
  const query = useInfiniteQuery({
    queryKey: [merchant.code, 'feedback', 'list', state],
    queryFn: ({ pageParam }) => listFeedback({ query: { state, after: pageParam } }, merchant.code),
    initialPageParam: undefined as string | undefined, // the newest has none before it
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const columns = [
    {
      id: 'number',
      head: t('office.feedback.number'),
      cell: (row: ListedFeedback) => (
        <Anchor component={Link} href={`/${merchant.code}/feedback/${row.id}`}>
          {row.number}
        </Anchor>
      ),
    },
    {
      id: 'state',
      head: t('office.feedback.state'),
      cell: (row: ListedFeedback) => (
        <Badge color={stateColors[row.state]}>{t(`office.feedback.state.${row.state}`)}</Badge>
      ),
    },
    {
      id: 'category',
      head: t('office.feedback.category'),
      cell: (row: ListedFeedback) => t(`office.feedback.category.${row.category}`),
    },
    {
      id: 'text',
      head: t('office.feedback.text'),
      cell: (row: ListedFeedback) => (row.text.length > EXCERPT ? `${row.text.slice(0, EXCERPT)}…` : row.text),
    },
    {
      id: 'images',
      head: t('office.feedback.images'),
      cell: (row: ListedFeedback) => row.imageCount,
      isNumber: true,
    },
    {
      id: 'member',
      head: t('office.feedback.member'),
      cell: (row: ListedFeedback) => (
        <Anchor component={Link} href={`/${merchant.code}/members/${row.memberId}`}>
          {row.username}
        </Anchor>
      ),
    },
    { id: 'at', head: t('office.feedback.at'), cell: (row: ListedFeedback) => formatTime(row.createdAt, tag) },
  ]
  return (
    <>
      <Title order={1}>{t('office.feedback.title')}</Title>
      <NativeSelect
        label={t('office.feedback.filter')}
        value={state ?? ''}
        onChange={({ currentTarget: { value } }) => setSearch(value === '' ? {} : { state: value }, { replace: true })}
        data={[
          { value: '', label: t('office.feedback.all') },
          ...states.map((one) => ({ value: one, label: t(`office.feedback.state.${one}`) })),
        ]}
      />
      <Loaded query={query}>
        {({ pages }) => (
          <DataTable
            label={t('office.feedback.title')}
            columns={columns}
            rows={pages.flatMap(({ items }) => items)}
            keyOf={({ id }) => id}
            empty={t('office.feedback.empty')}
          />
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

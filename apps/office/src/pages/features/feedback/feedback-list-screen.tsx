import { Anchor, Badge, Title } from '@mantine/core'
import { Link } from 'wouter'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { listFeedback } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'
import { type ListedFeedback, stateColors, states } from './feedback.table.ts'

/** Beginning of a text in the list. */
const EXCERPT = 100

/** Members' feedback, newest first; the state stands in the address. */
export function FeedbackListScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { choice, set } = useFilters()
  const state = choice('state', states)
  const query = usePages([merchant.code, 'feedback', 'list', state], (after: string | undefined) =>
    listFeedback({ query: { state, after } }, merchant.code),
  )
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
      <AddressFilter
        label={t('office.feedback.filter')}
        all={t('office.feedback.all')}
        value={state}
        choices={states}
        textOf={(one) => t(`office.feedback.state.${one}`)}
        onChoose={(value) => set('state', value)}
      />
      <PagedTable
        query={query}
        label={t('office.feedback.title')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('office.feedback.empty')}
      />
    </>
  )
}

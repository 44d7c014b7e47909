import { Button } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { DataTable } from '../ui/data-table.tsx'
import { useTranslation } from './i18n.tsx'
import { Loaded } from './loaded.tsx'

interface Page<Row> {
  items: Row[]
}

/** A list that is read in pages, with its loading, failure and emptiness, and a button for the next page. */
export function PagedTable<Row>({
  query,
  ...table
}: Omit<ComponentProps<typeof DataTable<Row>>, 'rows'> & {
  query: Pick<
    UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
}) {
  const { t } = useTranslation()
  type Pages = ComponentProps<typeof Loaded<InfiniteData<Page<Row>>>>['query']
  const pages = query as Pages // the read of one page after the other
  return (
    <>
      <Loaded query={pages}>
        {(data) => <DataTable {...table} rows={data.pages.flatMap(({ items }) => items)} />}
      </Loaded>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('office.more')}
        </Button>
      ) : null}
    </>
  )
}

import { Button } from '@mantine/core'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { DataTable } from '../ui/data-table.tsx'
import { useTranslation } from './i18n.tsx'
import { Loaded } from './loaded.tsx'

/** A page of a list, and the key of the next one; null at the end. */
interface Page<Row, Key> {
  items: Row[]
  next: Key | null
}
/** A list that is read by pages; `More` is what a page has besides its rows. */
export type Pages<Row, Key, More = unknown> = UseInfiniteQueryResult<
  InfiniteData<Page<Row, Key> & More, Key | undefined>
>

/**
 * A list by pages; `read` gets the key of a page, and undefined for the first one. With `refetchInterval`, in ms, the
 * pages are read again and again.
 */
export function usePages<Row, Key, More>(
  queryKey: readonly unknown[],
  read: (key: Key | undefined) => Promise<Page<Row, Key> & More>,
  refetchInterval?: number,
): Pages<Row, Key, More> {
  return useInfiniteQuery<
    Page<Row, Key> & More,
    Error,
    InfiniteData<Page<Row, Key> & More, Key | undefined>,
    readonly unknown[],
    Key | undefined
  >({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam as Key | undefined), // the library loses a generic type
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
  })
}

/** All rows that were read, and a button for the next page. */
export function PagedRows<Row, Key>({ query, children }: { query: Pages<Row, Key>; children(rows: Row[]): ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Loaded query={query}>{({ pages }) => children(pages.flatMap(({ items }) => items))}</Loaded>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('office.more')}
        </Button>
      ) : null}
    </>
  )
}

/** All rows that were read as a table, and a button for the next page. */
export function PagedTable<Row, Key>({
  query,
  ...table
}: Omit<ComponentProps<typeof DataTable<Row>>, 'rows'> & { query: Pages<Row, Key> }) {
  return <PagedRows query={query}>{(rows) => <DataTable {...table} rows={rows} />}</PagedRows>
}

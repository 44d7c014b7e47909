import { Button } from '@mantine/core'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from './i18n.tsx'
import { Loaded } from './loaded.tsx'

/** A page of a list, and the key of the next one; null at the end. */
interface Page<Row, Key> {
  items: Row[]
  next: Key | null
}
type Pages<Row, Key> = UseInfiniteQueryResult<InfiniteData<Page<Row, Key>, Key | undefined>>

/** A list by pages; `read` gets the key of a page, and undefined for the first one. */
export function usePages<Row, Key>(
  queryKey: readonly unknown[],
  read: (key: Key | undefined) => Promise<Page<Row, Key>>,
): Pages<Row, Key> {
  return useInfiniteQuery<
    Page<Row, Key>,
    Error,
    InfiniteData<Page<Row, Key>, Key | undefined>,
    readonly unknown[],
    Key | undefined
  >({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam as Key | undefined), // the library loses a generic type
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
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

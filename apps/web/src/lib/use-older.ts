import { useBusy } from '@foyer/ui/use-busy'
import { useState } from 'react'
import { useReport } from './report.ts'

interface Page<Item> {
  items: readonly Item[]
  /** Key of the next page; null or absent at the end. */
  next?: string | null | undefined
}

interface Loaded<Item> {
  /** Key after the first page: with another one the older pages are read anew. */
  start: string | null
  items: readonly Item[]
  next: string | null
}

/** Items of two pages, each once: a new item moves those of the next page. */
export function joinItems<Item extends { id: string }>(newer: readonly Item[], older: readonly Item[]): Item[] {
  const known = new Set(newer.map(({ id }) => id))
  return [...newer, ...older.filter(({ id }) => !known.has(id))]
}

/** The items of the first page of a list, and those of older pages once the member has asked for them. */
export function useOlder<Item extends { id: string }>(
  first: Page<Item> | undefined,
  load: (after: string) => Promise<Page<Item>>,
) {
  const report = useReport()
  const { isBusy, run } = useBusy()
  const [loaded, setLoaded] = useState<Loaded<Item>>()
  const start = first?.next ?? null
  const older = loaded?.start === start ? loaded : undefined
  const next = older ? older.next : start
  const loadMore = () =>
    run(async () => {
      if (next === null) return
      try {
        const page = await load(next)
        setLoaded({ start, items: joinItems(older?.items ?? [], page.items), next: page.next ?? null })
      } catch (error) {
        report(error, 'page')
      }
    })
  const items = joinItems(first?.items ?? [], older?.items ?? [])
  return { items, hasMore: next !== null, isLoading: isBusy, loadMore }
}

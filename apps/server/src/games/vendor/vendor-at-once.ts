interface AtOnce<Item> {
  /** Maximum number of items in work. */
  count: number
  /** Items of one group are in work one after the other. */
  groupOf: (item: Item) => string
}

/** The results of `work` in the order of the items. */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  { count, groupOf }: AtOnce<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const groups = Map.groupBy(items.entries(), ([, item]) => groupOf(item))
  const waiting = groups.values()
  const workers = Array.from({ length: count }, async () => {
    for (const group of waiting) for (const [index, item] of group) results[index] = await work(item)
  })
  await Promise.all(workers)
  return results
}

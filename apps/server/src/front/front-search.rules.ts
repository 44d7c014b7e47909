import { removeTokens } from '@foyer/contract'

/**
 * The query of a call as it is sent on: without what never stands in an address (HTTP-07), and with a `backUrl` that was
 * decided (DEC-13). Without both it stays as it was written.
 */
export function decideSearch(search: string | undefined, decideBackUrl: (raw: string) => string): string {
  const remaining = removeTokens(search ? `?${search}` : '')
  const query = new URLSearchParams(remaining)
  const names = [...new Set(query.keys())].filter((name) => name.toLowerCase() === 'backurl')
  if (names.length === 0) return remaining
  const [wanted = ''] = query.getAll(names[0] ?? '')
  for (const name of names) query.delete(name)
  query.set('backUrl', decideBackUrl(wanted))
  return `?${query}`
}

/** Tells whether a query names a way back, in whatever letters. */
export function hasBackUrl(search: string | undefined): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => name.toLowerCase() === 'backurl')
}

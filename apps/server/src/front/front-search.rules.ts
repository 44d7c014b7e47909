import { removeTokens } from '@foyer/contract'

/**
 * The query of a forwarded call: without tokens (HTTP-07), with a validated `backUrl` (DEC-13). Unchanged without both.
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

/** Whether a query has a return URL, in any case of letters. */
export function hasBackUrl(search: string | undefined): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => name.toLowerCase() === 'backurl')
}

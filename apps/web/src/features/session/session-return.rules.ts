import { removeTokens } from '@foyer/contract'

/** What a tab keeps while the visitor is at a service's login page: the return's state, and the query of our login page. */
export interface LeftForLogin {
  state: string
  search: string
}

export function describeLeave(state: string, search: string): LeftForLogin {
  return { state, search: removeTokens(search) }
}

/**
 * The login page after a return: without the service's parameters, and with those that it was left with, such as `go`
 * (OPEN-17), when this tab asked for the return.
 */
export function buildReturnedAddress(
  returned: URLSearchParams,
  own: readonly string[],
  left: LeftForLogin | undefined,
  state: string | null,
): `/m/login${'' | `?${string}`}` {
  const query = new URLSearchParams(left?.state === state ? left?.search : '')
  for (const [name, value] of returned) query.set(name, value)
  for (const name of own) query.delete(name)
  return query.size > 0 ? `/m/login?${query}` : '/m/login'
}

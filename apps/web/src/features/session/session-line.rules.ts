import { LINE_SCOPE, nameLineReturn } from '@foyer/contract'

/** Line's login page, for a platform that does not name it. */
const authorizeAddress = 'https://access.line.me/oauth2/v2.1/authorize'

/** The address of Line's login page (LINE-11, LINE-13, LINE-14), for a platform without `startLineLogin`. */
export function buildLineAddress({
  clientId,
  origin,
  state,
}: {
  clientId: string
  origin: string
  state: string
}): string {
  const address = new URL(authorizeAddress)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: nameLineReturn(origin),
    scope: LINE_SCOPE,
    state,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** Parameters that Line adds to the address of the return, also of a refused one. */
export const lineParameters = [
  ...['code', 'state', 'error', 'error_description', 'errorCode', 'errorMessage'],
  ...['friendship_status_changed', 'liffClientId', 'liffRedirectUri'],
] as const

/** What Line's return carries (LINE-02); undefined for another address, or for a state that this browser did not send (OPEN-62). */
export function readLineReturn(
  query: URLSearchParams,
  state: string | undefined,
): { code: string; state: string } | undefined {
  const code = query.get('code')
  const returned = query.get('state')
  return code && returned && returned === state ? { code, state: returned } : undefined
}

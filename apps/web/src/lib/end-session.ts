import { logout } from '@foyer/contract'
import type { Services } from './services.tsx'
import { WpsError } from './wps/wps-error.ts'

/** Timeout of the server's answer; the session on this device ends in any case. */
const endTimeoutMs = 5_000

/** The session has already ended; or, DEC-02, another platform lacks this call and ends sessions by itself. */
const nothingLeft: Partial<Record<WpsError['code'], true>> = {
  'customer.not.login': true,
  CUSTOMER_NOT_LOGIN: true,
  'login.not.session': true,
  'user.or.token.invalid': true,
  not_found: true,
}

/** Ends this page's session at the server, silently. Returns whether the server has no session left. */
export function endAtServer({ wps }: Pick<Services, 'wps'>): Promise<boolean> {
  const options = { timeoutMs: endTimeoutMs, alert: false, origin: 'logout' } as const
  return wps.call(logout, { body: {} }, options).then(() => true, isNothingLeft)
}

function isNothingLeft(error: unknown): boolean {
  return error instanceof WpsError && nothingLeft[error.code] === true
}

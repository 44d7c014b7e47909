import { type LoginWayName, type LoginWayRow, loginWays } from '@foyer/contract'
import { createIdentityLogin } from './session-login-identity.ts'
import { passkeyLogin } from './session-login-passkey.ts'
import { smsLogin } from './session-login-sms.ts'
import { usernameLogin } from './session-login-username.ts'
import { type LoginWay, nameTriedLogin } from './session-login-way.ts'

/** Ways by a service: its description says the rest. */
type IdentityWayName = {
  [N in LoginWayName]: (typeof loginWays)[N] extends { provider: string } ? N : never
}[LoginWayName]

/** Ways by a credential of our own. */
const ownWays: Record<Exclude<LoginWayName, IdentityWayName>, LoginWay> = {
  username: usernameLogin,
  sms: smsLogin,
  passkey: passkeyLogin,
}

/** Every way to log in. */
export const allLoginWays: readonly LoginWay[] = [
  ...Object.values(ownWays),
  ...Object.values<LoginWayRow>(loginWays).flatMap((row) =>
    row.provider === undefined ? [] : createIdentityLogin(row, row.provider),
  ),
]

/** What a login names for the limit of its tries, by its address and its body before that is parsed (T12). */
export function nameLogin(path: string, body: unknown): string {
  return nameTriedLogin(
    allLoginWays.filter(({ row }) => row.endpoint.path === path),
    body,
  )
}

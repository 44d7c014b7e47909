import { type FlagValues, findUsernameProblem, hasFlag, type LoginValue, normalizeUsername } from '@foyer/contract'
import { listProblems, type Problems } from '../../lib/problems.rules.ts'

export const loginFields = ['username', 'password'] as const
export type LoginField = (typeof loginFields)[number]

/** The payload of the call: the normalized name, the password as typed. */
export function readLogin(data: FormData): Record<LoginField, string> {
  return {
    username: normalizeUsername(String(data.get('username') ?? '')),
    password: String(data.get('password') ?? ''),
  }
}

/** Form checks before the call (OPEN-04). The server checks the password's form. */
export function findLoginProblems({ username, password }: Record<LoginField, string>): Problems<LoginField> {
  return listProblems({
    username: findUsernameProblem(username),
    password: password === '' ? 'field.password.required' : undefined,
  })
}

/** LOGIN-09: an expired password must be changed first, if the merchant requires it (T39). */
export function mustChangePassword(
  { passwordExpired }: Pick<LoginValue, 'passwordExpired'>,
  settings: { whitelabelVal: FlagValues },
): boolean {
  return passwordExpired && hasFlag(settings, 'PWDEXPFORCECHANGE3')
}

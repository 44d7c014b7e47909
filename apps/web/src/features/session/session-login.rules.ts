import {
  type FlagValues,
  findUsernameProblem,
  hasFlag,
  type LoginValue,
  NO_PASSWORD,
  normalizeUsername,
} from '@foyer/contract'
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

/**
 * Whether a login leads to the forced change, which the client adds to its response (ENT-06): of an expired password, if
 * the merchant requires it (LOGIN-09, T39), and of another platform's default one (LOGIN-08, DEC-11).
 */
export function mustChangePassword(
  { passwordExpired }: Pick<LoginValue, 'passwordExpired'>,
  settings: { whitelabelVal: FlagValues },
  password?: string,
): boolean {
  return password === NO_PASSWORD || (passwordExpired && hasFlag(settings, 'PWDEXPFORCECHANGE3'))
}

/**
 * What a form's login says about the password: the forced change, and the advice to change an expired or weak one. None
 * without a typed password: not after a code by sms, nor after a login by another service (LOGIN-10, CONF-10).
 */
export function decidePasswordChange(
  opened: Pick<LoginValue, 'passwordExpired'>,
  settings: { whitelabelVal: FlagValues },
  password: string | undefined,
): { mustChangePassword: boolean; shouldChangePassword: boolean } {
  if (password === undefined) return { mustChangePassword: false, shouldChangePassword: false }
  return {
    mustChangePassword: mustChangePassword(opened, settings, password),
    shouldChangePassword: opened.passwordExpired,
  }
}

import type { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { type Flag, type FlagValues, hasFlag } from './flags.ts'
import { passkeyLogin } from './passkey.ts'
import { type deviceId, type LoginType, login, type loginValue } from './session.ts'

/** Common fields of the calls of all ways to log in. */
export type LoginEndpoint = EndpointDefinition & {
  access: 'anyone'
  body: z.ZodObject<{ loginDeviceId: z.ZodOptional<typeof deviceId> }>
  value: typeof loginValue
}

/** Settings of a merchant that decide on its ways to log in. */
export interface LoginSettings {
  whitelabelVal: FlagValues
  passkeys?: boolean | undefined
}

/** One way to log in: its call, and the flag and the setting that enable it; without either one of every merchant. */
export interface LoginWayRow<E extends LoginEndpoint = LoginEndpoint> {
  endpoint: E
  /** The `type` in the body, where ways share a call. */
  type?: LoginType
  flag: Flag | null
  setting?: 'passkeys'
}

/** The ways to log in (LOGIN-01), in the order of the login screen. */
export const loginWays = {
  username: { endpoint: login, type: 'username', flag: null },
  sms: { endpoint: login, type: 'sms', flag: 'MOBILENUMREG3' },
  passkey: { endpoint: passkeyLogin, flag: null, setting: 'passkeys' },
} as const satisfies Record<string, LoginWayRow>

export type LoginWayName = keyof typeof loginWays

/** Name of a row; undefined for one that is not in the list. */
export function nameLoginWay(row: Pick<LoginWayRow, 'flag'>): LoginWayName | undefined {
  const names = Object.keys(loginWays) as LoginWayName[] // Object.keys loses the literal keys
  return names.find((name) => loginWays[name] === row)
}

/** Whether a merchant has a way to log in. */
export function hasLoginWay({ flag, setting }: Omit<LoginWayRow, 'endpoint'>, settings: LoginSettings): boolean {
  return (flag === null || hasFlag(settings, flag)) && (setting === undefined || settings[setting] === true)
}

/** A merchant's ways to log in, in the order of the login screen. */
export function listLoginWays(settings: LoginSettings): LoginWayName[] {
  const names = Object.keys(loginWays) as LoginWayName[] // Object.keys loses the literal keys
  return names.filter((name) => hasLoginWay(loginWays[name], settings))
}

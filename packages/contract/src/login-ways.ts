import type { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { hasChannelSettings, type SmsProvider } from './firebase.ts'
import { type Flag, type FlagValues, hasFlag } from './flags.ts'
import { identityWays } from './identity.ts'
import { type FirebaseChannel, type IdentityProviderName, identityServices } from './identity-fields.ts'
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
  smsProvider: SmsProvider
}

/** One way to log in: its call, and the flag and the setting that enable it; without either one of every merchant. */
export interface LoginWayRow<E extends LoginEndpoint = LoginEndpoint> {
  endpoint: E
  /** The `type` in the body, where ways share a call. */
  type?: LoginType
  flag: Flag | null
  setting?: 'passkeys'
  /** The service whose identity is the proof. */
  provider?: IdentityProviderName
  /** The `firebaseChannel` in the body, where ways share a type; its project must be set up. */
  channel?: FirebaseChannel
  /** Fields of its call that no log shows. */
  secrets: readonly string[]
  /** Starts from the address of a page: the login screen has nothing for it (CONF-41). */
  isFromAddress?: true
}

const firebase = {
  endpoint: login,
  type: 'firebase',
  provider: 'firebase',
  secrets: identityServices.firebase.secrets,
} as const

/** The ways to log in (LOGIN-01), in the order of the login screen. */
export const loginWays = {
  username: { endpoint: login, type: 'username', flag: null, secrets: ['password'] },
  sms: { endpoint: login, type: 'sms', flag: 'MOBILENUMREG3', secrets: ['verificationCode', 'password'] },
  passkey: { endpoint: passkeyLogin, flag: null, setting: 'passkeys', secrets: [] },
  google: { ...firebase, flag: 'GOOGLELOGIN3', channel: 'google' },
  facebook: { ...firebase, flag: 'FACEBOOKLOGIN3', channel: 'facebook' },
  twitter: { ...firebase, flag: 'TWITTERLOGIN3', channel: 'twitter' },
  firebase: { ...firebase, flag: null, channel: 'firebase' },
  ...identityWays,
} as const satisfies Record<string, LoginWayRow>

/** Fields of all ways that no log shows. A function, so that no page computes them. */
export function listLoginSecrets(): string[] {
  const rows = [...Object.values(loginWays), ...Object.values(identityServices)]
  return [...new Set<string>(rows.flatMap(({ secrets }) => secrets))]
}

export type LoginWayName = keyof typeof loginWays
/** The ways that the login screen shows. */
export type ScreenLoginWayName = {
  [Name in LoginWayName]: (typeof loginWays)[Name] extends { isFromAddress: true } ? never : Name
}[LoginWayName]

/** Name of a row; undefined for one that is not in the list. */
export function nameLoginWay(row: Pick<LoginWayRow, 'flag'>): LoginWayName | undefined {
  const names = Object.keys(loginWays) as LoginWayName[] // Object.keys loses the literal keys
  return names.find((name) => loginWays[name] === row)
}

/** Whether a merchant has a way to log in. */
export function hasLoginWay(row: Pick<LoginWayRow, 'flag' | 'setting' | 'channel'>, settings: LoginSettings): boolean {
  const { flag, setting, channel } = row
  if (channel !== undefined && !hasChannelSettings(settings.smsProvider, channel)) return false
  return (flag === null || hasFlag(settings, flag)) && (setting === undefined || settings[setting] === true)
}

/** A merchant's channels of Firebase (SOC-14..16). */
export function listFirebaseChannels(settings: LoginSettings): FirebaseChannel[] {
  const rows = Object.values<LoginWayRow>(loginWays).filter((row) => row.channel && hasLoginWay(row, settings))
  return rows.flatMap(({ channel }) => channel ?? [])
}

/** A merchant's ways to log in, in the order of the login screen. */
export function listLoginWays(settings: LoginSettings): ScreenLoginWayName[] {
  const rows = Object.entries<LoginWayRow>(loginWays).filter(
    ([, row]) => !row.isFromAddress && hasLoginWay(row, settings),
  )
  return rows.map(([name]) => name as ScreenLoginWayName) // Object.entries loses the literal keys
}

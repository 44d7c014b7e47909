import type { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { type Flag, type FlagValues, hasFlag } from './flags.ts'
import { type deviceId, login, type loginValue } from './session.ts'

/** What the calls of all ways to log in have in common. */
export type LoginEndpoint = EndpointDefinition & {
  access: 'anyone'
  body: z.ZodObject<{ loginDeviceId: z.ZodOptional<typeof deviceId> }>
  value: typeof loginValue
}

/** One way to log in: its call, and the flag by which a merchant has it; null for one that every merchant has. */
export interface LoginWayRow<E extends LoginEndpoint = LoginEndpoint> {
  endpoint: E
  flag: Flag | null
}

/** The ways to log in (LOGIN-01), in the order of the login screen. */
export const loginWays = {
  username: { endpoint: login, flag: null },
} as const satisfies Record<string, LoginWayRow>

export type LoginWayName = keyof typeof loginWays

/** Tells whether a merchant has a way to log in. */
export function hasLoginWay({ flag }: Pick<LoginWayRow, 'flag'>, settings: { whitelabelVal: FlagValues }): boolean {
  return flag === null || hasFlag(settings, flag)
}

/** The ways to log in that a merchant has, in the order of the login screen. */
export function listLoginWays(settings: { whitelabelVal: FlagValues }): LoginWayName[] {
  const names = Object.keys(loginWays) as LoginWayName[] // Object.keys forgets the literal keys
  return names.filter((name) => hasLoginWay(loginWays[name], settings))
}

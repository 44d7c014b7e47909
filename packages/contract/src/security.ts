import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countryCode, id, instant } from './fields.ts'

/** A browser as members know it, by its own names; null where it does not say. */
export const deviceDescription = z.object({
  /** Such as `Chrome`; the same in every language. */
  browser: z.string().nullable(),
  /** Such as `Android`; the same in every language. */
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']).nullable(),
})
export type DeviceDescription = z.output<typeof deviceDescription>

/** Where and with which device a session was opened. */
const origin = z.object({
  device: deviceDescription,
  /** Country of the network, if known. */
  country: countryCode.nullable(),
  /** Network of the address, such as `203.0.113.*`. */
  network: z.string().nullable(),
})

/** The member's sessions of one browser: all of its tabs. */
export const memberSession = z.object({
  id,
  ...origin.shape,
  openedAt: instant,
  /** Time of the last call, exact to a minute. */
  lastSeenAt: instant,
  /** The browser of this call. */
  isCurrent: z.boolean(),
})
export type MemberSession = z.output<typeof memberSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/wps/member/session',
  access: 'member',
  rejects: ['free'],
  summary: 'The browsers in which the member is logged in, the caller’s first (DEC-20, DEC-30)',
  value: z.array(memberSession),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/wps/member/session/end',
  access: 'member',
  rejects: ['free'],
  summary: 'Logs the member out in one browser; its tokens are dead with this answer (DEC-20, T9)',
  body: z.object({ id }),
  value: z.object({ ended: z.literal(true) }),
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/wps/member/session/end-others',
  access: 'member',
  rejects: ['free'],
  summary: 'Logs the member out in every browser but the caller’s (DEC-20, T9)',
  body: z.object({}),
  value: z.object({ ended: z.literal(true) }),
})

/** Days for which logins are listed. */
export const LOGIN_HISTORY_DAYS = 90

/** One login or attempt. */
export const loginEvent = z.object({
  id,
  at: instant,
  /** Name of a way to log in, `registration`, or `verification` after a second step; another one for another kind. */
  way: z.string(),
  result: z.enum(['success', 'failed']),
  ...origin.shape,
})
export type LoginEvent = z.output<typeof loginEvent>

export const listLogins = endpoint({
  method: 'GET',
  path: '/wps/member/login',
  access: 'member',
  rejects: ['free'],
  summary: 'Logins and refused attempts of the last 90 days, newest first (DEC-30)',
  query: z.object({ cursor: z.string().max(100).optional() }),
  value: z.object({ items: z.array(loginEvent), nextCursor: z.string().nullable() }),
})

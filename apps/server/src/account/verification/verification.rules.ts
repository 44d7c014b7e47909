import type { GuestCodePurpose, VerificationChannel } from '@foyer/contract'

/** What a code is for; it works for this alone. */
export type CodePurpose = GuestCodePurpose | 'contact' | 'second_factor'

/** Whether a visitor requests the code, without a session or a proved first factor. */
export function isGuestPurpose(purpose: CodePurpose): purpose is GuestCodePurpose {
  return purpose !== 'contact' && purpose !== 'second_factor'
}

/**
 * Whether something goes to every address that is named, known or not: what becomes of it tells nothing of an account. A
 * new contact is none of these: the address of another account gets nothing.
 */
export function isForAnybody(purpose: CodePurpose): boolean {
  return purpose === 'register' || purpose === 'second_factor'
}

/** Wrong tries per code (DEC-19). */
export const CODE_TRIES = 5

/** Tries of a member's second factor over all logins (T15): from known devices and from others apart. */
export function listFactorQuotas(memberId: string, isKnownDevice: boolean): Quota[] {
  const key = ['factor', memberId, isKnownDevice ? 'known' : 'other']
  return [
    { key: [...key, 'hour'], windowSeconds: 3_600, max: 20 },
    { key: [...key, 'day'], windowSeconds: 86_400, max: 50 },
  ]
}

/** A limit of requests: requests per key within a sliding window. */
export interface Quota {
  /** What is counted, with its kind. */
  key: readonly string[]
  windowSeconds: number
  max: number
}

/** The requester of a code. */
export interface CodeRequester {
  purpose: CodePurpose
  channel: VerificationChannel
  address: string
  /** Network of the caller: a /24 or a /48. */
  network: string
  ip: string
  deviceId: string | undefined
  /** Messages of the merchant per day and channel. */
  dailyBudget: number
}

/**
 * Share of the merchant's budget for requests without a proved first factor: the rest is left for second factors, whatever
 * visitors ask for.
 */
const OPEN_SHARE = 3 / 4
/** A part of the day's budget, so that an hour of pumping leaves codes for the rest of the day. */
const HOURS_OF_BUDGET = 6

/**
 * Limits of one request for a code (DEC-19, T14): one a minute per address and purpose, three in ten minutes per address,
 * then by device, ip, network, range of numbers, and the merchant's budget per hour and day. A second factor goes to the
 * member's own address after a proved first one and has counts of its own, which nobody else can use up. A session proves
 * no address: a code for a new contact counts with those of visitors.
 */
export function listQuotas(requester: CodeRequester): Quota[] {
  const { purpose, channel, address, network, ip, deviceId, dailyBudget } = requester
  const scope = purpose === 'second_factor' ? 'proved' : 'open'
  const listBudget = (kind: readonly string[], max: number): Quota[] => [
    { key: ['merchant-hour', ...kind], windowSeconds: 3_600, max: Math.ceil(max / HOURS_OF_BUDGET) },
    { key: ['merchant', ...kind], windowSeconds: 86_400, max },
  ]
  return [
    { key: ['resend', purpose, channel, address], windowSeconds: 60, max: 1 },
    { key: ['address', scope, channel, address], windowSeconds: 600, max: 3 },
    { key: ['address-day', scope, channel, address], windowSeconds: 86_400, max: 10 },
    ...(deviceId === undefined ? [] : [{ key: ['device', scope, deviceId], windowSeconds: 3_600, max: 10 }]),
    { key: ['ip', scope, ip], windowSeconds: 3_600, max: 20 },
    { key: ['network', scope, network], windowSeconds: 3_600, max: 60 },
    // Pumping uses neighbouring numbers of one range (T14).
    ...(channel === 'sms' ? [{ key: ['range', scope, address.slice(0, -4)], windowSeconds: 3_600, max: 30 }] : []),
    ...(scope === 'open' ? listBudget([scope, channel], Math.ceil(dailyBudget * OPEN_SHARE)) : []),
    ...listBudget([channel], dailyBudget),
  ]
}

/**
 * The requests of a visitor that need no captcha (T14): one an hour per address, and per network where it tells visitors
 * apart.
 */
export function listFreeQuotas(request: { channel: VerificationChannel; address: string; network?: string }): Quota[] {
  const { channel, address, network } = request
  return [
    { key: ['free-address', channel, address], windowSeconds: 3_600, max: 1 },
    ...(network === undefined ? [] : [{ key: ['free-network', network], windowSeconds: 3_600, max: 1 }]),
  ]
}

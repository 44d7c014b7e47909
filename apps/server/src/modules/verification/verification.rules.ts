import type { GuestCodePurpose, VerificationChannel } from '@foyer/contract'

/** What a code is for; it works for this alone. */
export type CodePurpose = GuestCodePurpose | 'contact' | 'second_factor'

/** Whether a visitor requests the code, without a session or a proved first factor. */
export function isGuestPurpose(purpose: CodePurpose): purpose is GuestCodePurpose {
  return purpose !== 'contact' && purpose !== 'second_factor'
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
 * Limits of one request for a code (DEC-19, T14): one a minute per address and purpose, three in ten minutes per address,
 * then by device, ip, network, range of numbers, and the merchant's budget per hour and day.
 */
export function listQuotas({ purpose, channel, address, network, ip, deviceId, dailyBudget }: CodeRequester): Quota[] {
  return [
    { key: ['resend', purpose, channel, address], windowSeconds: 60, max: 1 },
    { key: ['address', channel, address], windowSeconds: 600, max: 3 },
    { key: ['address-day', channel, address], windowSeconds: 86_400, max: 10 },
    ...(deviceId === undefined ? [] : [{ key: ['device', deviceId], windowSeconds: 3_600, max: 10 }]),
    { key: ['ip', ip], windowSeconds: 3_600, max: 20 },
    { key: ['network', network], windowSeconds: 3_600, max: 60 },
    // Pumping uses neighbouring numbers of one range (T14).
    ...(channel === 'sms' ? [{ key: ['range', address.slice(0, -4)], windowSeconds: 3_600, max: 30 }] : []),
    // A part of the day's budget, so that an hour of pumping leaves codes for the rest of the day.
    { key: ['merchant-hour', channel], windowSeconds: 3_600, max: Math.ceil(dailyBudget / 6) },
    { key: ['merchant', channel], windowSeconds: 86_400, max: dailyBudget },
  ]
}

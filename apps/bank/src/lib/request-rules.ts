import { createHash, createHmac } from 'node:crypto'
import { parseWebAddress } from '@foyer/contract'
import { isCurrencyCode } from '@foyer/money'
import { z } from 'zod'

/** A platform's own id of a payment or payout. */
export const referenceForm = /^[A-Za-z0-9_-]{1,64}$/

/** Common fields of payments and payouts; a platform's reference makes both idempotent. */
export const commonFields = {
  reference: z.string().regex(referenceForm),
  merchant: z.string().regex(/^[a-z0-9]{2,20}$/),
  /** Minor units, positive. */
  amount: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .transform((text) => BigInt(text)),
  /** Play money is excluded (T22). */
  currency: z.string().refine((code) => isCurrencyCode(code) && code !== 'FUN'),
}

/** Fields with their own refusal codes. */
export const commonCodes = { amount: 'amount_invalid', currency: 'currency_unknown' } as const

/** Whether an address is permitted for callbacks: only the platform's own origin (T18). */
export function isCallbackAllowed(text: string, platformUrl: string): boolean {
  return parseWebAddress(text)?.origin === new URL(platformUrl).origin
}

/** Fingerprint of a parsed request: equal for equal content, independent of the order of fields. */
export function hashRequest(request: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(writeRequest(request)).digest('hex')
}

/**
 * The same for a request with a guessable secret, such as an account's number: useless without the secret shared by the
 * bank and the platform.
 */
export function hashSecretRequest(request: Readonly<Record<string, unknown>>, secret: string): string {
  return createHmac('sha256', secret).update(writeRequest(request)).digest('hex')
}

function writeRequest(request: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(request, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}

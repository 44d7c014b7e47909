import { createHash, createHmac } from 'node:crypto'
import { parseWebAddress } from '@foyer/contract'
import { isCurrencyCode } from '@foyer/money'
import { z } from 'zod'

/** A platform's own id of a payment or payout. */
export const referenceForm = /^[A-Za-z0-9_-]{1,64}$/

/** What payments and payouts have in common; a platform's reference makes either of them idempotent. */
export const commonFields = {
  reference: z.string().regex(referenceForm),
  merchant: z.string().regex(/^[a-z0-9]{2,20}$/),
  /** Minor units, above zero. */
  amount: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .transform((text) => BigInt(text)),
  /** Play money never meets a bank (T22). */
  currency: z.string().refine((code) => isCurrencyCode(code) && code !== 'FUN'),
}

/** Codes of the fields that have a refusal of their own. */
export const commonCodes = { amount: 'amount_invalid', currency: 'currency_unknown' } as const

/** Tells whether callbacks may go to an address: only to the platform's own origin (T18). */
export function isCallbackAllowed(text: string, platformUrl: string): boolean {
  return parseWebAddress(text)?.origin === new URL(platformUrl).origin
}

/** Fingerprint of a parsed request: the same content gives the same, whatever the order of its fields was. */
export function hashRequest(request: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(writeRequest(request)).digest('hex')
}

/**
 * The same for a request with a secret in it that is short enough to be tried out, such as an account's number: of no
 * use without the secret that only the bank and the platform share.
 */
export function hashSecretRequest(request: Readonly<Record<string, unknown>>, secret: string): string {
  return createHmac('sha256', secret).update(writeRequest(request)).digest('hex')
}

function writeRequest(request: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(request, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}

import { z } from 'zod'
import {
  findAccountNumberProblem,
  findPasswordProblem,
  findRealNameProblem,
  findReferralCodeProblem,
  findUsernameProblem,
  normalizeAccountNumber,
  normalizeUsername,
} from './bounds.ts'

/** A text that is parsed by one of the bounds; the issue's message is the text id of the broken rule. */
function bounded(findProblem: (text: string) => string | undefined, maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .superRefine((text, context) => {
      const problem = findProblem(text)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

/** Amount in minor units as a decimal string, zero or more, at most 18 digits. */
export const amountMinor = z.string().regex(/^(0|[1-9]\d{0,17})$/)
/** What an account holds: every amount that the ledger can count, up to 19 digits. */
export const balanceMinor = z.string().regex(/^(0|[1-9]\d{0,18})$/)
/** An amount above zero. */
export const positiveAmountMinor = z.string().regex(/^[1-9]\d{0,17}$/)
/** With a sign, for movements. */
export const signedAmountMinor = z.string().regex(/^-?(0|[1-9]\d{0,17})$/)
export const currencyCode = z.string().regex(/^[A-Z0-9]{3,8}$/)
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/)
/** An instant, ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true })
/** Id made by whoever asks, kept before it is sent and sent again unchanged on a retry. */
export const requestId = z.uuid()
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const username = bounded(findUsernameProblem, 64).transform(normalizeUsername)
export const newPassword = bounded(findPasswordProblem, 64)
export const referralCode = bounded(findReferralCodeProblem, 20)
export const realName = bounded(findRealNameProblem, 100).transform((text) => text.trim())
export const accountNumber = bounded(findAccountNumberProblem, 64).transform(normalizeAccountNumber)
export const shortText = z.string().max(200)
export const address = z.string().max(2000)

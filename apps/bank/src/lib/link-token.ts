import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** 132 bits of base64url. */
const TOKEN_LENGTH = 22

/**
 * Token in the address of a page, next to the id of its subject: ids appear in callbacks, receipts and logs, and give
 * no access by themselves. Derived from the secret that the bank shares with a platform, never stored.
 */
function makeLinkToken(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`link to ${subject}`).digest('base64url').slice(0, TOKEN_LENGTH)
}

export function isLinkToken(secret: string, subject: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(makeLinkToken(secret, subject)), digest(given))
}

/** Path of a payment's page, for its payer only. */
export function makePaymentPath(secret: string, paymentId: string): string {
  return `/pay/${paymentId}/${makeLinkToken(secret, paymentId)}`
}

interface Platform {
  vendorCode: string
  secret: string
}

/** Path of the page on which the sandbox's operator decides a platform's payouts. */
export function makePayoutsPath({ vendorCode, secret }: Platform): string {
  return `/payouts/${vendorCode}/${makeLinkToken(secret, payoutsOf(vendorCode))}`
}

export function isPayoutsToken({ vendorCode, secret }: Platform, given: string): boolean {
  return isLinkToken(secret, payoutsOf(vendorCode), given)
}

function payoutsOf(vendorCode: string): string {
  return `payouts of ${vendorCode}`
}

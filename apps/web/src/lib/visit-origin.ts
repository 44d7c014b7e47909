import { findReferralCodeProblem, removeTokens } from '@foyer/contract'
import { readTid } from './registration-info.ts'
import type { TypedStorage } from './storage.ts'

/** Maximum of the contract. */
const MAX_ADDRESS_LENGTH = 2_000

type Storage = Pick<TypedStorage, 'read'>

/** Where a new member comes from: fields of each registration, and of a first login by another service. */
export interface VisitOrigin {
  registerUrl: string
  domain: string
  linkId?: string
  affiliateCode?: string
}

/** Of this page and what has brought its visitor (REG-19, OPEN-29, SESS-06). */
export function readVisitOrigin(storage: Storage, address: Location = location): VisitOrigin {
  const { origin, pathname, search, hostname } = address
  const linkId = readTid(storage.read('tid'))
  const affiliateCode = readLinkCode(storage.read('registrationInfo')?.affiliateCode)
  return {
    // A fragment may hold another service's proof.
    registerUrl: (origin + pathname + removeTokens(search)).slice(0, MAX_ADDRESS_LENGTH),
    domain: hostname,
    ...(linkId ? { linkId } : {}),
    ...(affiliateCode ? { affiliateCode } : {}),
  }
}

/** The referral code of the visitor's link, for a call without a form. */
export function readVisitReferral(storage: Storage): { referralCode?: string } {
  const referralCode = readLinkCode(storage.read('registrationInfo')?.referralCode)
  return referralCode ? { referralCode } : {}
}

/** A valid code from a link (SESS-07). */
export function readLinkCode(code: unknown): string | undefined {
  return typeof code === 'string' && code !== '' && findReferralCodeProblem(code) === undefined ? code : undefined
}

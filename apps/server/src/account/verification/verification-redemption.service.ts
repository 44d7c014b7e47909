import { timingSafeEqual } from 'node:crypto'
import type { Database, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { AddressHasher, Recipient } from '../../outreach/index.ts'
import type { CodeProviderFinder } from '../../providers/messages/messages.ts'
import { CODE_TRIES, type CodePurpose } from './verification.rules.ts'
import { countTry, markCodeUsed, type OpenCode } from './verification.store.ts'
import type { CodeHasher } from './verification-code.ts'

export interface CodeUse {
  recipient: Recipient
  purpose: CodePurpose
  code: string
}

/** A right code; `consume` takes it in the transaction of what it permits, once. */
export interface UsedCode {
  addressHash: Buffer
  /** @throws ServiceError `verification_invalid` when it was used meanwhile */
  consume(tx: Tx): Promise<void>
}

export interface RedemptionDependencies {
  database: Database
  findCodeProvider: CodeProviderFinder
  hashAddress: AddressHasher
  hashCode: CodeHasher
}

/** Counts the try, then checks the code: `redeemCode` of Verifications. */
export async function redeemCode(
  dependencies: RedemptionDependencies,
  merchant: Merchant,
  use: CodeUse,
): Promise<UsedCode> {
  const { database, hashAddress } = dependencies
  const { recipient, purpose } = use
  const addressHash = hashAddress(merchant.code, recipient)
  const target = { merchant: merchant.code, channel: recipient.channel, purpose, addressHash }
  const found = await database.transaction((tx) => countTry(tx, target, CODE_TRIES), { merchant: merchant.code })
  if (!found || !(await isRight(dependencies, merchant, found, use))) throw new ServiceError('verification_invalid')
  return {
    addressHash,
    async consume(tx) {
      if (!(await markCodeUsed(tx, merchant.code, found.id))) throw new ServiceError('verification_invalid')
    },
  }
}

/** Our own code is compared; one of the merchant's provider is checked there. */
async function isRight(
  { findCodeProvider, hashCode }: RedemptionDependencies,
  merchant: Merchant,
  found: OpenCode,
  { recipient, code }: CodeUse,
): Promise<boolean> {
  if (found.provider === null) return timingSafeEqual(found.codeHash, hashCode(found.id, code))
  const provider = findCodeProvider(merchant)
  if (provider?.code !== found.provider) return false
  // A code that was never sent takes as long (DEC-15).
  const outcome = await provider.checkCode({ session: found.session ?? found.id, number: recipient.text, code })
  if (outcome === 'unknown') throw new ServiceError('service_unavailable')
  return outcome === 'right' && found.session !== null
}

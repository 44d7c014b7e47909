import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { verificationCodeBounds } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { deriveDataKey } from '../../db/data-cipher.ts'
import type { Caller } from '../../http/call.ts'
import { shortenAddress } from '../../http/network.ts'
import { refuseUntil, ServiceError } from '../../http/service-error.ts'
import { type AddressHasher, createAddressHasher, type Recipient } from '../contact/index.ts'
import type { Merchant } from '../merchant/index.ts'
import type { Messages } from '../message/index.ts'
import { CODE_TRIES, type CodePurpose, listFactorQuotas, listQuotas } from './verification.rules.ts'
import { countRequest, countTry, insertCode, markCodeUsed } from './verification.store.ts'
import { type CodeText, writeCodeMessage } from './verification-texts.ts'

/** Messages of a merchant per channel and day, without a setting of its own (T14). */
const DAILY_BUDGET = 5_000

export interface CodeRequest {
  recipient: Recipient
  purpose: CodePurpose
  caller: Pick<Caller, 'ip' | 'language' | 'afterAnswer'>
  deviceId: string | undefined
  /**
   * Decides in the request's transaction what is sent: a code, a text without a code, or nothing. The answer to the
   * caller is the same in each case (DEC-15).
   */
  decideText(tx: Tx): Promise<CodeText | undefined>
}

/** Codes by sms and e-mail (DEC-19). */
export interface Verifications {
  /** @throws ServiceError `TOO_MANY_REQUESTS` with the time to wait, or `service_unavailable` without a provider */
  sendCode(merchant: Merchant, request: CodeRequest): Promise<{ resendSeconds: number; expiresSeconds: number }>
  /**
   * Consumes a code in two steps: a wrong try counts although the caller's transaction may roll back.
   * @throws ServiceError `verification_invalid` for a wrong, used, expired or too often tried code
   */
  redeemCode(merchant: Pick<Merchant, 'code'>, use: CodeUse): Promise<UsedCode>
  /**
   * Counts a try of a second factor: each login has five, and a stolen password could open any number of logins.
   * @throws ServiceError `TOO_MANY_REQUESTS`
   */
  countFactorTry(tx: Tx, owner: { merchant: string; memberId: string }, isKnownDevice: boolean): Promise<void>
  hashAddress: AddressHasher
  canSend: Messages['canSend']
}

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

interface VerificationDependencies {
  database: Database
  messages: Messages
  dataKey: string
}

export function createVerifications({ database, messages, dataKey }: VerificationDependencies): Verifications {
  const codeKey = deriveDataKey(dataKey, 'verification code')
  const quotaKey = deriveDataKey(dataKey, 'verification quota')
  const hashAddress = createAddressHasher(dataKey)
  const hash = (key: Buffer, parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest()

  return {
    hashAddress,
    canSend: messages.canSend,
    async countFactorTry(tx, { merchant, memberId }, isKnownDevice) {
      const quotas = listFactorQuotas(memberId, isKnownDevice)
      const counted = quotas.map(({ key, ...quota }) => ({ ...quota, keyHash: hash(quotaKey, key) }))
      const waitSeconds = await countRequest(tx, merchant, counted)
      if (waitSeconds > 0) throw refuseUntil(waitSeconds)
    },
    async sendCode(merchant, { recipient, purpose, caller, deviceId, decideText }) {
      const { channel } = recipient
      if (!messages.canSend(channel)) throw new ServiceError('service_unavailable')
      const quotas = listQuotas({
        purpose,
        channel,
        address: recipient.text,
        network: shortenAddress(caller.ip),
        ip: caller.ip,
        deviceId,
        dailyBudget: merchant.settings.messagesPerDay ?? DAILY_BUDGET,
      })
      const id = randomUUID()
      const code = randomInt(10 ** verificationCodeBounds.digits)
        .toString()
        .padStart(verificationCodeBounds.digits, '0')
      const waitSeconds = await database.transaction(
        async (tx) => {
          const counted = quotas.map(({ key, ...quota }) => ({ ...quota, keyHash: hash(quotaKey, key) }))
          const seconds = await countRequest(tx, merchant.code, counted)
          if (seconds > 0) return seconds
          const text = await decideText(tx)
          const addressHash = hashAddress(merchant.code, recipient)
          // Code and message are stored in each case: it takes the same time, and nobody gets a decoy.
          await insertCode(
            tx,
            { merchant: merchant.code, channel, purpose, addressHash },
            { id, codeHash: hash(codeKey, [id, code]), lifetimeSeconds: verificationCodeBounds.lifetimeSeconds },
          )
          const written = writeCodeMessage(text ?? 'login', { merchant, language: caller.language, code })
          await messages.queue(tx, merchant, {
            channel,
            recipient: recipient.text,
            language: caller.language,
            isDecoy: text === undefined,
            ...written,
          })
          return 0
        },
        { merchant: merchant.code },
      )
      if (waitSeconds > 0) throw refuseUntil(waitSeconds)
      caller.afterAnswer(() => messages.flush(merchant))
      const { resendSeconds, lifetimeSeconds } = verificationCodeBounds
      return { resendSeconds, expiresSeconds: lifetimeSeconds }
    },

    async redeemCode(merchant, { recipient, purpose, code }) {
      const addressHash = hashAddress(merchant.code, recipient)
      const target = { merchant: merchant.code, channel: recipient.channel, purpose, addressHash }
      const found = await database.transaction((tx) => countTry(tx, target, CODE_TRIES), { merchant: merchant.code })
      if (!found || !timingSafeEqual(found.codeHash, hash(codeKey, [found.id, code])))
        throw new ServiceError('verification_invalid')
      return {
        addressHash,
        async consume(tx) {
          if (!(await markCodeUsed(tx, merchant.code, found.id))) throw new ServiceError('verification_invalid')
        },
      }
    },
  }
}

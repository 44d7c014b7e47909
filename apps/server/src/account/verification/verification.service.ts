import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Language, languages, type VerificationChannel, verificationCodeBounds } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { deriveDataKey } from '../../db/data-cipher.ts'
import type { Caller } from '../../http/call.ts'
import { isPrivateAddress, shortenAddress } from '../../http/network.ts'
import { refuseUntil, ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { Messages } from '../../outreach/index.ts'
import { type AddressHasher, createAddressHasher, type Recipient } from '../../outreach/index.ts'
import type { CodeProvider, CodeProviderFinder } from '../../providers/messages/messages.ts'
import {
  CODE_TRIES,
  type CodePurpose,
  isForAnybody,
  isGuestPurpose,
  listFactorQuotas,
  listFreeQuotas,
  listQuotas,
  type Quota,
} from './verification.rules.ts'
import {
  countRequest,
  countTry,
  insertCode,
  markCodeUsed,
  type OpenCode,
  saveProviderSession,
} from './verification.store.ts'
import { type CodeText, writeCodeMessage } from './verification-texts.ts'

/** Messages of a merchant per channel and day, without a setting of its own (T14). */
const DAILY_BUDGET = 5_000

export interface CodeRequest {
  recipient: Recipient
  purpose: CodePurpose
  caller: Pick<Caller, 'ip' | 'language' | 'origin' | 'afterAnswer'>
  deviceId: string | undefined
  /** The visitor's captcha for the merchant's provider of codes. */
  proof?: string | undefined
  /**
   * Decides in the request's transaction what is sent: a code, a text without a code, or nothing. The answer to the
   * caller is the same in each case (DEC-15).
   */
  decideText(tx: Tx): Promise<CodeText | undefined>
}

/** Codes by sms and e-mail (DEC-19). */
export interface Verifications {
  /**
   * @throws ServiceError `TOO_MANY_REQUESTS` with the time to wait, `country_not_served` where the provider has lately
   * refused the number's country, for known and unknown numbers alike, or `service_unavailable` without a provider
   */
  sendCode(merchant: Merchant, request: CodeRequest): Promise<{ resendSeconds: number; expiresSeconds: number }>
  /**
   * Takes the request that a visitor has without a captcha; false when the address or the network has had it in the last
   * hour (T14).
   */
  takeFreeRequest(merchant: Merchant, recipient: Recipient, caller: Pick<Caller, 'ip'>): Promise<boolean>
  /**
   * Consumes a code in two steps: a wrong try counts although the caller's transaction may roll back.
   * @throws ServiceError `verification_invalid` for a wrong, used, expired or too often tried code; `service_unavailable`
   * while the provider of codes does not answer
   */
  redeemCode(merchant: Merchant, use: CodeUse): Promise<UsedCode>
  /**
   * Counts a try of a second factor: each login has five, and a stolen password could open any number of logins.
   * @throws ServiceError `TOO_MANY_REQUESTS`
   */
  countFactorTry(tx: Tx, owner: { merchant: string; memberId: string }, isKnownDevice: boolean): Promise<void>
  hashAddress: AddressHasher
  /** Whether the platform sends messages on a channel: codes to members, and other texts. */
  canSend: Messages['canSend']
  /** Whether a visitor gets codes on a channel: also from the merchant's provider of codes. */
  canSendToGuest(merchant: Merchant, channel: VerificationChannel): boolean
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
  findCodeProvider: CodeProviderFinder
  logger: Pick<FastifyBaseLogger, 'warn'>
  database: Database
  messages: Messages
  dataKey: string
}

export function createVerifications(dependencies: VerificationDependencies): Verifications {
  const { database, messages, dataKey, findCodeProvider, logger } = dependencies
  const codeKey = deriveDataKey(dataKey, 'verification code')
  const quotaKey = deriveDataKey(dataKey, 'verification quota')
  const hashAddress = createAddressHasher(dataKey)
  const hash = (key: Buffer, parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest()

  const count = (tx: Tx, merchant: string, quotas: readonly Quota[]) =>
    countRequest(
      tx,
      merchant,
      quotas.map(({ key, ...quota }) => ({ ...quota, keyHash: hash(quotaKey, key) })),
    )

  async function sendByProvider(
    provider: CodeProvider,
    request: {
      merchant: Merchant
      id: string
      number: string
      language: Language
      proof: string | undefined
      purpose: CodePurpose
    },
  ): Promise<void> {
    const { merchant, id, number, language, proof, purpose } = request
    const sent = await provider.sendCode({ number, languageTag: languages[language].tag, proof })
    const attempt = { merchant: merchant.code, channel: 'sms', provider: provider.code, recipient: number } as const
    await messages.recordOutcome({ ...attempt, outcome: sent.outcome, isForAnybody: isForAnybody(purpose) })
    if (sent.outcome !== 'sent')
      return logger.warn({ merchant: merchant.code, provider: provider.code, reason: sent.reason }, 'code not sent')
    await database.transaction((tx) => saveProviderSession(tx, merchant.code, id, sent.session), {
      merchant: merchant.code,
    })
  }

  async function isRight(found: OpenCode, merchant: Merchant, number: string, code: string): Promise<boolean> {
    if (found.provider === null) return timingSafeEqual(found.codeHash, hash(codeKey, [found.id, code]))
    const provider = findCodeProvider(merchant)
    if (provider?.code !== found.provider) return false
    // A code that was never sent takes as long (DEC-15).
    const outcome = await provider.checkCode({ session: found.session ?? found.id, number, code })
    if (outcome === 'unknown') throw new ServiceError('service_unavailable')
    return outcome === 'right' && found.session !== null
  }

  return {
    hashAddress,
    canSend: messages.canSend,
    canSendToGuest: (merchant, channel) =>
      messages.canSend(channel) || (channel === 'sms' && findCodeProvider(merchant) !== undefined),
    async countFactorTry(tx, { merchant, memberId }, isKnownDevice) {
      const waitSeconds = await count(tx, merchant, listFactorQuotas(memberId, isKnownDevice))
      if (waitSeconds > 0) throw refuseUntil(waitSeconds)
    },
    async takeFreeRequest({ code }, { channel, text: address }, { ip }) {
      // The operator's own network, or a proxy that the settings do not name: all visitors together.
      const network = isPrivateAddress(ip) ? {} : { network: shortenAddress(ip) }
      const quotas = listFreeQuotas({ channel, address, ...network })
      return (await database.transaction((tx) => count(tx, code, quotas), { merchant: code })) === 0
    },
    async sendCode(merchant, { recipient, purpose, caller, deviceId, proof, decideText }) {
      const { channel } = recipient
      const provider = channel === 'sms' && isGuestPurpose(purpose) ? findCodeProvider(merchant) : undefined
      if (!provider && !messages.canSend(channel)) throw new ServiceError('service_unavailable')
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
      let isDecoy = true
      const waitSeconds = await database.transaction(
        async (tx) => {
          const to = { recipient: recipient.text, provider: provider?.code }
          if (channel === 'sms' && (await messages.isUnserved(tx, merchant.code, to)))
            throw new ServiceError('country_not_served')
          const seconds = await count(tx, merchant.code, quotas)
          if (seconds > 0) return seconds
          const text = await decideText(tx)
          isDecoy = text === undefined
          const addressHash = hashAddress(merchant.code, recipient)
          // Code and message are stored in each case: it takes the same time, and nobody gets a decoy.
          await insertCode(
            tx,
            { merchant: merchant.code, channel, purpose, addressHash },
            {
              id,
              codeHash: provider ? randomBytes(32) : hash(codeKey, [id, code]),
              provider: provider?.code ?? null,
              lifetimeSeconds: verificationCodeBounds.lifetimeSeconds,
            },
          )
          if (provider) return 0
          const written = writeCodeMessage(text ?? 'login', {
            merchant,
            language: caller.language,
            code,
            smsHost: channel === 'sms' ? new URL(caller.origin).hostname : undefined,
          })
          await messages.queue(tx, merchant, {
            channel,
            recipient: recipient.text,
            language: caller.language,
            isDecoy: text === undefined,
            isForAnybody: isForAnybody(purpose),
            lifetimeSeconds: verificationCodeBounds.lifetimeSeconds,
            ...written,
          })
          return 0
        },
        { merchant: merchant.code },
      )
      if (waitSeconds > 0) throw refuseUntil(waitSeconds)
      const { language } = caller
      // The answer does not wait: it would tell a code from a decoy (DEC-15).
      if (!provider) caller.afterAnswer(() => messages.flush(merchant))
      else if (!isDecoy)
        caller.afterAnswer(() =>
          sendByProvider(provider, { merchant, id, number: recipient.text, language, proof, purpose }),
        )
      const { resendSeconds, lifetimeSeconds } = verificationCodeBounds
      return { resendSeconds, expiresSeconds: lifetimeSeconds }
    },

    async redeemCode(merchant, { recipient, purpose, code }) {
      const addressHash = hashAddress(merchant.code, recipient)
      const target = { merchant: merchant.code, channel: recipient.channel, purpose, addressHash }
      const found = await database.transaction((tx) => countTry(tx, target, CODE_TRIES), { merchant: merchant.code })
      if (!found || !(await isRight(found, merchant, recipient.text, code)))
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

import { randomBytes, randomUUID } from 'node:crypto'
import { languages, verificationCodeBounds } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../../http/call.ts'
import { shortenAddress } from '../../http/network.ts'
import { refuseUntil, ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { AddressHasher, Messages, Recipient } from '../../outreach/index.ts'
import type { CodeProvider, CodeProviderFinder } from '../../providers/messages/messages.ts'
import { type CodePurpose, isForAnybody, isGuestPurpose, listQuotas } from './verification.rules.ts'
import { insertCode, saveProviderSession } from './verification.store.ts'
import { type CodeHasher, makeCode } from './verification-code.ts'
import type { QuotaCounter } from './verification-quota.service.ts'
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

export interface CodeRequestDependencies {
  database: Database
  messages: Messages
  findCodeProvider: CodeProviderFinder
  logger: Pick<FastifyBaseLogger, 'warn'>
  hashAddress: AddressHasher
  hashCode: CodeHasher
  countQuotas: QuotaCounter
}

/** A code on its way: `provider` makes and sends its own one; without it we send `code`. */
interface CodeDraft {
  merchant: Merchant
  request: CodeRequest
  provider: CodeProvider | undefined
  id: string
  code: string
}

/** Stores a code and sends it after the answer: `sendCode` of Verifications. */
export async function sendCode(dependencies: CodeRequestDependencies, merchant: Merchant, request: CodeRequest) {
  const { database, messages, findCodeProvider } = dependencies
  const { purpose, caller } = request
  const { channel } = request.recipient
  const provider = channel === 'sms' && isGuestPurpose(purpose) ? findCodeProvider(merchant) : undefined
  if (!provider && !messages.canSend(channel)) throw new ServiceError('service_unavailable')
  const draft: CodeDraft = { merchant, request, provider, id: randomUUID(), code: makeCode() }
  const stored = await database.transaction((tx) => storeDraft(tx, dependencies, draft), { merchant: merchant.code })
  if (stored.waitSeconds > 0) throw refuseUntil(stored.waitSeconds)
  // The answer does not wait: it would tell a code from a decoy (DEC-15).
  if (!provider) caller.afterAnswer(() => messages.flush(merchant))
  else if (!stored.isDecoy) caller.afterAnswer(() => sendByProvider(dependencies, draft, provider))
  const { resendSeconds, lifetimeSeconds } = verificationCodeBounds
  return { resendSeconds, expiresSeconds: lifetimeSeconds }
}

/** Counts the request and stores its code, and the message that we send; nothing while the caller has to wait. */
async function storeDraft(tx: Tx, dependencies: CodeRequestDependencies, draft: CodeDraft) {
  const { messages, hashAddress, hashCode, countQuotas } = dependencies
  const { merchant, request, provider, id, code } = draft
  const { recipient, purpose } = request
  const { channel } = recipient
  const to = { recipient: recipient.text, provider: provider?.code }
  if (channel === 'sms' && (await messages.isUnserved(tx, merchant.code, to)))
    throw new ServiceError('country_not_served')
  const waitSeconds = await countQuotas(tx, merchant.code, listRequestQuotas(merchant, request))
  if (waitSeconds > 0) return { waitSeconds, isDecoy: true }
  const text = await request.decideText(tx)
  // Code and message are stored in each case: it takes the same time, and nobody gets a decoy.
  await insertCode(
    tx,
    { merchant: merchant.code, channel, purpose, addressHash: hashAddress(merchant.code, recipient) },
    {
      id,
      codeHash: provider ? randomBytes(32) : hashCode(id, code),
      provider: provider?.code ?? null,
      lifetimeSeconds: verificationCodeBounds.lifetimeSeconds,
    },
  )
  if (!provider) await queueMessage(tx, messages, draft, text)
  return { waitSeconds: 0, isDecoy: text === undefined }
}

function listRequestQuotas({ settings }: Merchant, { recipient, purpose, caller, deviceId }: CodeRequest) {
  return listQuotas({
    purpose,
    channel: recipient.channel,
    address: recipient.text,
    network: shortenAddress(caller.ip),
    ip: caller.ip,
    deviceId,
    dailyBudget: settings.messagesPerDay ?? DAILY_BUDGET,
  })
}

/** A decoy, without a text, is queued with that of a login: it is as long. */
async function queueMessage(
  tx: Tx,
  messages: Messages,
  { merchant, request, code }: CodeDraft,
  text: CodeText | undefined,
): Promise<void> {
  const { recipient, purpose, caller } = request
  const { channel } = recipient
  const { language } = caller
  const written = writeCodeMessage(text ?? 'login', {
    merchant,
    language,
    code,
    smsHost: channel === 'sms' ? new URL(caller.origin).hostname : undefined,
  })
  await messages.queue(tx, merchant, {
    channel,
    recipient: recipient.text,
    language,
    isDecoy: text === undefined,
    isForAnybody: isForAnybody(purpose),
    lifetimeSeconds: verificationCodeBounds.lifetimeSeconds,
    ...written,
  })
}

/** Lets the merchant's provider of codes send one, and stores the session by which it is checked. */
async function sendByProvider(
  { database, messages, logger }: CodeRequestDependencies,
  { merchant, request, id }: CodeDraft,
  provider: CodeProvider,
): Promise<void> {
  const { recipient, purpose, caller, proof } = request
  const number = recipient.text
  const sent = await provider.sendCode({ number, languageTag: languages[caller.language].tag, proof })
  const attempt = { merchant: merchant.code, channel: 'sms', provider: provider.code, recipient: number } as const
  await messages.recordOutcome({ ...attempt, outcome: sent.outcome, isForAnybody: isForAnybody(purpose) })
  if (sent.outcome !== 'sent')
    return logger.warn({ merchant: merchant.code, provider: provider.code, reason: sent.reason }, 'code not sent')
  await database.transaction((tx) => saveProviderSession(tx, merchant.code, id, sent.session), {
    merchant: merchant.code,
  })
}

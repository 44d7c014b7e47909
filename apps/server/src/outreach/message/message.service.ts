import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '@foyer/database'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import { createDataCipher } from '../../db/data-cipher.ts'
import type { Merchant } from '../../merchant/index.ts'
import { nameMerchant } from '../../merchant/index.ts'
import { findNumberRegion } from '../../mobile-number.rules.ts'
import type { MessageChannel, MessageProviders, SendOutcome } from '../../providers/messages/messages.ts'
import { simplifySmsText } from '../../providers/messages/sms-text.rules.ts'
import { type AddressHasher, createAddressHasher } from '../contact/index.ts'
import { MESSAGE_BATCH, MESSAGE_LEASE_MS, MESSAGE_RETRY } from './message.constants.ts'
import { claimDueMessages, insertMessage, type MessageRow, settleMessage } from './message.store.ts'
import { isRegionUnserved, saveUnservedRegion } from './message-region.store.ts'

/** A message's readable part. */
export interface MessageContent {
  from: string
  recipient: string
  subject: string
  body: string
}

export interface MessageRequest {
  channel: MessageChannel
  /** E.164 number with `+`, or an e-mail address. */
  recipient: string
  language: string
  subject: string
  body: string
  /** Time in which it is of use to its recipient: attempts end with it. */
  lifetimeSeconds: number
  /** Never sent: takes as long as one that is (DEC-15). */
  isDecoy?: boolean
  /** Goes to known and unknown addresses alike: that it was refused tells nothing of an account. */
  isForAnybody?: boolean
}

/** Messages by sms and e-mail: queued in the transaction of their event, sent after its commit. */
export interface Messages {
  /** Whether a channel has a provider. */
  canSend(channel: MessageChannel): boolean
  /** Whether a provider of codes, else the channel's own, has lately refused the country of a number (DEC-19). */
  isUnserved(tx: Tx, merchant: string, to: { recipient: string; provider?: string | undefined }): Promise<boolean>
  /** Counts an attempt by its outcome, and keeps the country that the provider refuses, where that tells no account. */
  recordOutcome(attempt: SendAttempt): Promise<void>
  queue(tx: Tx, merchant: Merchant, request: MessageRequest): Promise<void>
  /** Sends the merchant's due messages; call it after the commit, without waiting for it. */
  flush(merchant: Pick<Merchant, 'code'>): Promise<number>
  read(row: MessageRow): MessageContent
  hashRecipient: AddressHasher
}

/** An attempt to send a message, or a code by a provider of codes. */
interface SendAttempt {
  merchant: string
  channel: MessageChannel
  provider: string
  recipient: string
  outcome: SendOutcome
  isForAnybody: boolean
}

interface MessageDependencies {
  database: Database
  providers: MessageProviders
  dataKey: string
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
}

export function createMessages({ database, providers, dataKey, metrics, logger }: MessageDependencies): Messages {
  const cipher = createDataCipher(dataKey, 'message')
  const hashRecipient = createAddressHasher(dataKey)
  const outcomes = new Counter({
    name: 'foyer_messages_total',
    help: 'Attempts to send a message, or a code by a provider of codes, by outcome',
    labelNames: ['merchant', 'channel', 'provider', 'outcome'] as const,
    registers: [metrics],
  })

  async function recordOutcome({
    merchant,
    channel,
    provider,
    recipient,
    outcome,
    ...attempt
  }: SendAttempt): Promise<void> {
    outcomes.inc({ merchant, channel, provider, outcome })
    const region = outcome === 'unserved' && attempt.isForAnybody ? findNumberRegion(recipient) : undefined
    if (region === undefined) return
    await database.transaction((tx) => saveUnservedRegion(tx, { merchant, provider, region }), { merchant })
  }

  function read({ merchant, id, content }: MessageRow): MessageContent {
    return JSON.parse(cipher.decrypt(content, [merchant, id]).toString('utf8'))
  }

  async function send(row: MessageRow): Promise<SendOutcome> {
    const { merchant, channel, isForAnybody } = row
    const provider = providers[channel]
    if (!provider) return 'unknown'
    let content: MessageContent
    try {
      content = read(row)
    } catch (error) {
      // Of another data key: no later attempt reads it.
      logger.error({ err: error, merchant: row.merchant, message: row.id }, 'message not readable')
      return 'refused'
    }
    const outcome = await provider.send({ id: row.id, ...content })
    const { recipient } = content
    await recordOutcome({ merchant, channel, provider: provider.code, recipient, outcome, isForAnybody })
    return outcome
  }

  async function attempt(row: MessageRow): Promise<void> {
    const expiresMs = row.expiresAt.getTime()
    // An instance that was down finds expired messages.
    const sending = Date.now() < expiresMs ? send(row) : Promise.resolve<SendOutcome>('refused')
    const outcome = await sending.catch((error: unknown): SendOutcome => {
      logger.error({ err: error, merchant: row.merchant, message: row.id }, 'message not sent')
      return 'unknown'
    })
    const retryMs = computeRetryDelayMs(row.attempts, MESSAGE_RETRY, Math.random())
    const isLast = Date.now() + retryMs >= expiresMs
    const change =
      outcome === 'sent'
        ? { status: 'sent' as const, retryMs: null }
        : outcome === 'refused' || outcome === 'unserved' || isLast
          ? { status: 'failed' as const, retryMs: null }
          : { status: 'pending' as const, retryMs }
    if (change.status === 'failed')
      logger.error({ merchant: row.merchant, message: row.id, channel: row.channel }, 'message failed')
    await database.transaction((tx) => settleMessage(tx, row.merchant, row.id, change), { merchant: row.merchant })
  }

  return {
    canSend: (channel) => providers[channel] !== undefined,
    recordOutcome,
    async isUnserved(tx, merchant, { recipient, provider = providers.sms?.code }) {
      const region = findNumberRegion(recipient)
      if (provider === undefined || region === undefined) return false
      return isRegionUnserved(tx, { merchant, provider, region })
    },
    async queue(tx, merchant, { channel, recipient, language, subject, body, lifetimeSeconds, ...request }) {
      const { isDecoy = false, isForAnybody = false } = request
      const id = randomUUID()
      const from = nameMerchant(merchant, language)
      const text = channel === 'sms' ? simplifySmsText(body) : body
      const content: MessageContent = { from, recipient, subject, body: text }
      await insertMessage(tx, {
        merchant: merchant.code,
        id,
        channel,
        provider: isDecoy ? 'none' : (providers[channel]?.code ?? 'none'),
        isDecoy,
        isForAnybody,
        lifetimeSeconds,
        recipientHash: hashRecipient(merchant.code, { channel, text: recipient }),
        content: cipher.encrypt(Buffer.from(JSON.stringify(content), 'utf8'), [merchant.code, id]),
      })
    },
    async flush({ code }) {
      const due = await database.transaction(
        (tx) => claimDueMessages(tx, code, { limit: MESSAGE_BATCH, leaseMs: MESSAGE_LEASE_MS }),
        { merchant: code },
      )
      await Promise.all(due.map(attempt))
      return due.length
    },
    read,
    hashRecipient,
  }
}

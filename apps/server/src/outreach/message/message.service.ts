import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import { createDataCipher } from '../../db/data-cipher.ts'
import type { Merchant } from '../../merchant/index.ts'
import { nameMerchant } from '../../merchant/index.ts'
import { findNumberRegion } from '../../mobile-number.rules.ts'
import type { Outbox, OutboxOutcome, OutboxQueue } from '../../outbox/index.ts'
import type { MessageChannel, MessageProviders, SendOutcome } from '../../providers/messages/messages.ts'
import { simplifySmsText } from '../../sms-text.rules.ts'
import { type AddressHasher, createAddressHasher } from '../contact/index.ts'
import { MESSAGE_ALARM_ATTEMPT, MESSAGE_BATCH, MESSAGE_LEASE_MS, MESSAGE_RETRY } from './message.constants.ts'
import { insertMessage, type MessageRow, messageRows } from './message.store.ts'
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
  flush(merchant: Merchant): Promise<number>
  /** Unsent messages: a lost process or a failed attempt delays them, and loses none. */
  unsent: OutboxQueue<MessageRow>
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
  outbox: Outbox
  providers: MessageProviders
  dataKey: string
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
}

export function createMessages(dependencies: MessageDependencies): Messages {
  const { database, outbox, providers, dataKey, metrics, logger } = dependencies
  const cipher = createDataCipher(dataKey, 'message')
  const hashRecipient = createAddressHasher(dataKey)
  const outcomes = new Counter({
    name: 'foyer_messages_total',
    help: 'Attempts to send a message, or a code by a provider of codes, by outcome',
    labelNames: ['merchant', 'channel', 'provider', 'outcome'] as const,
    registers: [metrics],
  })

  async function recordOutcome({ recipient, isForAnybody, ...attempt }: SendAttempt): Promise<void> {
    outcomes.inc(attempt)
    const { merchant, provider, outcome } = attempt
    const region = outcome === 'unserved' && isForAnybody ? findNumberRegion(recipient) : undefined
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

  async function work(row: MessageRow): Promise<OutboxOutcome> {
    // An instance that was down finds expired messages.
    const outcome = Date.now() < row.expiresAt.getTime() ? await send(row) : 'refused'
    if (outcome === 'sent') return 'done'
    if (outcome === 'unknown') return { outcome: 'later' }
    logger.error({ merchant: row.merchant, message: row.id, channel: row.channel }, 'message failed')
    return 'refused'
  }

  const unsent: OutboxQueue<MessageRow> = {
    name: 'message',
    rows: messageRows,
    limit: MESSAGE_BATCH,
    leaseMs: MESSAGE_LEASE_MS,
    retry: MESSAGE_RETRY,
    alarmAttempt: MESSAGE_ALARM_ATTEMPT,
    failure: 'message not sent',
    describe: ({ id, channel }) => ({ message: id, channel }),
    findEnd: ({ expiresAt }) => expiresAt,
    work,
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
    flush: (merchant) => outbox.run(unsent, [merchant]),
    unsent,
    read,
    hashRecipient,
  }
}

import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '@foyer/database'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { FastifyBaseLogger } from 'fastify'
import { createDataCipher } from '../../db/data-cipher.ts'
import type { MessageChannel, MessageProviders, SendOutcome } from '../../providers/messages/messages.ts'
import { simplifySmsText } from '../../providers/messages/sms-text.rules.ts'
import { type AddressHasher, createAddressHasher } from '../contact/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { nameMerchant } from '../merchant/index.ts'
import { MESSAGE_BATCH, MESSAGE_LEASE_MS, MESSAGE_RETRY } from './message.constants.ts'
import { claimDueMessages, insertMessage, type MessageRow, settleMessage } from './message.store.ts'

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
}

/** Messages by sms and e-mail: queued in the transaction of their event, sent after its commit. */
export interface Messages {
  /** Whether a channel has a provider. */
  canSend(channel: MessageChannel): boolean
  queue(tx: Tx, merchant: Merchant, request: MessageRequest): Promise<void>
  /** Sends the merchant's due messages; call it after the commit, without waiting for it. */
  flush(merchant: Pick<Merchant, 'code'>): Promise<number>
  read(row: MessageRow): MessageContent
  hashRecipient: AddressHasher
}

interface MessageDependencies {
  database: Database
  providers: MessageProviders
  dataKey: string
  logger: FastifyBaseLogger
}

export function createMessages({ database, providers, dataKey, logger }: MessageDependencies): Messages {
  const cipher = createDataCipher(dataKey, 'message')
  const hashRecipient = createAddressHasher(dataKey)

  function read({ merchant, id, content }: MessageRow): MessageContent {
    return JSON.parse(cipher.decrypt(content, [merchant, id]).toString('utf8'))
  }

  async function send(row: MessageRow): Promise<SendOutcome> {
    const provider = providers[row.channel]
    if (!provider) return 'unknown'
    let content: MessageContent
    try {
      content = read(row)
    } catch (error) {
      // Of another data key: no later attempt reads it.
      logger.error({ err: error, merchant: row.merchant, message: row.id }, 'message not readable')
      return 'refused'
    }
    return provider.send({ id: row.id, ...content })
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
        : outcome === 'refused' || isLast
          ? { status: 'failed' as const, retryMs: null }
          : { status: 'pending' as const, retryMs }
    if (change.status === 'failed')
      logger.error({ merchant: row.merchant, message: row.id, channel: row.channel }, 'message failed')
    await database.transaction((tx) => settleMessage(tx, row.merchant, row.id, change), { merchant: row.merchant })
  }

  return {
    canSend: (channel) => providers[channel] !== undefined,
    async queue(tx, merchant, { channel, recipient, language, subject, body, lifetimeSeconds, isDecoy = false }) {
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

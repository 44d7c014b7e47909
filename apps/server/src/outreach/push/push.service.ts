import { createHmac } from 'node:crypto'
import type { PushChoice } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import { createDataCipher, deriveDataKey } from '../../db/data-cipher.ts'
import type { Session } from '../../http/identity.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { OutboxOutcome, OutboxQueue } from '../../outbox/index.ts'
import type { PushMessage, PushOutcome, PushProviders } from '../../providers/push/push.ts'
import { describeDevice } from '../device/index.ts'
import {
  MARK_LENGTH,
  MAX_DEVICES,
  PUSH_ALARM_ATTEMPT,
  PUSH_ATTEMPTS,
  PUSH_BATCH,
  PUSH_LEASE_MS,
  PUSH_LIFETIME_SECONDS,
  PUSH_RETRY,
} from './push.constants.ts'
import { chooseIcon, DEFAULT_CHOICE, readTopics } from './push.rules.ts'
import { findPushChoice } from './push-choice.store.ts'
import { movePushes, pushRows, type QueuedPushRow } from './push-queue.store.ts'
import {
  deletePushToken,
  findPushToken,
  listPushTokens,
  type PushTokenRow,
  savePushToken,
  savePushTopics,
} from './push-token.store.ts'

/** Push notifications: devices of members, and the sender of what is queued for them. */
export interface Push {
  /** Binds a device to the session's member: whether it was not the member's before, and the mark of its messages. */
  bind(
    merchant: Merchant,
    session: Session,
    device: { token: string; userAgent: string },
  ): Promise<{ isNew: boolean; mark: string }>
  /**
   * Moves a device with its topics and queue to its new token: whoever has the former one may. @throws ServiceError
   * `not_found` for an unknown one and after a logout, `invalid_input` for a new one of no push service
   */
  renew(merchant: Merchant, token: string, newToken: string): Promise<void>
  /** @throws ServiceError `not_allowed` for another merchant's topic, `not_found` for a device of somebody else */
  subscribe(merchant: Merchant, session: Session, token: string, topic: string): Promise<PushTokenRow['topics']>
  /** Removes a device: whoever has the token may. */
  unbind(merchant: Merchant, token: string): Promise<void>
  /** Notifications on their way to devices. */
  pushes: OutboxQueue<QueuedPushRow>
}

export interface PushDependencies {
  database: Database
  providers: PushProviders
  /** The member whom a browser belongs to, by one of its sessions; undefined after that session's explicit end (T25). */
  findBrowserMember(tx: Tx, merchant: string, sessionId: string): Promise<string | undefined>
  dataKey: string
  metrics: MetricsRegistry
}

export function createPush({ database, providers, findBrowserMember, dataKey, metrics }: PushDependencies): Push {
  const cipher = createDataCipher(dataKey, 'push token')
  const hashKey = deriveDataKey(dataKey, 'push token hash')
  const outcomes = new Counter({
    name: 'foyer_push_total',
    help: 'Attempts to deliver a push notification by outcome',
    labelNames: ['merchant', 'provider', 'outcome'] as const,
    registers: [metrics],
  })
  const hashToken = (merchant: string, token: string) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify([merchant, token]))
      .digest()

  /** Tells a device whom a message is for, and nobody else anything: two merchants' marks of one member differ. */
  const markOwner = (merchant: string, memberId: string) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify(['owner', merchant, memberId]))
      .digest('base64url')
      .slice(0, MARK_LENGTH)

  function findProvider(merchant: string, token: string) {
    const provider = providers.find(merchant, token)
    if (!provider) throw new ServiceError('invalid_input', [{ path: 'registrationToken', rule: 'field.invalid' }])
    return provider
  }

  /** The device, if it still is its member's; removed if it is not. */
  async function findDevice({ merchant, tokenHash }: QueuedPushRow): Promise<PushTokenRow | undefined> {
    return database.transaction(
      async (tx) => {
        const found = await findPushToken(tx, { merchant, tokenHash })
        if (!found) return undefined
        const owner = await findBrowserMember(tx, merchant, found.sessionId)
        if (owner === found.memberId) return found
        await deletePushToken(tx, found)
        return undefined
      },
      { merchant },
    )
  }

  async function work(row: QueuedPushRow, { settings }: Merchant): Promise<OutboxOutcome> {
    const device = await findDevice(row)
    if (!device) return 'refused'
    const { merchant } = row
    const count = (outcome: PushOutcome['outcome']) => outcomes.inc({ merchant, provider: device.provider, outcome })
    const registrationToken = cipher.decrypt(device.token, [merchant, device.memberId]).toString('utf8')
    const mark = markOwner(merchant, device.memberId)
    const message = describeMessage(row, { registrationToken, icon: chooseIcon(settings.appIcon), mark })
    const provider = providers.find(merchant, registrationToken)
    const outcome: PushOutcome = provider
      ? await provider.send(message).catch((error: unknown) => {
          count('later')
          throw error
        })
      : { outcome: 'gone' }
    count(outcome.outcome)
    if (outcome.outcome === 'later') return outcome
    if (outcome.outcome === 'sent') return 'done'
    if (outcome.outcome === 'gone') await database.transaction((tx) => deletePushToken(tx, row), { merchant })
    return 'refused'
  }

  return {
    async bind({ code }, session, { token, userAgent }) {
      const provider = findProvider(code, token)
      const { memberId, id: sessionId } = session
      const { browser, system } = describeDevice(userAgent)
      return database.transaction(
        async (tx) => {
          const isNew = await savePushToken(tx, {
            merchant: code,
            tokenHash: hashToken(code, token),
            token: cipher.encrypt(Buffer.from(token, 'utf8'), [code, memberId]),
            provider: provider.code,
            memberId,
            sessionId,
            deviceName: [browser, system].filter((part) => part !== null).join(', '),
          })
          const devices = await listPushTokens(tx, code, memberId)
          for (const old of devices.slice(MAX_DEVICES)) await deletePushToken(tx, old)
          return { isNew, mark: markOwner(code, memberId) }
        },
        { merchant: code },
      )
    },
    async renew({ code }, token, newToken) {
      const provider = findProvider(code, newToken)
      await database.transaction(
        async (tx) => {
          const former = await findPushToken(tx, { merchant: code, tokenHash: hashToken(code, token) })
          if (!former || (await findBrowserMember(tx, code, former.sessionId)) !== former.memberId)
            throw new ServiceError('not_found')
          const tokenHash = hashToken(code, newToken)
          if (tokenHash.equals(former.tokenHash)) return
          const renewed = {
            ...former,
            tokenHash,
            token: cipher.encrypt(Buffer.from(newToken, 'utf8'), [code, former.memberId]),
            provider: provider.code,
          }
          await savePushToken(tx, renewed)
          await savePushTopics(tx, renewed, former.topics)
          await movePushes(tx, former, tokenHash)
          await deletePushToken(tx, former)
        },
        { merchant: code },
      )
    },
    async subscribe({ code }, { memberId }, token, topic) {
      const topics = readTopics(topic, code)
      if (!topics) throw new ServiceError('not_allowed')
      return database.transaction(
        async (tx) => {
          const device = await findPushToken(tx, { merchant: code, tokenHash: hashToken(code, token) })
          if (device?.memberId !== memberId) throw new ServiceError('not_found')
          const all = [...new Set([...device.topics, ...topics])]
          await savePushTopics(tx, device, all)
          return all
        },
        { merchant: code },
      )
    },
    async unbind({ code }, token) {
      const key = { merchant: code, tokenHash: hashToken(code, token) }
      await database.transaction((tx) => deletePushToken(tx, key), { merchant: code })
    },
    pushes: {
      name: 'push',
      rows: pushRows,
      limit: PUSH_BATCH,
      leaseMs: PUSH_LEASE_MS,
      retry: PUSH_RETRY,
      maxAttempts: PUSH_ATTEMPTS,
      alarmAttempt: PUSH_ALARM_ATTEMPT,
      failure: 'push notification not sent',
      describe: ({ notificationId }) => ({ notification: notificationId }),
      findEnd: ({ createdAt }) => new Date(createdAt.getTime() + PUSH_LIFETIME_SECONDS * 1_000),
      work,
    },
  }
}

/** The member's stored choices, or the defaults. */
export async function readPushChoice(tx: Tx, merchant: string, memberId: string): Promise<PushChoice> {
  return (await findPushChoice(tx, merchant, memberId)) ?? DEFAULT_CHOICE
}

function describeMessage(
  row: QueuedPushRow,
  device: Pick<PushMessage, 'registrationToken' | 'icon' | 'mark'>,
): PushMessage {
  const { merchant, notificationId: tag, title, body, path, topic } = row
  const isUrgent = topic === 'security' || topic === 'money'
  return { merchant, ...device, tag, title, body, path, ttlSeconds: PUSH_LIFETIME_SECONDS, isUrgent }
}

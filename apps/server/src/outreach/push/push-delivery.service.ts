import type { Database, Tx } from '@foyer/database'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import { findMemberById, isPlayBlocked } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { OutboxOutcome, OutboxQueue } from '../../outbox/index.ts'
import type { PushMessage, PushOutcome, PushProviders } from '../../providers/push/push.ts'
import {
  PUSH_ALARM_ATTEMPT,
  PUSH_ATTEMPTS,
  PUSH_BATCH,
  PUSH_LEASE_MS,
  PUSH_LIFETIME_SECONDS,
  PUSH_RETRY,
} from './push.constants.ts'
import { chooseIcon } from './push.rules.ts'
import { pushRows, type QueuedPushRow } from './push-queue.store.ts'
import type { PushSecrets } from './push-secrets.ts'
import { deletePushToken, findPushToken, type PushTokenRow } from './push-token.store.ts'

export interface PushDependencies {
  database: Database
  providers: PushProviders
  /** The member whom a browser belongs to, by one of its sessions; undefined after that session's explicit end (T25). */
  findBrowserMember(tx: Tx, merchant: string, sessionId: string): Promise<string | undefined>
  dataKey: string
  metrics: MetricsRegistry
}

type DeliveryDependencies = PushDependencies & { secrets: PushSecrets }

/** The queue of notifications on their way to devices. */
export function createPushDelivery(dependencies: DeliveryDependencies): OutboxQueue<QueuedPushRow> {
  const { database, providers, secrets, metrics } = dependencies
  const outcomes = new Counter({
    name: 'foyer_push_total',
    help: 'Attempts to deliver a push notification by outcome',
    labelNames: ['merchant', 'provider', 'outcome'] as const,
    registers: [metrics],
  })

  async function work(row: QueuedPushRow, { settings }: Merchant): Promise<OutboxOutcome> {
    const device = await findDevice(dependencies, row)
    if (!device) return 'refused'
    const { merchant } = row
    const count = (outcome: PushOutcome['outcome']) => outcomes.inc({ merchant, provider: device.provider, outcome })
    const registrationToken = secrets.decrypt(merchant, device.memberId, device.token)
    const mark = secrets.mark(merchant, device.memberId)
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
  }
}

/** The device, if it still is its member's; removed if it is not. */
async function findDevice(
  { database, findBrowserMember }: DeliveryDependencies,
  { merchant, tokenHash, topic }: QueuedPushRow,
): Promise<PushTokenRow | undefined> {
  return database.transaction(
    async (tx) => {
      const found = await findPushToken(tx, { merchant, tokenHash })
      if (!found) return undefined
      const owner = await findBrowserMember(tx, merchant, found.sessionId)
      if (owner === found.memberId) return (await isUnwanted(tx, found, topic)) ? undefined : found
      await deletePushToken(tx, found)
      return undefined
    },
    { merchant },
  )
}

/** An offer that has waited since before its member was blocked from play. */
async function isUnwanted(
  tx: Tx,
  { merchant, memberId }: PushTokenRow,
  topic: QueuedPushRow['topic'],
): Promise<boolean> {
  if (topic !== 'promotion') return false
  const member = await findMemberById(tx, merchant, memberId)
  return !member || isPlayBlocked(member, new Date())
}

function describeMessage(
  row: QueuedPushRow,
  device: Pick<PushMessage, 'registrationToken' | 'icon' | 'mark'>,
): PushMessage {
  const { merchant, notificationId: tag, title, body, path, topic } = row
  const isUrgent = topic === 'security' || topic === 'money'
  return { merchant, ...device, tag, title, body, path, ttlSeconds: PUSH_LIFETIME_SECONDS, isUrgent }
}

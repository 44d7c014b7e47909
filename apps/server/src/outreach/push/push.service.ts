import type { PushChoice } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Session } from '../../http/identity.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { OutboxQueue } from '../../outbox/index.ts'
import { describeDevice } from '../device/index.ts'
import { MAX_DEVICES } from './push.constants.ts'
import { DEFAULT_CHOICE, readTopics } from './push.rules.ts'
import { findPushChoice } from './push-choice.store.ts'
import { createPushDelivery, type PushDependencies } from './push-delivery.service.ts'
import { movePushes, type QueuedPushRow } from './push-queue.store.ts'
import { createPushSecrets } from './push-secrets.ts'
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

export function createPush(dependencies: PushDependencies): Push {
  const { providers, database, findBrowserMember } = dependencies
  const secrets = createPushSecrets(dependencies.dataKey)

  function findProvider(merchant: string, token: string) {
    const provider = providers.find(merchant, token)
    if (!provider) throw new ServiceError('invalid_input', [{ path: 'registrationToken', rule: 'field.invalid' }])
    return provider
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
            tokenHash: secrets.hash(code, token),
            token: secrets.encrypt(code, memberId, token),
            provider: provider.code,
            memberId,
            sessionId,
            deviceName: [browser, system].filter((part) => part !== null).join(', '),
          })
          const devices = await listPushTokens(tx, code, memberId)
          for (const old of devices.slice(MAX_DEVICES)) await deletePushToken(tx, old)
          return { isNew, mark: secrets.mark(code, memberId) }
        },
        { merchant: code },
      )
    },
    async renew({ code }, token, newToken) {
      const provider = findProvider(code, newToken)
      await database.transaction(
        async (tx) => {
          const former = await findPushToken(tx, { merchant: code, tokenHash: secrets.hash(code, token) })
          if (!former || (await findBrowserMember(tx, code, former.sessionId)) !== former.memberId)
            throw new ServiceError('not_found')
          const tokenHash = secrets.hash(code, newToken)
          if (tokenHash.equals(former.tokenHash)) return
          const renewed = {
            ...former,
            tokenHash,
            token: secrets.encrypt(code, former.memberId, newToken),
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
          const device = await findPushToken(tx, { merchant: code, tokenHash: secrets.hash(code, token) })
          if (device?.memberId !== memberId) throw new ServiceError('not_found')
          const all = [...new Set([...device.topics, ...topics])]
          await savePushTopics(tx, device, all)
          return all
        },
        { merchant: code },
      )
    },
    async unbind({ code }, token) {
      const key = { merchant: code, tokenHash: secrets.hash(code, token) }
      await database.transaction((tx) => deletePushToken(tx, key), { merchant: code })
    },
    pushes: createPushDelivery({ ...dependencies, secrets }),
  }
}

/** The member's stored choices, or the defaults. */
export async function readPushChoice(tx: Tx, merchant: string, memberId: string): Promise<PushChoice> {
  return (await findPushChoice(tx, merchant, memberId)) ?? DEFAULT_CHOICE
}

import { createHash } from 'node:crypto'
import {
  pushBind,
  pushKey,
  pushRenew,
  pushSettings,
  pushSubscribe,
  pushUnsubscribe,
  savePushSettings,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { PushProviders } from '../../providers/push/push.ts'
import { isTimeZone } from '../../time-zone.rules.ts'
import { type Push, readPushChoice } from './push.service.ts'
import { savePushChoice } from './push-choice.store.ts'
import { listPushTokens } from './push-token.store.ts'

interface PushRouteDependencies {
  database: Database
  push: Push
  pushProviders: Pick<PushProviders, 'getPublicKey'>
}

/** Devices and choices of push notifications (PUSH, RELAY-22..24). */
export function registerPushRoutes(registry: Registry, { database, push, pushProviders }: PushRouteDependencies): void {
  registry.on(pushKey, async ({ merchant }) => ({ publicKey: pushProviders.getPublicKey(merchant.code) }))

  registry.on(pushBind, async ({ merchant, session, body, caller }) =>
    push.bind(merchant, session, { token: body.registrationToken, userAgent: caller.userAgent }),
  )

  registry.on(pushRenew, async ({ merchant, body }) => {
    await push.renew(merchant, body.registrationToken, body.newToken)
    return null
  })

  registry.on(pushSubscribe, async ({ merchant, session, body }) => ({
    topics: await push.subscribe(merchant, session, body.registrationToken, body.topic),
  }))

  registry.on(pushUnsubscribe, async ({ merchant, body }) => {
    await push.unbind(merchant, body.registrationToken)
    return null
  })

  registry.on(pushSettings, async ({ merchant: { code }, session: { memberId } }) => {
    const [choice, devices] = await database.transaction(
      async (tx) => [await readPushChoice(tx, code, memberId), await listPushTokens(tx, code, memberId)] as const,
      { merchant: code },
    )
    return {
      ...choice,
      devices: devices.map(({ tokenHash, deviceName, boundAt }) => ({
        id: createHash('sha256').update(tokenHash).digest('base64url'),
        name: deviceName,
        boundAt: boundAt.toISOString(),
      })),
    }
  })

  registry.on(savePushSettings, async ({ merchant: { code }, session: { memberId }, body }) => {
    if (body.quietHours && !isTimeZone(body.quietHours.timeZone))
      throw new ServiceError('invalid_input', [{ path: 'quietHours.timeZone', rule: 'field.invalid' }])
    await database.transaction((tx) => savePushChoice(tx, code, memberId, body), { merchant: code })
    return body
  })
}

import { formatWebPushToken, pushKey, pushRenew, pushUnsubscribe } from '@foyer/contract'
import { type PushOwner, readPushOwner, storePushOwner } from './push-owner.ts'

/** `pushsubscriptionchange`, which the type library has no name for. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null
}

/**
 * The push service has ended or replaced the subscription: the worker subscribes with the platform's current key and
 * moves the binding to the new token. Nothing after a logout. Without the permission the platform forgets the device.
 */
export async function renewPush(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  { newSubscription }: Pick<SubscriptionChange, 'newSubscription'>,
  cacheName: string,
): Promise<void> {
  const owner = await readPushOwner(cacheName)
  if (!owner) return
  const token = await subscribe(registration, newSubscription).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined
    throw error
  })
  if (token === undefined) {
    await call(pushUnsubscribe, { registrationToken: owner.token, unsubscribeAll: true })
    return storePushOwner(cacheName, null)
  }
  await call(pushRenew, { registrationToken: owner.token, newToken: token })
  const renewed: PushOwner = { ...owner, token }
  await storePushOwner(cacheName, renewed)
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  given: PushSubscription | null | undefined,
): Promise<string> {
  const { publicKey } = await call<{ publicKey: string | null }>(pushKey)
  if (publicKey === null) throw new Error('the platform has no key')
  const subscription =
    given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('the browser gave no subscription')
  return formatWebPushToken({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
}

/** A call of the platform without a session. @throws unless it succeeds */
async function call<Value>({ path, method }: { path: string; method: string }, body?: object): Promise<Value> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, { method, ...content })
  const envelope: { success: boolean; value: Value } = await response.json()
  if (!envelope.success) throw new Error(`${path} answered ${response.status}`)
  return envelope.value
}

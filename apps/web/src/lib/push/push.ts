import { pushBind, pushKey, pushSubscribe, pushUnsubscribe, type SiteSettings } from '@foyer/contract'
import { readPushOwner, storePushOwner } from '../../../service-worker/push-owner.ts'
import { nameCaches } from '../../../service-worker/worker.rules.ts'
import { findNativeBridge } from '../../platform/index.ts'
import { deviceTimeOf } from '../clock.ts'
import type { Services } from '../services.tsx'
import { WpsError } from '../wps/wps-error.ts'
import { findNativeDevice } from './native-device.ts'
import { workerWaitMs } from './push.constants.ts'
import { canHavePush, usesFirebase } from './push.rules.ts'
import type { PushDevice } from './push-device.ts'

type Used = Pick<Services, 'wps' | 'storage' | 'session' | 'missing' | 'merchant'>
type Settings = Pick<SiteSettings, 'smsProvider'>
type NamedSettings = Pick<SiteSettings, 'smsProvider' | 'merchantName'>

/** Topic name for every topic of the merchant (OPEN-60). */
const allTopics = 'all'

/** Whether push can be offered here: browser, run mode and merchant (PUSH-01, PUSH-12..14). */
export function isPushOffered(
  { storage, missing }: Pick<Services, 'storage' | 'missing'>,
  settings: Settings,
): boolean {
  // A WebView has no notifications of its own; the app around it has Firebase's.
  const isSupported = findNativeBridge()
    ? usesFirebase(settings.smsProvider)
    : 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
  // DEC-02: another platform has push with Firebase or not at all.
  const hasKey = Boolean(settings.smsProvider.vapidKey) || !missing?.includes(pushKey.path)
  const isDisabled = storage.read('disablePush') !== undefined || !hasKey
  return canHavePush({ isSupported, isDisabled, userAgent: navigator.userAgent })
}

/**
 * Subscribes this browser and, with a session, binds it to the member with all topics (PUSH-04, PUSH-07, PUSH-08). Needs
 * the permission. Returns whether it did; a guest's token waits for the login (CONF-37).
 */
export async function bindDevice(services: Used, settings: NamedSettings): Promise<boolean> {
  const device = await openDevice(services, settings)
  if (!device) return false
  const { wps, storage, session } = services
  const token = await device.getToken()
  if (!session.get()) return storage.write('pushToken', { token, boundMs: undefined })
  const quiet = { alert: false } as const
  const { mark } = await wps.call(pushBind, { body: { registrationToken: token } }, quiet)
  await wps.call(pushSubscribe, { body: { registrationToken: token, topic: allTopics } }, quiet)
  const owner = { token, mark, name: settings.merchantName }
  await attemptStore(() => storePushOwner(nameCaches(services.merchant).push, owner))
  storage.write('pushToken', { token, boundMs: deviceTimeOf(performance.now()) })
  storage.write('pushBound', '1')
  return true
}

/**
 * Ends this browser's subscription, here and at the platform (PUSH-09, PUSH-11). Without a network the worker shows nothing
 * more and the browser drops it at once; the stored token lets the return of the network, or the next page, tell the
 * platform.
 */
export async function dropDevice({
  wps,
  storage,
  merchant,
}: Pick<Services, 'wps' | 'storage' | 'merchant'>): Promise<void> {
  const cacheName = nameCaches(merchant).push
  // The worker may have renewed it meanwhile.
  const renewed = await attemptStore(() => readPushOwner(cacheName))
  await attemptStore(() => storePushOwner(cacheName, null))
  const known = storage.read('pushToken')
  const stored = known && renewed ? { ...known, token: renewed.token } : known
  if (stored) storage.write('pushToken', stored)
  storage.remove('pushBound')
  const registration = await navigator.serviceWorker?.getRegistration('/m/')
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
  if (!stored) return
  const body = { registrationToken: stored.token, unsubscribeAll: true }
  const isGone = await wps.call(pushUnsubscribe, { body }, { alert: false }).then(
    () => true,
    (error: unknown) => error instanceof WpsError && error.status >= 400 && error.status < 500,
  )
  if (isGone) storage.remove('pushToken')
}

/** The worker's copy is optional: an insecure page and a full disk have none. */
function attemptStore<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  return 'caches' in globalThis ? act().catch(() => undefined) : Promise.resolve(undefined)
}

/** Undefined without a service worker or a key. */
async function openDevice({ wps }: Pick<Services, 'wps'>, { smsProvider }: Settings): Promise<PushDevice | undefined> {
  const nativeDevice = findNativeDevice()
  if (nativeDevice) return nativeDevice
  const registration = await waitForWorker()
  if (!registration) return undefined
  if (smsProvider.vapidKey && usesFirebase(smsProvider)) {
    const { createFirebaseDevice } = await import('./firebase-device.ts')
    return createFirebaseDevice({ registration, publicKey: smsProvider.vapidKey }, smsProvider)
  }
  const { publicKey } = await wps.call(pushKey, {}, { alert: false })
  if (publicKey === null) return undefined
  const { createWebPushDevice } = await import('./web-push-device.ts')
  return createWebPushDevice({ registration, publicKey })
}

function waitForWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), workerWaitMs))
  return Promise.race([navigator.serviceWorker.ready, timeout])
}

import { isForOwner, readPush } from './push.rules.ts'
import { readPushOwner } from './push-owner.ts'

/** Small picture of the status bar, of which Android uses the outline only. */
const BADGE = '/m/art/badge.png'

/**
 * Shows a push message, whatever it contains: browsers withdraw the subscription of a worker that shows nothing
 * (docs/pitfalls.md, Push). The number of shown notifications is the badge of the app's icon. A message for nobody here
 * is not shown; after a logout without a network it ends the subscription.
 */
export async function showPush(
  scope: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
  cacheName: string,
): Promise<void> {
  const { title, body, tag, path, icon, mark } = readPush(data?.text(), scope.location.hostname)
  const owner = await readPushOwner(cacheName).catch(() => undefined)
  if (!isForOwner(mark, owner)) {
    const subscription = owner === null ? await scope.registration.pushManager.getSubscription() : null
    await subscription?.unsubscribe()
    return
  }
  await scope.registration.showNotification(title, { body, tag, icon, badge: BADGE, data: { path } })
  const shown = await scope.registration.getNotifications()
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> } // not in every browser
  await setAppBadge?.call(navigator, shown.length).catch(() => undefined)
}

import { chooseBadge, isForOwner, makeNeutral, readPush } from './push.rules.ts'
import { readPushOwner } from './push-owner.ts'

/**
 * Shows a push message, whatever it contains: browsers withdraw the subscription of a worker that shows nothing
 * (docs/pitfalls.md, Push). The number of shown notifications is the badge of the app's icon. Of a message for another
 * member the merchant's name is shown and nothing else; after a logout without a network a message ends the subscription.
 */
export async function showPush(
  scope: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
  cacheName: string,
): Promise<void> {
  const { hostname } = scope.location
  const owner = await readPushOwner(cacheName).catch(() => undefined)
  if (owner === null) {
    const subscription = await scope.registration.pushManager.getSubscription()
    await subscription?.unsubscribe()
    return
  }
  const message = readPush(data?.text(), hostname)
  const shownMessage = isForOwner(message.mark, owner) ? message : makeNeutral(owner?.name ?? hostname)
  const { title, body, tag, path, icon } = shownMessage
  await scope.registration.showNotification(title, { body, tag, icon, badge: chooseBadge(icon), data: { path } })
  const shown = await scope.registration.getNotifications()
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> } // not in every browser
  await setAppBadge?.call(navigator, shown.length).catch(() => undefined)
}

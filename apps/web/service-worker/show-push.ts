import { readPush } from './push.rules.ts'

/** Small picture of the status bar, of which Android uses the outline only. */
const BADGE = '/m/art/badge.png'

/**
 * Shows a push message, whatever it contains: browsers withdraw the subscription of a worker that shows nothing
 * (docs/pitfalls.md, Push). The number of shown notifications is the badge of the app's icon.
 */
export async function showPush(scope: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, body, tag, path, icon } = readPush(data?.text(), scope.location.hostname)
  await scope.registration.showNotification(title, { body, tag, icon, badge: BADGE, data: { path } })
  const shown = await scope.registration.getNotifications()
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> } // not in every browser
  await setAppBadge?.call(navigator, shown.length).catch(() => undefined)
}

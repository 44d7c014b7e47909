import { findNativeBridge } from '../../platform/index.ts'
import type { TypedStorage } from '../storage.ts'

/** The permission of this browser; inside of the native app its own, which a stored token proves. */
export function readPushPermission(storage: Pick<TypedStorage, 'read'>): NotificationPermission {
  if (!findNativeBridge()) return Notification.permission
  return storage.read('pushToken') ? 'granted' : 'default'
}

/** The question of the browser, or of the phone, whose token is stored; after a yes of ours only. */
export async function askPushPermission(storage: Pick<TypedStorage, 'write'>): Promise<NotificationPermission> {
  const bridge = findNativeBridge()
  if (!bridge) return Notification.requestPermission()
  const token = await bridge.call('pushToken')
  if (token === null) return 'denied'
  storage.write('pushToken', { token, boundMs: undefined })
  return 'granted'
}

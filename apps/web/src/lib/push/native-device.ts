import { findNativeBridge } from '../../platform/index.ts'
import type { PushDevice } from './push-device.ts'

/** The phone around this page: its token is Firebase's own, and its notifications are the app's. */
export function findNativeDevice(): PushDevice | undefined {
  const bridge = findNativeBridge()
  if (!bridge) return undefined
  return {
    async getToken() {
      const token = await bridge.call('pushToken')
      if (token === null) throw new Error('the phone allows no notifications')
      return token
    },
  }
}

import { formatWebPushToken } from '@foyer/contract'
import type { PushDevice, PushDeviceOptions } from './push-device.ts'

/** A subscription of the browser itself (VAPID). One with another key is replaced: its service refuses ours. */
export function createWebPushDevice({ registration, publicKey }: PushDeviceOptions): PushDevice {
  return {
    async getToken() {
      const { pushManager } = registration
      const applicationServerKey = decodeKey(publicKey)
      const known = await pushManager.getSubscription()
      const isOurs = known && isSameKey(known.options.applicationServerKey, applicationServerKey)
      if (known && !isOurs) await known.unsubscribe()
      const subscription = isOurs ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
      const { endpoint, keys } = subscription.toJSON()
      if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('the browser gave no subscription')
      return formatWebPushToken({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
    },
  }
}

function decodeKey(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0))
}

function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = known && new Uint8Array(known)
  return bytes?.length === key.length && key.every((byte, index) => bytes[index] === byte)
}

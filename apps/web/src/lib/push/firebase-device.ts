import { type FirebaseOptions, initializeApp } from '@firebase/app'
import { getMessaging, getToken } from '@firebase/messaging'
import type { SmsProvider } from '@foyer/contract'
import type { PushDevice, PushDeviceOptions } from './push-device.ts'

/** Firebase messaging, by the merchant's project (PUSH-17); its messages reach our own service worker. */
export function createFirebaseDevice(
  { registration, publicKey }: PushDeviceOptions,
  { apiKey, appId, projectId, messagingSenderId }: SmsProvider,
): PushDevice {
  const options = { apiKey, appId, projectId, messagingSenderId } as FirebaseOptions // complete: `usesFirebase`
  const messaging = getMessaging(initializeApp(options, 'push'))
  return {
    getToken: () => getToken(messaging, { vapidKey: publicKey, serviceWorkerRegistration: registration }),
  }
}

/** This browser as a device of a push service. One file each for Web Push and Firebase. */
export interface PushDevice {
  /** Subscribes, or finds the subscription. Needs the permission. @throws when the push service refuses */
  getToken(): Promise<string>
}

export interface PushDeviceOptions {
  registration: ServiceWorkerRegistration
  /** VAPID key, base64url. */
  publicKey: string
}

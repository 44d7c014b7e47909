import { App } from '@capacitor/app'
import { registerPlugin } from '@capacitor/core'
import { PushNotifications } from '@capacitor/push-notifications'
import { Share } from '@capacitor/share'

/** The wrapper's own plugin; `docs/native-bridge.md` describes its native side. */
interface FoyerShellPlugin {
  open(options: { page: string }): Promise<void>
  openStore(): Promise<void>
  /** Asks in the phone's language. Resolves to false when the person cancels or is not recognised. */
  confirmOwner(options: { reason: 'login' }): Promise<{ isConfirmed: boolean }>
  /** Ids of the app's advertising SDKs, as far as known. */
  readAttribution(): Promise<{ ids: Record<string, string> }>
  track(event: Record<string, unknown>): Promise<void>
}

/** What the bridge needs of the phone. */
export interface BridgePlugins {
  readVersion(): Promise<string>
  open(page: string): Promise<void>
  openStore(): Promise<void>
  share(content: { title?: string; text?: string; url: string }): Promise<void>
  confirmOwner(reason: 'login'): Promise<boolean>
  readAttribution(): Promise<Record<string, string>>
  track(event: Record<string, unknown>): Promise<void>
  /** The phone's address for push, after its own question; null when the member refuses. */
  getPushToken(): Promise<string | null>
}

/** The phone's features by Capacitor's plugins. */
export function connectPlugins(): BridgePlugins {
  const shell = registerPlugin<FoyerShellPlugin>('FoyerShell')
  return {
    readVersion: async () => (await App.getInfo()).version,
    open: (page) => shell.open({ page }),
    openStore: () => shell.openStore(),
    async share(content) {
      await Share.share(content)
    },
    confirmOwner: async (reason) => (await shell.confirmOwner({ reason })).isConfirmed,
    readAttribution: async () => (await shell.readAttribution()).ids,
    track: (event) => shell.track(event),
    async getPushToken() {
      const { receive } = await PushNotifications.requestPermissions()
      return receive === 'granted' ? registerForPush() : null
    },
  }
}

async function registerForPush(): Promise<string> {
  const handles: { remove(): Promise<void> }[] = []
  try {
    return await new Promise<string>((resolve, reject) => {
      const listen = async () => {
        handles.push(await PushNotifications.addListener('registration', ({ value }) => resolve(value)))
        handles.push(await PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))))
        await PushNotifications.register()
      }
      listen().catch(reject)
    })
  } finally {
    await Promise.all(handles.map((handle) => handle.remove()))
  }
}

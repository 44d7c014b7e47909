import type { CapacitorConfig } from '@capacitor/cli'

/** One merchant's app: a file in `merchants/`. */
export interface NativeMerchant {
  /** Application id of both stores, such as `com.example.aurora`. */
  appId: string
  appName: string
  /** Origin of the merchant's site, https. */
  site: string
}

/** @throws Error for a file that describes no app */
export function parseNativeMerchant(text: string): NativeMerchant {
  const { appId, appName, site }: Partial<Record<keyof NativeMerchant, unknown>> = JSON.parse(text)
  if (typeof appId !== 'string' || !/^[a-z]\w*(\.[a-z]\w*)+$/i.test(appId))
    throw new Error('appId is no application id')
  if (typeof appName !== 'string' || !/^\S.{0,29}$/.test(appName)) throw new Error('appName has 1 to 30 characters')
  const url = typeof site === 'string' && URL.canParse(site) ? new URL(site) : undefined
  if (url?.protocol !== 'https:' || url.origin !== site) throw new Error('site is no https origin')
  return { appId, appName, site }
}

/**
 * Capacitor's configuration of a merchant's app (NATIVE-01): the WebView shows the site itself, so that a deployment
 * updates the app as well; a page of the app's own appears where the site cannot be reached. Every other host opens in
 * the phone's browser (T27).
 */
export function buildCapacitorConfig({ appId, appName, site }: NativeMerchant): CapacitorConfig {
  return {
    appId,
    appName,
    webDir: 'dist',
    server: {
      url: `${site}/m/home`,
      errorPath: 'offline.html',
      androidScheme: 'https',
      cleartext: false,
      allowNavigation: [],
    },
    android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
    ios: { limitsNavigationsToAppBoundDomains: true, webContentsDebuggingEnabled: false },
    plugins: {
      // The page's own notification says what happened while the app is open.
      PushNotifications: { presentationOptions: ['badge'] },
    },
  }
}

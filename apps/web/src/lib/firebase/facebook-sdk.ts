import { facebookSdkVersion } from './firebase.constants.ts'
import { loadVendorScript } from './vendor-script.ts'

/** The parts of Facebook's SDK in use. */
interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean; status: boolean }): void
  login(
    onAnswer: (answer: { authResponse?: { accessToken?: string } | null }) => void,
    options: { scope: string },
  ): void
}

/** Facebook's own names of the languages of ours; it has no other than these forms. */
const locales: Readonly<Record<string, string>> = { en: 'en_US', zh: 'zh_CN', ur: 'ur_PK' }

/**
 * Loads Facebook's SDK (SOC-17, SOC-19). The returned function opens its window, to be called from a tap, and resolves to
 * the access token; undefined when the visitor closes it.
 */
export async function loadFacebook(
  appId: string,
  { emulator, languageTag }: { emulator: string | undefined; languageTag: string },
): Promise<() => Promise<string | undefined>> {
  const locale = locales[languageTag.split('-')[0] ?? ''] ?? 'en_US'
  const address = emulator ? `${emulator}/vendor/facebook.js` : `https://connect.facebook.net/${locale}/sdk.js`
  await loadVendorScript(address, emulator)
  const { FB } = window as { FB?: FacebookSdk } // defined by the script
  if (!FB) throw new Error('the Facebook SDK did not start')
  FB.init({ appId, version: facebookSdkVersion, cookie: false, xfbml: false, status: false })
  return () =>
    new Promise((resolve) => {
      FB.login(({ authResponse }) => resolve(authResponse?.accessToken), { scope: 'public_profile' })
    })
}

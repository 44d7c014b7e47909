/** Ways to the home screen, by what a browser offers. */
export type InstallWay =
  /** Safari on an iPhone or iPad. */
  | 'iosSafari'
  /** Another browser there, since iOS 16.4. */
  | 'iosBrowser'
  /** Another browser there, before: it cannot add pages. */
  | 'iosOldBrowser'
  /** A page shown inside of another app: open it in the browser first. */
  | 'inApp'
  | 'androidChrome'
  | 'androidFirefox'
  | 'samsung'
  | 'desktopChromium'
  | 'desktopSafari'
  /** A computer's browser that installs nothing. */
  | 'desktopOther'

/** Apps that show pages themselves, by what they add to the browser's name. */
const otherApps =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|MicroMessenger|Bytedance|musical_ly|TikTok|Twitter|Snapchat|WhatsApp|Pinterest|LinkedInApp|\bGSA\/|Zalo|KAKAOTALK|Viber|Telegram|GCash|; wv\)/

/** Safari's successors to "add to the home screen" elsewhere, by version. */
const oldestIos = { major: 16, minor: 4 }
const oldestMacSafari = 17

/** Finds the way for a browser. `touchPoints` tells an iPad from the Mac that it claims to be. */
export function decideInstallWay({ userAgent, touchPoints }: { userAgent: string; touchPoints: number }): InstallWay {
  const isMac = /Macintosh/.test(userAgent)
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (isMac && touchPoints > 1)
  if (otherApps.test(userAgent)) return 'inApp'
  if (isIos) return decideIosWay(userAgent)
  if (/Android/.test(userAgent)) {
    if (/SamsungBrowser/.test(userAgent)) return 'samsung'
    return /Firefox/.test(userAgent) ? 'androidFirefox' : 'androidChrome'
  }
  if (/Chrome\//.test(userAgent)) return 'desktopChromium'
  const safari = isMac ? /Version\/(\d+)[\d.]* Safari/.exec(userAgent)?.[1] : undefined
  return safari !== undefined && Number(safari) >= oldestMacSafari ? 'desktopSafari' : 'desktopOther'
}

function decideIosWay(userAgent: string): InstallWay {
  if (/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|Brave/.test(userAgent)) {
    const [, major = '', minor = ''] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? []
    // An iPad that claims to be a Mac does not tell: such iPads are newer.
    if (major === '') return 'iosBrowser'
    const isRecent =
      Number(major) > oldestIos.major || (Number(major) === oldestIos.major && Number(minor) >= oldestIos.minor)
    return isRecent ? 'iosBrowser' : 'iosOldBrowser'
  }
  // An app's own view has neither.
  return /Version\/[\d.]+ .*Safari\//.test(userAgent) ? 'iosSafari' : 'inApp'
}

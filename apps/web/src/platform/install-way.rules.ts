import { type BrowserMarks, isInAppBrowser, isIos, otherIosBrowser } from './in-app-browser.rules.ts'

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

/** Safari's successors to "add to the home screen" elsewhere, by version. */
const oldestIos = { major: 16, minor: 4 }
const oldestMacSafari = 17

/** Finds the way for a browser. */
export function decideInstallWay(marks: BrowserMarks): InstallWay {
  const { userAgent } = marks
  if (isInAppBrowser(marks)) return 'inApp'
  if (isIos(marks)) return decideIosWay(userAgent)
  if (/Android/.test(userAgent)) {
    if (/SamsungBrowser/.test(userAgent)) return 'samsung'
    return /Firefox/.test(userAgent) ? 'androidFirefox' : 'androidChrome'
  }
  if (/Chrome\//.test(userAgent)) return 'desktopChromium'
  const safari = /Macintosh/.test(userAgent) ? /Version\/(\d+)[\d.]* Safari/.exec(userAgent)?.[1] : undefined
  return safari !== undefined && Number(safari) >= oldestMacSafari ? 'desktopSafari' : 'desktopOther'
}

function decideIosWay(userAgent: string): InstallWay {
  if (!otherIosBrowser.test(userAgent)) return 'iosSafari'
  const [, major = '', minor = ''] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? []
  // An iPad that claims to be a Mac does not tell: such iPads are newer.
  if (major === '') return 'iosBrowser'
  const isRecent =
    Number(major) > oldestIos.major || (Number(major) === oldestIos.major && Number(minor) >= oldestIos.minor)
  return isRecent ? 'iosBrowser' : 'iosOldBrowser'
}

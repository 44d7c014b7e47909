import { canOpenSignInWindow, isIos } from './in-app-browser.rules.ts'
import { findNativeBridge } from './native-bridge.ts'
import { readRunMode } from './run-mode.ts'

/** Kind of phone; undefined for a computer. */
export function readPhone(): 'ios' | 'android' | undefined {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  if (isIos({ userAgent, touchPoints })) return 'ios'
  return /Android/.test(userAgent) ? 'android' : undefined
}

/** Major version of iOS; undefined elsewhere, and on an iPad that claims to be a Mac. */
export function readIosMajor(): number | undefined {
  const version = /\b(?:iPhone|CPU) OS (\d+)_\d+/.exec(navigator.userAgent)?.[1]
  return version === undefined ? undefined : Number(version)
}

/** Whether the page is shown inside of Telegram. */
export function isInTelegram(): boolean {
  return /Telegram/i.test(navigator.userAgent) || 'TelegramWebviewProxy' in window
}

/** Whether a vendor's sign-in window works in this browser. */
export function readCanOpenSignInWindow(): boolean {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  return canOpenSignInWindow({ userAgent, touchPoints, runMode: readRunMode() })
}

/** Version of the native app around the page; undefined in a browser, and when the app does not say. */
export async function readAppVersion(): Promise<string | undefined> {
  return findNativeBridge()
    ?.call('version')
    .catch(() => undefined)
}

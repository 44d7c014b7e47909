import { findInAppBrowser } from '@foyer/contract'
import type { RunMode } from './run-mode.ts'

/** What tells a browser; `touchPoints` tells an iPad from the Mac that it claims to be. */
export interface BrowserMarks {
  userAgent: string
  touchPoints: number
}

/** Browsers of iPhones and iPads other than Safari, by their marks. */
export const otherIosBrowser =
  /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|Ddg\/|Brave|YaBrowser|UCBrowser|MQQBrowser|Focus\/|Vivaldi|Ecosia|Whale\/)/

export function isIos({ userAgent, touchPoints }: BrowserMarks): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
}

/** Whether a page is shown inside of another app: by the app's mark, or by a view without the mark of a browser. */
export function isInAppBrowser(marks: BrowserMarks): boolean {
  const { userAgent } = marks
  if (findInAppBrowser(userAgent) !== undefined || /; wv\)/.test(userAgent)) return true
  return isIos(marks) && !otherIosBrowser.test(userAgent) && !/Version\/[\d.]+ .*Safari\//.test(userAgent)
}

/**
 * Whether a vendor's sign-in window works: vendors refuse it within other apps, and the windows of a page on an iPhone's
 * home screen cannot report back (docs/pitfalls.md, Ways in).
 */
export function canOpenSignInWindow({ runMode, ...marks }: BrowserMarks & { runMode: RunMode }): boolean {
  return runMode !== 'webclip' && !isInAppBrowser(marks)
}

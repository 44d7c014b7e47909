import type { RunMode } from '../../platform/index.ts'

/** Browsers inside other apps, by their mark in the user agent; vendors refuse to sign in there, or their popups fail. */
const inAppBrowser =
  /\b(FBAN|FBAV|Instagram|Line\/|MicroMessenger|BytedanceWebview|musical_ly|Snapchat|Twitter for|GSA\/|KAKAOTALK)|; wv\)/

/** An iPhone's or iPad's browser without the mark of a browser. */
const bareWebView = /\((iPhone|iPad|iPod)(?!.*\b(Safari|CriOS|FxiOS|EdgiOS)\b)/

/**
 * Whether a vendor's sign-in window works here: not within another app, and not in a page on an iPhone's home screen,
 * whose windows cannot report back (docs/pitfalls.md, Ways in).
 */
export function canSignInHere({ userAgent, runMode }: { userAgent: string; runMode: RunMode }): boolean {
  return runMode !== 'webclip' && !inAppBrowser.test(userAgent) && !bareWebView.test(userAgent)
}

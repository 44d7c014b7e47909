import type { RunMode } from './run-mode.ts'

/** DEV-05: an iPad says so in whatever way it was opened; a plain browser on anything else says nothing. */
export function decideLoginDevice(seen: {
  userAgent: string
  /** A Mac has none; an iPad that calls itself a Mac has. */
  touchPoints: number
  runMode: RunMode
}): 'IPAD' | 'PWA' | 'WEBCLIP' | undefined {
  const isTouchMac = /Macintosh/.test(seen.userAgent) && seen.touchPoints > 1
  if (isTouchMac || /iPad/.test(seen.userAgent)) return 'IPAD'
  if (seen.runMode === 'webclip') return 'WEBCLIP'
  return seen.runMode === 'pwa' ? 'PWA' : undefined
}

import type { RunMode } from './run-mode.ts'

/** DEV-05: an iPad is reported in any mode; a plain browser elsewhere reports nothing. */
export function decideLoginDevice(seen: {
  userAgent: string
  /** A Mac has none; an iPad that identifies as a Mac has some. */
  touchPoints: number
  runMode: RunMode
}): 'IPAD' | 'PWA' | 'WEBCLIP' | undefined {
  const isTouchMac = /Macintosh/.test(seen.userAgent) && seen.touchPoints > 1
  if (isTouchMac || /iPad/.test(seen.userAgent)) return 'IPAD'
  if (seen.runMode === 'webclip') return 'WEBCLIP'
  return seen.runMode === 'pwa' ? 'PWA' : undefined
}

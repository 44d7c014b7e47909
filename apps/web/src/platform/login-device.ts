import { decideLoginDevice } from './login-device.rules.ts'
import { readRunMode } from './run-mode.ts'

/** The login's `device`, to be spread into its body: absent in a plain browser (DEV-05, CONF-45). */
export function readLoginDevice(): { device?: 'IPAD' | 'PWA' | 'WEBCLIP' } {
  const { userAgent, maxTouchPoints } = navigator
  const device = decideLoginDevice({ userAgent, touchPoints: maxTouchPoints, runMode: readRunMode() })
  return device ? { device } : {}
}

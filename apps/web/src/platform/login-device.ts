import { decideLoginDevice } from './login-device.rules.ts'
import { findNativeBridge } from './native-bridge.ts'
import { readRunMode } from './run-mode.ts'

/**
 * The login's `device`, and whether it comes from the official app (NATIVE-03), to be spread into its body: both absent
 * in a plain browser (DEV-05, CONF-45). The server decides nothing by it (T27).
 */
export function readLoginDevice(): { device?: 'IPAD' | 'PWA' | 'WEBCLIP'; isOfficialAppLogin?: true } {
  const { userAgent, maxTouchPoints } = navigator
  const device = decideLoginDevice({ userAgent, touchPoints: maxTouchPoints, runMode: readRunMode() })
  return { ...(device ? { device } : {}), ...(findNativeBridge() ? { isOfficialAppLogin: true } : {}) }
}

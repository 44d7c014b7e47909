import { decideLoginDevice } from './login-device.rules.ts'
import { findNativeBridge } from './native-bridge.ts'
import { readRunMode } from './run-mode.ts'

/** The registration's `registerMethod`, and whether it comes from the official app (REG-18, NATIVE-03). */
export interface RegisterDevice {
  registerMethod: 'APP' | 'H5' | 'PWA' | 'WEBCLIP'
  isOfficialAppLogin?: true
}

const methods = { browser: 'H5', pwa: 'PWA', webclip: 'WEBCLIP' } as const

/** Inside of the official app a page runs like one in a browser: the app comes first. */
export function readRegisterDevice(): RegisterDevice {
  return findNativeBridge()
    ? { registerMethod: 'APP', isOfficialAppLogin: true }
    : { registerMethod: methods[readRunMode()] }
}

/**
 * The login's `device`, and whether it comes from the official app (NATIVE-03), to be spread into its body: both absent
 * in a plain browser (DEV-05, CONF-45). The server decides nothing by it (T27).
 */
export function readLoginDevice(): { device?: 'IPAD' | 'PWA' | 'WEBCLIP'; isOfficialAppLogin?: true } {
  const { userAgent, maxTouchPoints } = navigator
  const device = decideLoginDevice({ userAgent, touchPoints: maxTouchPoints, runMode: readRunMode() })
  return { ...(device ? { device } : {}), ...(findNativeBridge() ? { isOfficialAppLogin: true } : {}) }
}

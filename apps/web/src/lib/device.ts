import { makeUuid } from '@foyer/ui/uuid'
import type { Clock } from './clock.ts'
import { cookies as browserCookies, type Cookies } from './cookies.ts'
import type { TypedStorage } from './storage.ts'

/** DEV-02, CONST-02. */
const deviceIdLength = 36
/** DEV-04, CONST-01: applied to storage, which has no expiry of its own; the cookie's lifetime is the same. */
const deviceIdLifeMs = 365 * 86_400_000

interface Device {
  storage: Pick<TypedStorage, 'read' | 'write'>
  clock: Pick<Clock, 'now'>
}

/**
 * The id of this browser: from the cookie, otherwise from storage, otherwise a new one; written to both, so that each
 * survives the loss of the other, with a renewed lifetime (DEV-01..04, CONF-49).
 */
export function ensureDeviceId({ storage, clock }: Device, cookies: Cookies = browserCookies): string {
  const nowMs = clock.now()
  const stored = storage.read('deviceId')
  const lasting = stored && stored.untilMs > nowMs ? stored.id : undefined
  const id = [cookies.read('deviceId'), lasting].find(isDeviceId) ?? makeUuid()
  cookies.write('deviceId', id)
  storage.write('deviceId', { id, untilMs: nowMs + deviceIdLifeMs })
  return id
}

/**
 * Whether the browser stores our cookies. Without the binding cookie of a session (DEC-23) a login would succeed and be
 * lost with the next call, again and again.
 */
export function acceptsCookies(device: Device, cookies: Cookies = browserCookies): boolean {
  return ensureDeviceId(device, cookies) === cookies.read('deviceId')
}

/** DEV-03: anything but 36 plain characters is invalid. */
function isDeviceId(id: unknown): id is string {
  return typeof id === 'string' && id.length === deviceIdLength && /^[\w-]+$/.test(id)
}

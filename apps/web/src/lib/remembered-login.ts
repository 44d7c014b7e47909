import { removePageCookie } from './cookies.ts'
import type { TypedStorage } from './storage.ts'

/** Removes the remembered login; without one there is no auto-login either (ERR-05, ERR-06). */
export function clearRememberedLogin(storage: Pick<TypedStorage, 'write'>): void {
  removePageCookie('remPass')
  storage.write('autoLogin', '0')
}

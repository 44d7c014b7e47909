import { createRememberCredential } from '@foyer/contract'
import { makeUuid } from '@foyer/ui/uuid'
import { attempt } from './attempt.ts'
import { cookies, removePageCookie, writePageCookie } from './cookies.ts'
import { decodeRemembered, encodeRemembered, type RememberedLogin } from './remember.rules.ts'
import type { Services } from './services.tsx'

/** Lifetime of the cookie `remPass` (OPEN-21). */
const rememberedLifeSeconds = 30 * 86_400

type Browser = Pick<Services, 'storage' | 'merchant'>

/** This merchant's remembered login; undefined without one (AUTO-02, AUTO-13). */
export function readRemembered({ merchant }: Pick<Services, 'merchant'>): RememberedLogin | undefined {
  const text = cookies.read('remPass')
  const login = text ? attempt(() => decodeRemembered(text)) : undefined
  return login?.merchant === merchant ? login : undefined
}

export function writeRemembered(login: RememberedLogin): void {
  writePageCookie('remPass', encodeRemembered(login, makeUuid()), rememberedLifeSeconds)
}

/** The member's choice on the login form. */
export interface RememberChoice {
  login: { type: 'username'; username: string } | { type: 'sms'; mobileNum: string }
  isChosen: boolean
}

/** Stores the choice after a manual login (OPEN-22); the server has the member's session by then. */
export async function storeChoice(services: Browser & Pick<Services, 'wps'>, choice: RememberChoice): Promise<void> {
  const { storage, merchant } = services
  if (!choice.isChosen) {
    removePageCookie('remPass')
    storage.write('autoLogin', '0')
    return
  }
  storage.write('autoLogin', '1')
  const { login } = choice
  writeRemembered({ ...login, merchant })
  if (login.type === 'username') await renewCredential(services, login.username)
}

/** Requests a new remember credential for the logged-in member; without one the name alone stays. */
async function renewCredential({ wps, merchant }: Pick<Services, 'wps' | 'merchant'>, username: string): Promise<void> {
  const answer = await wps.call(createRememberCredential, { body: {} }, { alert: false }).catch(() => undefined)
  // A logout or another login meanwhile has changed the cookie.
  const now = readRemembered({ merchant })
  if (!answer?.credential || now?.type !== 'username' || now.username !== username) return
  writeRemembered({ type: 'username', merchant, username, password: answer.credential })
}

/**
 * After a password change, which ends every credential: the browser of the change stays remembered. Also where the choice
 * has no credential yet: the session of an expired password gets none.
 */
export async function renewRemembered(services: Browser & Pick<Services, 'wps'>): Promise<void> {
  const login = readRemembered(services)
  if (login?.type === 'username' && services.storage.read('autoLogin') === '1')
    await renewCredential(services, login.username)
}

/** A manual logout: no auto-login, and the name stays for the form (OPEN-22). */
export function stopAutoLogin(services: Browser): void {
  services.storage.write('autoLogin', '0')
  const login = readRemembered(services)
  if (login?.type !== 'username') return
  const { type, merchant, username } = login
  writeRemembered({ type, merchant, username })
}

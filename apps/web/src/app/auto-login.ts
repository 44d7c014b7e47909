import { hasFlag, login, type SiteSettings } from '@foyer/contract'
import { openMember } from '../lib/after-login.ts'
import { ensureDeviceId } from '../lib/device.ts'
import { decideAfterAutoLogin, decideAutoLogin } from '../lib/remember.rules.ts'
import { readRemembered, writeRemembered } from '../lib/remember.ts'
import type { Services } from '../lib/services.tsx'
import { sendEncrypted } from '../lib/wps/encryption.ts'
import { findNativeBridge, readLoginDevice } from '../platform/index.ts'
import { decideAfterLogin } from '../routes.rules.ts'

/** Timeout of the login: a page for members starts only after it. */
const autoLoginTimeoutMs = 5_000

/**
 * Logs the remembered member in, silently (AUTO-01); resolves to the next page, or undefined without a login. Tabs that
 * start together take turns: a credential works once, and the second tab reads the next one.
 */
export function logInRemembered(services: Services, settings: SiteSettings): Promise<string | undefined> {
  const run = () => attemptLogin(services, settings).catch(() => undefined)
  // Not in Safari before 15.4.
  return navigator.locks ? navigator.locks.request('remPass', run) : run()
}

/**
 * Inside of the native app the phone asks its owner first, by biometrics or its lock. It is a lock of this phone and no
 * proof for the platform, which decides by the credential alone. Without a yes the member logs in by hand.
 */
async function isOwnerHere(): Promise<boolean> {
  const bridge = findNativeBridge()
  if (!bridge) return true
  return bridge.call('confirmOwner', { reason: 'login' }).catch(() => false)
}

async function attemptLogin(services: Services, settings: SiteSettings): Promise<string | undefined> {
  const { wps, session, storage, merchant } = services
  const typed = decideAutoLogin({
    ...{ isStart: true, hasToken: false, hasSession: session.get() !== undefined },
    search: location.search,
    autoLogin: storage.read('autoLogin'),
    isAllowed: hasFlag(settings, 'MOBILEAUTOLOGIN3'),
    remembered: readRemembered(services),
    merchant,
  })
  if (!typed || !(await isOwnerHere())) return undefined
  const body = { ...typed, loginDeviceId: ensureDeviceId(services), ...readLoginDevice() }
  const options = { origin: 'username', sender: sendEncrypted, alert: false, timeoutMs: autoLoginTimeoutMs } as const
  const { remember, ...opened } = await wps.call(login, { body }, options)
  const { username } = typed
  writeRemembered({ type: 'username', merchant, username, ...(remember ? { password: remember } : {}) })
  const isChangeForced = hasFlag(settings, 'PWDEXPFORCECHANGE3')
  const mustChangePassword = decideAfterAutoLogin({ ...opened, isChangeForced }) === '/m/changePsw'
  openMember(services, opened, mustChangePassword)
  // CONF-05: the page that asked for the login, otherwise home (AUTO-15).
  const go = new URLSearchParams(location.search).get('go') ?? storage.read('go')
  if (!mustChangePassword) storage.remove('go')
  const next = decideAfterLogin({ mustChangePassword, redirectUrl: undefined, go, origin: services.origin })
  return next.kind === 'page' ? next.to : '/m/home'
}

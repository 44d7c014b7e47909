import { decideAddress, lineLogin, nameLineReturn, startLineLogin, verifyLineCode } from '@foyer/contract'
import { makeUuid } from '@foyer/ui/uuid'
import { useEffect, useEffectEvent } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { leavePage, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { readLoginDevice } from '../../platform/index.ts'
import { FormRefusal } from './session-attempt.ts'
import { buildLineAddress, lineParameters, readLineReturn } from './session-line.rules.ts'
import { buildReturnedAddress, describeLeave } from './session-return.rules.ts'
import { useSocialLogin } from './session-social.ts'
import type { SocialHandlerProps } from './session-social-button.tsx'

/** Login by Line (LINE): to its page, and the return from it. */
export function LineHandler({ onReady, ...props }: SocialHandlerProps) {
  const goToLine = useGoToLine()
  useLineReturn(props)
  useEffect(() => onReady({ attempt: goToLine }))
  return null
}

/** Leaves for Line's login page. */
function useGoToLine(): () => Promise<void> {
  const services = useServices()
  const { gw } = useSettings()
  const { wps, storage, origin } = services
  return async () => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const { authorizeUrl, state } = await wps.call(startLineLogin, { body: {} }).catch((cause: unknown) => {
      // DEC-02: another platform has the specified calls only.
      if (!(cause instanceof WpsError && cause.code === 'not_found') || !gw.LINE_CLIENT_ID) throw cause
      const own = makeUuid()
      return { authorizeUrl: buildLineAddress({ clientId: gw.LINE_CLIENT_ID, origin, state: own }), state: own }
    })
    const decision = decideAddress(authorizeUrl, 'vendor', { origin, listed: 'checked' })
    if (decision.kind !== 'listed') throw new WpsError('unknown_error', 0)
    storage.write('loginState', describeLeave(state, location.search))
    leavePage(decision.url)
  }
}

/** The return with `code` and `state` (LINE-02..04): once, whatever comes of it (CONF-14). */
function useLineReturn(props: LoginWayProps): void {
  const services = useServices()
  const { wps, storage, origin } = services
  const { query, go } = useAddress()
  const report = useReport()
  const logIn = useSocialLogin(props)
  const follow = useEffectEvent(async () => {
    if (!query.has('state')) return
    const left = storage.read('loginState')
    storage.remove('loginState')
    const returned = readLineReturn(query, left?.state)
    go(buildReturnedAddress(query, lineParameters, left, query.get('state')), { isReplacing: true })
    if (!returned) return
    props.onAttempt(true)
    try {
      const body = { ...returned, redirectUri: nameLineReturn(origin), loginDeviceId: ensureDeviceId(services) }
      const session = await wps.call(verifyLineCode, { body })
      const { lineSessionToken, name, picture } = session
      await logIn({
        pending: { kind: 'line', name: name || undefined, picture: picture || undefined },
        keep: () => storage.write('lineSession', session),
        call: (loginDeviceId) =>
          wps.call(lineLogin, { body: { lineSessionToken, loginDeviceId, ...readLoginDevice() } }, { origin: 'once' }),
      })
    } catch (cause) {
      props.onAttempt(false)
      // ERR-31: nobody waits at a form.
      report(cause, 'page')
    }
  })
  useEffect(() => void follow(), [])
}

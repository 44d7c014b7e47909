import { mayaEnvironments, mayaLogin } from '@foyer/contract'
import { useEffect, useEffectEvent } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { readLoginDevice } from '../../platform/index.ts'
import type { Href } from '../../routes.ts'
import { useSocialLogin } from './session-social.ts'

/** Login by the session with which the Maya app opens a page (MAYA-01, CONF-41, OPEN-61); once, and it shows nothing. */
export function MayaEntry(props: LoginWayProps) {
  const { wps, storage } = useServices()
  const { query, go } = useAddress()
  const report = useReport()
  const logIn = useSocialLogin(props)
  const follow = useEffectEvent(async () => {
    const sessionId = query.get('sessionId')
    const named = query.get('env')
    const rest = new URLSearchParams(query)
    for (const name of ['sessionId', 'env']) rest.delete(name)
    go(`/m/login${rest.size > 0 ? `?${rest}` : ''}` as Href, { isReplacing: true }) // this page without Maya's parameters
    if (!sessionId) return
    const env = mayaEnvironments.find((one) => one === named)
    storage.write('mayaEnv', env ?? 'unnamed')
    const body = { sessionId, domain: location.hostname, ...(env ? { env } : {}), ...readLoginDevice() }
    await logIn({
      pending: { kind: 'maya', fields: { mayaSessionId: sessionId } },
      // A login has no field for it.
      keep: () => undefined,
      call: (loginDeviceId) => wps.call(mayaLogin, { body: { ...body, loginDeviceId } }, { origin: 'once' }),
    }).catch((cause: unknown) => report(cause, 'page'))
  })
  useEffect(() => void follow(), [])
  return null
}

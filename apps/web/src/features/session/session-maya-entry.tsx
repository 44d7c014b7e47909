import { mayaEnvironments, mayaLogin } from '@foyer/contract'
import { useEffect, useEffectEvent } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { buildReturnedAddress } from './session-return.rules.ts'
import { describeMayaVisit, useSocialLogin } from './session-social.ts'

/**
 * Login by the session with which the Maya app opens a page (MAYA-01, CONF-41, OPEN-61); once. It shows nothing but the
 * question where a member is logged in: a link never switches the member silently (T2).
 */
export function MayaEntry(props: LoginWayProps) {
  const { wps, storage, session, loadTexts } = useServices()
  const t = useText()
  const notices = useNotices()
  const { query, go } = useAddress()
  const report = useReport()
  const logIn = useSocialLogin(props)
  const confirmSwitch = async () => {
    await loadTexts().catch(() => undefined)
    return notices.alert({
      title: t('switch.maya'),
      confirmLabel: t('switch.action'),
      cancelLabel: t('cancel'),
    })
  }
  const follow = useEffectEvent(async () => {
    const sessionId = query.get('sessionId')
    const named = query.get('env')
    go(buildReturnedAddress(query, ['sessionId', 'env'], undefined, null), { isReplacing: true })
    if (!sessionId) return
    const here = session.get()?.id ?? storage.read('memberHere')
    if (here !== undefined && !(await confirmSwitch())) return
    const env = mayaEnvironments.find((one) => one === named)
    storage.write('mayaEnv', env ?? 'unnamed')
    const body = { sessionId, ...(env ? { env } : {}), ...describeMayaVisit(storage) }
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

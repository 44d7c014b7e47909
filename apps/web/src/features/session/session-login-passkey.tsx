import { passkeyLogin, startPasskeyLogin } from '@foyer/contract'
import { Fingerprint } from 'lucide-react'
import { type LoginWayProps, useFinishLogin } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { useText } from '../../lib/i18n.ts'
import { PasskeyError } from '../../lib/passkey-error.ts'
import { loadPasskeys, useHasPasskeys } from '../../lib/passkey-support.ts'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { Button } from '../../ui/button.tsx'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import { mustChangePassword } from './session-login.rules.ts'
import styles from './session-screen.module.css'

/** Login by passkey, without a user name (DEC-30); absent where the browser has none. */
export function PasskeyLogin({ onAttempt }: LoginWayProps) {
  const t = useText()
  const send = useSend()
  const messageOf = useFailureMessage()
  const { step, error, start } = useAttempt<never>([])
  const attempt = async () => {
    onAttempt(true)
    try {
      await send()
    } catch (cause) {
      onAttempt(false)
      throw cause
    }
  }
  if (!useHasPasskeys()) return null
  return (
    <div className={styles.other}>
      <Button
        kind="secondary"
        isWide
        isBusy={step === 'processing' || step === 'done'}
        // Some browsers ask the device only shortly after the tap.
        onPointerDown={() => void loadPasskeys().catch(() => undefined)}
        onClick={() => void start({}, attempt)}
      >
        <Fingerprint size={20} aria-hidden="true" />
        {t('session.login.passkey')}
      </Button>
      <p className={styles.problem} aria-live="polite">
        {messageOf(error)}
      </p>
    </div>
  )
}

/** Challenge, device, call, and its following steps in the order of CONF-05. */
function useSend(): () => Promise<void> {
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  const { wps } = services
  return async () => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const { requestPasskey } = await loadPasskeys().catch(refuse)
    const options = await wps.call(startPasskeyLogin, { body: {} })
    const response = await requestPasskey(options).catch(refuse)
    const body = { response, loginDeviceId: ensureDeviceId(services) }
    const opened = await wps.call(passkeyLogin, { body })
    await finish(opened, { mustChangePassword: mustChangePassword(opened, settings) })
  }
}

function refuse(cause: unknown): never {
  throw cause instanceof PasskeyError ? new FormRefusal('session.passkey.unused') : cause
}

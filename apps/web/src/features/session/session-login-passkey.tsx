import { listLoginWays, type PasskeyAssertion, passkeyLogin, startPasskeyLogin } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { Fingerprint } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type LoginWayProps, useFinishLogin } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { useText } from '../../lib/i18n.ts'
import { PasskeyError } from '../../lib/passkey-error.ts'
import { hasPasskeyAutofill, loadPasskeys, useHasPasskeys } from '../../lib/passkey-support.ts'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { passkeyOfferMs } from './session.constants.ts'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import { mustChangePassword } from './session-login.rules.ts'
import { createPasskeyTurn } from './session-passkey-turn.ts'
import styles from './session-screen.module.css'

/** Of this page: the button and the form know nothing of each other. */
const turn = createPasskeyTurn()

/** Login by passkey, without a user name (DEC-30); absent where the browser has none. */
export function PasskeyLogin({ onAttempt, isAttempting = false }: LoginWayProps) {
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
        aria-disabled={isAttempting}
        onClick={() => void (isAttempting || !turn.canTap() || start({}, attempt))}
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

/** Challenge, device, and the login with its response. */
function useSend(): () => Promise<void> {
  const services = useServices()
  const logIn = useLogInByPasskey()
  return async () => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const [{ requestPasskey, cancelPasskey }] = await Promise.all([loadPasskeys().catch(refuse), turn.takeOver()])
    cancelPasskey()
    const options = await services.wps.call(startPasskeyLogin, { body: {} })
    await logIn(await requestPasskey(options).catch(refuse))
  }
}

/** The call with the device's response, and its following steps in the order of CONF-05. */
function useLogInByPasskey(): (response: PasskeyAssertion) => Promise<void> {
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  return async (response) => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const body = { response, loginDeviceId: ensureDeviceId(services) }
    const opened = await services.wps.call(passkeyLogin, { body })
    await finish(opened, { mustChangePassword: mustChangePassword(opened, settings) })
  }
}

/**
 * Passkeys among the browser's suggestions for the user name (DEC-30). Returns the handler for the field's focus, with
 * which the library is loaded; undefined where the merchant has no passkeys. `onChosen` receives the login with the
 * chosen one. Failures before that are ignored: the field is typed in as ever.
 */
export function usePasskeyAutofill(onChosen: (logIn: () => Promise<void>) => void): (() => void) | undefined {
  const { wps } = useServices()
  const isOffered = listLoginWays(useSettings()).includes('passkey')
  const logIn = useLogInByPasskey()
  const offer = useRef<{ startedMs: number; cancel?: () => void }>(undefined)
  useEffect(() => () => offer.current?.cancel?.(), [])
  if (!isOffered) return undefined
  const start = async () => {
    const { startedMs = Number.NEGATIVE_INFINITY } = offer.current ?? {}
    if (performance.now() - startedMs < passkeyOfferMs || !(await hasPasskeyAutofill())) return
    offer.current = { startedMs: performance.now() }
    const turnOfOffer = turn.startOffer()
    // Silent, other than with a tap on the button.
    const { requestPasskey, cancelPasskey } = await import('../../lib/passkey.ts')
    if (!turnOfOffer.isCurrent()) return
    const asked = wps.call(startPasskeyLogin, { body: {} }, { alert: false })
    turnOfOffer.holdUntil(asked)
    const options = await asked
    if (!turnOfOffer.isCurrent()) return
    offer.current = { startedMs: performance.now(), cancel: cancelPasskey }
    const response = await requestPasskey(options, { useBrowserAutofill: true })
    offer.current = undefined
    if (turnOfOffer.isCurrent()) onChosen(() => turnOfOffer.choose(() => logIn(response)))
  }
  return () => void start().catch(() => undefined)
}

function refuse(cause: unknown): never {
  throw cause instanceof PasskeyError ? new FormRefusal('session.passkey.unused') : cause
}

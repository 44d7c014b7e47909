import { type FirebaseChannel, login } from '@foyer/contract'
import { useRef, useState } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { acceptsCookies } from '../../lib/device.ts'
import { type FirebaseFailure, readFirebaseFailure } from '../../lib/firebase/firebase-error.rules.ts'
import type { FirebaseVisitor } from '../../lib/firebase/firebase-sign-in.ts'
import { useText } from '../../lib/i18n.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { clearPending } from '../../lib/social-pending.ts'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { readLoginDevice } from '../../platform/index.ts'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import { SignInError, useChannelName, useSignIn } from './session-firebase-sign-in.ts'
import { useOneTap } from './session-google-one-tap.ts'
import styles from './session-screen.module.css'
import { useSocialLogin } from './session-social.ts'
import { SocialButton } from './session-social-button.tsx'
import { VendorMark } from './session-vendor-mark.tsx'

/** Login with Google (SOC-14). */
export const GoogleLogin = (props: LoginWayProps) => <FirebaseLogin channel="google" {...props} />
/** Login with Facebook (SOC-15). */
export const FacebookLogin = (props: LoginWayProps) => <FirebaseLogin channel="facebook" {...props} />
/** Login with X (SOC-16). */
export const TwitterLogin = (props: LoginWayProps) => <FirebaseLogin channel="twitter" {...props} />
/** Login with the merchant's own provider (SOC-01). */
export const GenericLogin = (props: LoginWayProps) => <FirebaseLogin channel="firebase" {...props} />

/**
 * Button of one channel. The SDK and the vendor's scripts load with the first touch; the vendor's window opens once they
 * are there.
 */
function FirebaseLogin({ channel, ...props }: LoginWayProps & { channel: FirebaseChannel }) {
  const services = useServices()
  const messageOf = useFailureMessage()
  const { step, error, start } = useAttempt<never>([])
  const [failure, setFailure] = useState<FirebaseFailure>()
  const { prepare, signIn } = useSignIn(channel)
  const logIn = useFirebaseLogin(channel, props)
  const name = useChannelName(channel)
  const attempt = async (visit: () => Promise<FirebaseVisitor>) => {
    setFailure(undefined)
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const visitor = await visit().catch(async (cause: unknown) => {
      await services.loadTexts().catch(() => undefined)
      if (!(cause instanceof SignInError)) setFailure(readFirebaseFailure(cause))
      throw new FormRefusal()
    })
    await logIn(visitor)
  }
  useOneTap(channel === 'google', (visit) => void start({}, () => attempt(visit)))
  return (
    <SocialButton
      name={name}
      icon={<VendorMark channel={channel} />}
      isBusy={step === 'processing' || step === 'done'}
      onPointerDown={() => void prepare().catch(() => undefined)}
      onClick={() => void start({}, () => attempt(signIn))}
      problem={messageOf(error) ?? (failure && <SignInProblem {...failure} />)}
    />
  )
}

/** SOC-21, ERR-28. */
function SignInProblem({ text, code, reason }: FirebaseFailure) {
  const t = useText()
  return (
    <>
      <p>{t(text)}</p>
      <p className={styles.small}>{t('firebase.code', { code })}</p>
      <p className={styles.small}>{t('firebase.reason', { reason })}</p>
    </>
  )
}

/** The login call of a visitor who has signed in (CONF-48). The button is free again after a question. */
function useFirebaseLogin(
  channel: FirebaseChannel,
  { onAttempt, onChallenge, onPending }: LoginWayProps,
): (visitor: FirebaseVisitor) => Promise<void> {
  const { wps, storage } = useServices()
  const isAsked = useRef(false)
  const logIn = useSocialLogin({
    onAttempt,
    onChallenge: (...challenge) => {
      isAsked.current = true
      onChallenge(...challenge)
    },
    onPending: (pending) => {
      isAsked.current = true
      onPending(pending)
    },
  })
  return async ({ idToken, name, picture }) => {
    const proof = { firebaseChannel: channel, firebaseIdToken: idToken }
    isAsked.current = false
    await logIn({
      pending: { kind: channel, name, picture },
      keep() {
        clearPending(storage)
        storage.write('firebaseSession', { ...proof, ...(name ? { name } : {}), ...(picture ? { picture } : {}) })
      },
      call: (loginDeviceId) => {
        const body = { type: 'firebase', ...proof, loginDeviceId, ...readLoginDevice() } as const
        return wps.call(login, { body }, { origin: 'once', sender: sendEncrypted })
      },
    })
    if (isAsked.current) throw new FormRefusal()
  }
}

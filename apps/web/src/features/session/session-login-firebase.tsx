import { type FirebaseChannel, login } from '@foyer/contract'
import { useEffect, useState } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { acceptsCookies } from '../../lib/device.ts'
import { type FirebaseFailure, readFirebaseFailure } from '../../lib/firebase/firebase-error.rules.ts'
import type { FirebaseVisitor } from '../../lib/firebase/firebase-sign-in.ts'
import { useText } from '../../lib/i18n.ts'
import { useServices } from '../../lib/services.tsx'
import { clearPending } from '../../lib/social-pending.ts'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { readLoginDevice } from '../../platform/index.ts'
import { FormRefusal } from './session-attempt.ts'
import { SignInError, useSignIn } from './session-firebase-sign-in.ts'
import { useOneTap } from './session-google-one-tap.ts'
import styles from './session-screen.module.css'
import { useSocialLogin } from './session-social.ts'
import type { SocialHandlerProps } from './session-social-button.tsx'

/** Login with Google (SOC-14). */
export const GoogleHandler = (props: SocialHandlerProps) => <FirebaseHandler channel="google" {...props} />
/** Login with Facebook (SOC-15). */
export const FacebookHandler = (props: SocialHandlerProps) => <FirebaseHandler channel="facebook" {...props} />
/** Login with X (SOC-16). */
export const TwitterHandler = (props: SocialHandlerProps) => <FirebaseHandler channel="twitter" {...props} />
/** Login with the merchant's own provider (SOC-01). */
export const GenericHandler = (props: SocialHandlerProps) => <FirebaseHandler channel="firebase" {...props} />

/**
 * Steps of one channel. The SDK and the vendor's scripts load with the first touch; the vendor's window opens once they
 * are there.
 */
function FirebaseHandler({ channel, onReady, onStart, ...props }: SocialHandlerProps & { channel: FirebaseChannel }) {
  const services = useServices()
  const [failure, setFailure] = useState<FirebaseFailure>()
  const { prepare, signIn } = useSignIn(channel)
  const logIn = useFirebaseLogin(channel, props)
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
  const { isAttempting = false } = props
  useOneTap({ isGoogle: channel === 'google', isAttempting }, (visit) => onStart(() => attempt(visit)))
  useEffect(() => onReady({ prepare: () => void prepare().catch(() => undefined), attempt: () => attempt(signIn) }))
  return failure && <SignInProblem {...failure} />
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

/** The login call of a visitor who has signed in (CONF-48). */
function useFirebaseLogin(channel: FirebaseChannel, props: LoginWayProps): (visitor: FirebaseVisitor) => Promise<void> {
  const { wps, storage } = useServices()
  const logIn = useSocialLogin(props)
  return ({ idToken, name, picture }) => {
    const proof = { firebaseChannel: channel, firebaseIdToken: idToken }
    return logIn({
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
  }
}

import type { FirebaseChannel } from '@foyer/contract'
import { useRef } from 'react'
import { useCopy } from '../../lib/copy-button.tsx'
import { readFirebaseFailure } from '../../lib/firebase/firebase-error.rules.ts'
import type { FirebaseVisitor, SignIn } from '../../lib/firebase/firebase-sign-in.ts'
import { isPrivateMode } from '../../lib/firebase/private-mode.ts'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { readCanOpenSignInWindow } from '../../platform/index.ts'
import { loadChunk } from '../../ui/lazy-chunk.tsx'
import { shortToastMs, useNotices } from '../../ui/notices.tsx'

const loadSdk = () => import('../../lib/firebase/firebase-sign-in.ts')

/** A sign-in without a result, after a notice of its own. */
export class SignInError extends Error {}

/** The vendor's own name, for labels and notices. */
function useChannelName(channel: FirebaseChannel): string {
  const { genericProviderName = '' } = useSettings().smsProvider
  return { google: 'Google', facebook: 'Facebook', twitter: 'X', firebase: genericProviderName }[channel]
}

/**
 * Sign-in at a vendor: `prepare` loads the SDK and the vendor's scripts once, `signIn` opens the vendor's window. A window
 * that the browser has blocked is opened again from a tap in the notice of it. @throws SignInError, or with Firebase's `code`
 */
export function useSignIn(channel: FirebaseChannel): {
  prepare: () => Promise<SignIn>
  signIn: () => Promise<FirebaseVisitor>
} {
  const services = useServices()
  const { smsProvider } = useSettings()
  const refuseHere = useRefusalHere(channel)
  const retryBlocked = useRetry()
  const preparing = useRef<Promise<SignIn>>(undefined)

  const load = async () => {
    const sdk = await loadChunk(loadSdk)
    if (!sdk) throw new SignInError('no result')
    const { identityEmulator: emulator, languageTag } = services
    return sdk.prepareSignIn(channel, { smsProvider, emulator, languageTag })
  }
  const prepare = () => {
    preparing.current ??= load().catch((cause: unknown) => {
      preparing.current = undefined
      throw cause
    })
    return preparing.current
  }
  const signIn = async () => {
    await refuseHere()
    const open = await prepare()
    return open().catch((cause: unknown) => retryBlocked(cause, open))
  }
  return { prepare, signIn }
}

/** Refuses where the vendor's window cannot work: in another app's browser, or in a private window (SOC-09, ERR-26). */
function useRefusalHere(channel: FirebaseChannel): () => Promise<void> {
  const t = useText()
  const { loadTexts } = useServices()
  const notices = useNotices()
  const copy = useCopy()
  const name = useChannelName(channel)
  return async () => {
    const isPossible = readCanOpenSignInWindow()
    const isPrivate = isPossible && (await isPrivateMode())
    if (isPossible && !isPrivate) return
    await loadTexts().catch(() => undefined)
    // SOC-10.
    if (isPrivate) notices.toast(t('not_support_incognito'), { durationMs: shortToastMs, tone: 'bad' })
    else {
      const shouldCopy = await notices.alert({
        title: t('firebase.elsewhere.title'),
        text: t('firebase.elsewhere.text', { name }),
        confirmLabel: t('firebase.elsewhere.copy'),
        cancelLabel: t('cancel'),
      })
      if (shouldCopy) copy(location.href)
    }
    throw new SignInError('no result')
  }
}

/** After a blocked window: a notice whose button opens it, since browsers allow windows from a tap only. */
function useRetry(): (cause: unknown, open: SignIn) => Promise<FirebaseVisitor> {
  const t = useText()
  const { loadTexts } = useServices()
  const notices = useNotices()
  return async (cause, open) => {
    if (readFirebaseFailure(cause)?.code !== 'auth/popup-blocked') throw cause
    await loadTexts().catch(() => undefined)
    const shouldOpen = await notices.alert({
      title: t('firebase.blocked.title'),
      text: t('firebase.blocked'),
      confirmLabel: t('firebase.blocked.retry'),
      cancelLabel: t('cancel'),
    })
    if (!shouldOpen) throw cause
    return open()
  }
}

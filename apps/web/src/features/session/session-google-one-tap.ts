import { useEffect, useEffectEvent, useState } from 'react'
import { oneTapDelayMs } from '../../lib/firebase/firebase.constants.ts'
import type { FirebaseVisitor } from '../../lib/firebase/firebase-sign-in.ts'
import { isPrivateMode } from '../../lib/firebase/private-mode.ts'
import { useSettings } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'

/**
 * Google's one-tap prompt on the login page (SOC-11..13, SOC-20), for a merchant who has switched it on: the only vendor's
 * script that loads without a touch. Optional; failures are ignored.
 */
export function useOneTap(
  { isGoogle, isAttempting }: { isGoogle: boolean; isAttempting: boolean },
  onVisitor: (signIn: () => Promise<FirebaseVisitor>) => void,
): void {
  const { googleOneTap = false, googleWebClientId } = useSettings().smsProvider
  const isGuest = useSession() === undefined
  // It would cover the dialogs of another way that has begun, or the form that is being filled in.
  const [hasBegun, setBegun] = useState(false)
  if (isAttempting && !hasBegun) setBegun(true)
  const clientId = isGoogle && googleOneTap && isGuest && !hasBegun ? googleWebClientId : undefined
  const context = useSdkContext()
  const receive = useEffectEvent((idToken: string) => {
    onVisitor(async () =>
      (await import('../../lib/firebase/firebase-sign-in.ts')).signInByGoogleToken(idToken, context),
    )
  })
  const show = useEffectEvent(async (client: string) => {
    if (await isPrivateMode()) return undefined
    const { showOneTap } = await import('../../lib/firebase/google-one-tap.ts')
    return showOneTap(client, context.emulator, receive)
  })
  useEffect(() => {
    if (!clientId) return
    let hide: (() => void) | undefined
    let isOver = false
    const timer = setTimeout(async () => {
      hide = await show(clientId).catch(() => undefined)
      if (isOver) hide?.()
    }, oneTapDelayMs)
    const end = ({ target }: FocusEvent) => target instanceof HTMLInputElement && setBegun(true)
    document.addEventListener('focusin', end)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('focusin', end)
      hide?.()
    }
  }, [clientId])
}

function useSdkContext() {
  const { identityEmulator: emulator, languageTag } = useServices()
  const { smsProvider } = useSettings()
  return { emulator, languageTag, smsProvider }
}

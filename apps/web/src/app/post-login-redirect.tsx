import { useEffect, useEffectEvent } from 'react'
import { useLeaveSite } from '../lib/after-login.ts'
import { useServices } from '../lib/services.tsx'

/** CONF-04, GUARD-10: redirects at once with a session; without one stores the address for the login. */
export function PostLoginRedirect({ redirectUrl }: { redirectUrl: string }) {
  const { session, storage } = useServices()
  const leave = useLeaveSite()
  const redirect = useEffectEvent(() => {
    if (session.get()) void leave(redirectUrl)
    else storage.write('redirectUrl', redirectUrl)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per redirect address
  useEffect(() => redirect(), [redirectUrl])
  return null
}

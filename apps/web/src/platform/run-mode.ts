import { useSyncExternalStore } from 'react'

/** Launch mode of the product: in a browser, from the home screen, or from an iPhone's home screen. */
export type RunMode = 'browser' | 'pwa' | 'webclip'

/** Detects it from the device. In the browser only. */
export function readRunMode(): RunMode {
  if ('standalone' in navigator && navigator.standalone === true) return 'webclip'
  return matchMedia('(display-mode: standalone)').matches ? 'pwa' : 'browser'
}

const never = () => () => undefined

/** The same for a screen; `browser` in the server's markup. */
export function useRunMode(): RunMode {
  return useSyncExternalStore(never, readRunMode, () => 'browser')
}

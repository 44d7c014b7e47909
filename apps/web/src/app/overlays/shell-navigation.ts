import { findNativeBridge } from '../../platform/index.ts'

/** Pages that the official app opens in its own navigation. */
const shellPages = { '/m/voucherCenter': 'deposit', '/m/withdraw': 'withdraw' } as const

/**
 * NATIVE-02, FOOT-23: inside of the official app, links to deposit and withdrawal are handed to the app; where it
 * refuses, the page follows the link.
 */
export function watchShellNavigation(follow: (href: string) => void): void {
  const bridge = findNativeBridge()
  if (!bridge) return
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const page = link && shellPages[link.pathname as keyof typeof shellPages] // undefined for all others
      if (!page || link.origin !== location.origin) return
      event.preventDefault()
      event.stopPropagation()
      bridge.call('open', { page }).catch(() => follow(link.pathname + link.search))
    },
    true,
  )
}

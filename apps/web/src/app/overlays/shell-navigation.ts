import { useEffect, useEffectEvent } from 'react'
import { useServices } from '../../lib/services.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { findNativeBridge } from '../../platform/index.ts'
import { decideGuard } from '../../routes.rules.ts'
import { appShell } from '../navigation-order.ts'

/** Pages that the official app opens in its own navigation. */
const shellPages = { '/m/voucherCenter': 'deposit', '/m/withdraw': 'withdraw' } as const

type Facts = Pick<Parameters<typeof decideGuard>[0], 'visitor' | 'mustChangePassword'>

/**
 * NATIVE-02, FOOT-23: inside of the official app, deposit and withdrawal are handed to the app, if this visitor may open
 * them. Resolves to whether the app opens the page: where it refuses, the page opens here.
 */
export async function openInShell(href: string, facts: Facts): Promise<boolean> {
  const [path = '', search = ''] = href.split(/(?=\?)/)
  const page = shellPages[path as keyof typeof shellPages] // undefined for all others
  const bridge = page && findNativeBridge()
  if (!bridge || decideGuard({ path, search, ...facts }).kind !== 'show') return false
  return bridge.call('open', { page }).then(
    () => true,
    () => false,
  )
}

/** Lets the app open its pages from now on. */
export function ShellNavigation(): null {
  const visitor = useVisitor()
  const { storage } = useServices()
  const open = useEffectEvent((href: string) =>
    openInShell(href, { visitor, mustChangePassword: storage.read('mustChangePassword') === '1' }),
  )
  useEffect(() => {
    appShell.open = (href) => open(href)
    return () => {
      delete appShell.open
    }
  }, [])
  return null
}

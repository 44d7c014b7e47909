import type { MiddlewareContext } from './middleware.ts'
import type { Wps } from './wps.ts'
import { WpsError } from './wps-error.ts'

export interface LazyWps extends Wps {
  /** Loads the client ahead of the first call. */
  warm(): void
}

/** The client, loaded with its first call; without cost for a visitor without calls. */
export function createLazyWps(context: MiddlewareContext, load = () => import('./wps.ts')): LazyWps {
  let opened: Promise<Wps> | undefined
  const open = () => {
    opened ??= load().then(
      ({ createWps }) => createWps(context),
      () => {
        opened = undefined
        throw new WpsError(context.isOnline() ? 'service_unavailable' : 'network_offline', 0)
      },
    )
    return opened
  }
  return {
    async call(endpoint, input, options) {
      const memberId = context.session.get()?.id
      const wps = await open()
      // The caller's member is no longer logged in.
      if (context.session.get()?.id !== memberId) throw new WpsError('aborted', 0)
      return wps.call(endpoint, input, options)
    },
    warm: () => void open().catch(() => undefined),
  }
}

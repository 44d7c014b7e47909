import { decideAddress } from '@foyer/contract'
import { makeTrackingFrame } from '../../lib/frame.ts'
import type { Services } from '../../lib/services.tsx'
import type { NativeEvent } from '../../platform/index.ts'
import { matchRoute } from '../../routes.rules.ts'
import { MAX_WAITING_EVENTS } from './tracking.constants.ts'

export interface TrackingFrame {
  /** Passes an event on to the partners' scripts; it waits for a page that allows them. */
  send(event: NativeEvent): void
  /** After another answer: the scripts end. */
  close(): void
}

/** Events of the router, and of the browser. */
const moves = ['popstate', 'pushState', 'replaceState'] as const

/**
 * One frame with the scripts of the partners of the allowed purposes, from the first event after a yes, on pages that
 * allow third parties; any other page removes it with its content (T26). Undefined in a browser without
 * `credentialless`: the frame's storage would outlive the visit there, and this server reports the events alone.
 */
export function openTrackingFrame(address: string, storage: Services['storage']): TrackingFrame | undefined {
  const decision = decideAddress(address, 'vendor', { origin: location.origin, listed: 'checked' })
  if (decision.kind !== 'listed' || !('credentialless' in HTMLIFrameElement.prototype)) return undefined
  const { url } = decision
  let frame: HTMLIFrameElement | undefined
  let isReady = false
  const end = new AbortController()

  function remove(): void {
    frame?.remove()
    frame = undefined
    isReady = false
  }

  function flush(): void {
    if (!matchRoute(location.pathname)?.allowsThirdParties) return void remove()
    const waiting = storage.read('partnerEvents')
    if (!waiting) return
    if (!frame) {
      frame = makeTrackingFrame(url)
      document.body.append(frame)
    }
    if (!isReady) return
    storage.remove('partnerEvents')
    for (const { event, ...values } of waiting) frame.contentWindow?.postMessage({ event, values }, new URL(url).origin)
  }

  const { signal } = end
  const listen = ({ source, data }: MessageEvent) => {
    if (data !== 'tracking-ready' || !source || source !== frame?.contentWindow) return
    isReady = true
    flush()
  }
  addEventListener('message', listen, { signal })
  for (const move of moves) addEventListener(move, flush, { signal })
  flush()

  return {
    send(event) {
      storage.write('partnerEvents', [...(storage.read('partnerEvents') ?? []), event].slice(-MAX_WAITING_EVENTS))
      flush()
    },
    close() {
      end.abort()
      remove()
    },
  }
}

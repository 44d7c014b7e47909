import { isCurrencyCode, toDecimalText } from '@foyer/money'
import { toTrackingCurrency } from '@foyer/money/tracking'
import { writeFacebookCookies } from '../../lib/facebook-cookies.ts'
import type { Services } from '../../lib/services.tsx'
import { findNativeBridge, type NativeEvent } from '../../platform/index.ts'
import type { TrackedEvent } from './tracking-events.rules.ts'
import { openTrackingFrame, type TrackingFrame } from './tracking-frame.ts'

/** What this browser does for the merchant's partners after a yes; nothing of it happens before (DEC-21). */
export interface Forwarding {
  /** Stores what the visit brought: click ids, Facebook's cookies, ids of the app's SDKs. */
  prepare(): Promise<void>
  /** Passes an event on to the partners' scripts and the app's SDKs (TRACK-05, TRACK-06). */
  send(event: TrackedEvent & { eventID: string }): void
  /** Passes on what an earlier page of the visit could not. */
  resume(): void
  stop(): void
}

interface ForwardingFacts {
  clickIds: Record<string, string>
  frame: string | undefined
  hasFacebookCookies: boolean
}

export function createForwarding(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { clickIds, frame, hasFacebookCookies }: ForwardingFacts,
): Forwarding {
  let opened: TrackingFrame | undefined
  let preparing: Promise<void> | undefined

  async function store(): Promise<void> {
    if (hasFacebookCookies) writeFacebookCookies({ clickId: clickIds.fbclid, nowMs: clock.now() })
    const ofApp = await findNativeBridge()
      ?.call('attribution')
      .catch(() => ({}))
    storage.write('pixelIds', { ...clickIds, ...storage.read('pixelIds'), ...ofApp })
  }

  return {
    prepare() {
      preparing ??= store()
      return preparing
    },
    send(event) {
      const content = describe(event)
      void findNativeBridge()
        ?.call('track', content)
        .catch(() => undefined)
      if (frame === undefined) return
      opened ??= openTrackingFrame(frame, storage)
      opened?.send(content)
    },
    resume() {
      if (frame !== undefined && storage.read('partnerEvents')) opened ??= openTrackingFrame(frame, storage)
    },
    stop() {
      preparing = undefined
      opened?.close()
    },
  }
}

/** CONF-40, TRACK-09: the value in whole units, as partners count. */
function describe({
  event,
  eventID,
  amountMinor,
  currency,
  content_id,
}: TrackedEvent & { eventID: string }): NativeEvent {
  const hasValue = amountMinor !== undefined && currency !== undefined && isCurrencyCode(currency)
  return {
    event,
    eventID,
    ...(hasValue
      ? {
          value: Number(toDecimalText({ minor: BigInt(amountMinor), currency })),
          currency: toTrackingCurrency(currency),
        }
      : {}),
    ...(content_id === undefined ? {} : { content_id }),
  }
}

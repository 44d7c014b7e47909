import { type ConsentPurpose, listAllowedIds } from '@foyer/contract'
import { isCurrencyCode, toDecimalText } from '@foyer/money'
import { toTrackingCurrency } from '@foyer/money/tracking'
import type { Services } from '../../lib/services.tsx'
import { findNativeBridge, type NativeEvent } from '../../platform/index.ts'
import type { TrackedEvent } from './tracking-events.rules.ts'
import { openTrackingFrame, type TrackingFrame } from './tracking-frame.ts'

/** What this browser does for the merchant's partners of the allowed purposes, after a yes only (DEC-21). */
export interface Forwarding {
  /** Stores the ids of the app's SDKs. */
  prepare(purposes: Purposes): Promise<void>
  /** Passes an event on to the partners' scripts and, with a yes to advertising, the app's SDKs (TRACK-05, TRACK-06). */
  send(event: TrackedEvent & { eventID: string }): void
  /** Passes on what an earlier page of the visit could not. */
  resume(purposes: Purposes): void
  /** Ends everything; what follows begins with other purposes. */
  stop(): void
}

type Purposes = readonly ConsentPurpose[]

/** `frame` is the address of the document with the partners' scripts. */
export function createForwarding(storage: Services['storage'], frame: string | undefined): Forwarding {
  let opened: TrackingFrame | undefined
  let preparing: Promise<void> | undefined
  let allowed: Purposes = []

  async function store(): Promise<void> {
    const ofApp = await findNativeBridge()
      ?.call('attribution')
      .catch(() => ({}))
    // Another answer may have come meanwhile.
    if (allowed.length === 0) return
    storage.write('pixelIds', listAllowedIds({ ...storage.read('pixelIds'), ...ofApp }, allowed))
  }

  function stop(): void {
    preparing = undefined
    allowed = []
    opened?.close()
    opened = undefined
    storage.remove('partnerEvents')
  }

  return {
    prepare(purposes) {
      // Another answer, given here or in another tab.
      if (allowed.length > 0 && purposes.join() !== allowed.join()) stop()
      allowed = purposes
      preparing ??= store()
      return preparing
    },
    send(event) {
      const content = describe(event)
      if (allowed.includes('advertising'))
        void findNativeBridge()
          ?.call('track', content)
          .catch(() => undefined)
      if (frame === undefined) return
      opened ??= openTrackingFrame(addPurposes(frame, allowed), storage)
      opened?.send(content)
    },
    resume(purposes) {
      allowed = purposes
      if (frame !== undefined && storage.read('partnerEvents'))
        opened ??= openTrackingFrame(addPurposes(frame, purposes), storage)
    },
    stop,
  }
}

/** Address of the document with the scripts of these purposes. */
function addPurposes(frame: string, purposes: Purposes): string {
  return `${frame}?purposes=${purposes.join(',')}`
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

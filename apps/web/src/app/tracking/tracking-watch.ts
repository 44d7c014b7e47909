import {
  type ConsentPurpose,
  depositSettings,
  listAllowedIds,
  ping,
  type SiteSettings,
  trackEvent,
  trackingSettings,
} from '@foyer/contract'
import { makeUuid } from '@foyer/ui/uuid'
import type { QueryClient } from '@tanstack/react-query'
import { watchAppDownloads } from '../../lib/app-downloads.ts'
import { consentEvent, readConsent, sendConsent } from '../../lib/consent.ts'
import { writeFacebookCookies } from '../../lib/facebook-cookies.ts'
import { readPixelTrack } from '../../lib/pixel-track.ts'
import { queryKey } from '../../lib/queries.ts'
import type { Services } from '../../lib/services.tsx'
import { watchCalls } from '../../lib/wps/call-watch.ts'
import { readRunMode } from '../../platform/index.ts'
import {
  MAX_DEPOSIT_MARKS,
  PLATFORM_LIFE_MS,
  pingAttempts,
  pingTimeoutMs,
  trackAttempts,
  trackRetryMs,
} from './tracking.constants.ts'
import { hideOnceId, isOfDeposit, listCallEvents, type TrackedEvent } from './tracking-events.rules.ts'
import type { Forwarding } from './tracking-forward.ts'
import { decideSource, findPlatform, readClickIds } from './tracking-source.rules.ts'

/** Reports the events of this page (TRACK-07): counts without identifiers, and more with consent (DEC-21). */
export async function watchTracking(services: Services, queries: QueryClient, settings: SiteSettings): Promise<void> {
  const { wps, storage, session, clock, missing } = services
  if (missing?.includes(trackEvent.path)) return
  storePlatform(services)
  const source = decideSource(storage, clock.now())
  const clickIds = readClickIds(location.search)
  const { consentVersion, frame, hasFacebookCookies } = await queries.fetchQuery({
    queryKey: queryKey(trackingSettings, {}),
    queryFn: () => wps.call(trackingSettings, {}, { alert: false }),
    staleTime: Number.POSITIVE_INFINITY,
    // Without them this document reports nothing: one answer that a slow network lets time out is asked for again.
    retry: trackAttempts - 1,
  })

  const clicks = createClicks(services, { clickIds, hasFacebookCookies })
  let forwarding: Promise<Forwarding> | undefined
  /** Loads it after a yes; after a failure the next event tries again. */
  const openForwarding = () => {
    forwarding ??= import('./tracking-forward.ts').then(
      ({ createForwarding }) => createForwarding(storage, frame),
      (error: unknown) => {
        forwarding = undefined
        throw error
      },
    )
    return forwarding
  }

  /** The answer, if it allows anything. */
  function findConsent() {
    const consent = readConsent(storage, consentVersion)
    return consent && consent.purposes.length > 0 ? consent : undefined
  }

  async function report({ onceId, afterId, ...event }: TrackedEvent): Promise<void> {
    if (afterId !== undefined && !readMarks(storage).includes(hideOnceId(afterId))) return
    if (onceId !== undefined && !markOnce(storage, onceId)) return
    const eventID = makeUuid()
    const consent = findConsent()
    if (consent) {
      clicks.store(consent.purposes)
      // Without it the event is reported all the same.
      const opened = await openForwarding().catch(() => undefined)
      await opened?.prepare(consent.purposes)
      opened?.send({ ...event, eventID })
    }
    const allowed = consent && { consentId: consent.consentId, clickIds: readPixelTrack(storage) ?? {} }
    await send(wps, { body: { ...event, eventID, source, ...(allowed && { consent: allowed }) } })
  }

  const withForwarding = (act: (opened: Forwarding) => unknown) =>
    void openForwarding()
      .then(act)
      .catch(() => undefined)
  const stop = () => {
    storage.remove('partnerEvents')
    void forwarding?.then((opened) => opened.stop()).catch(() => undefined)
  }
  // TRACK-15: a failure has no effect on the page.
  const start = (event: TrackedEvent) => void report(event).catch(() => undefined)
  watchCalls((call) => {
    const deposits = queries.getQueryData<{ totalDepositSuccessCount?: number }>(
      queryKey(depositSettings, {}, session.get()?.id),
    )
    const depositCount = deposits?.totalDepositSuccessCount
    const visitor = { memberId: session.get()?.id, currency: settings.currency, depositCount, nowMs: clock.now() }
    for (const event of listCallEvents(call, visitor)) start(event)
  })
  addEventListener(consentEvent, () => {
    const consent = findConsent()
    if (!consent) {
      clicks.keep()
      return stop()
    }
    clicks.store(consent.purposes)
    withForwarding((opened) => opened.prepare(consent.purposes))
  })
  const resend = () => void sendConsent(services, consentVersion).catch(() => undefined)
  clicks.keep()
  resend()
  addEventListener('online', resend)
  const known = findConsent()
  if (known) {
    clicks.store(known.purposes)
    withForwarding((opened) => opened.resume(known.purposes))
  }
  start({ event: 'firstOpen', onceId: 'firstOpen' })
  if (readRunMode() !== 'browser') start({ event: 'a2hsFirstOpen', onceId: 'a2hsFirstOpen' })
  watchAppDownloads(() => start({ event: 'downloadApp' }))
  addEventListener('appinstalled', () => start({ event: 'a2hsInstalled' }))
  if (storage.read('contentViewed') === undefined) {
    storage.write('contentViewed', '1')
    start({ event: 'viewContent', content_id: 'home' })
  }
}

/** Identifiers of advertisers' clicks that this page's address brought. */
function createClicks(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { clickIds, hasFacebookCookies }: { clickIds: ReturnType<typeof readClickIds>; hasFacebookCookies: boolean },
) {
  return {
    /** Stores them with a yes, in the same task as the answer: the next document has another address. */
    store(purposes: readonly ConsentPurpose[]): void {
      const answer = storage.read('consent')
      const found = { ...answer?.clickIds, ...clickIds }
      if (hasFacebookCookies && purposes.includes('advertising'))
        writeFacebookCookies({ clickId: found.fbclid, nowMs: clock.now() })
      storage.write('pixelIds', listAllowedIds({ ...storage.read('pixelIds'), ...found }, purposes))
      if (!answer?.clickIds) return
      const { clickIds: _, ...rest } = answer
      storage.write('consent', rest)
    },
    /** Keeps them with a yes that the server does not have. */
    keep(): void {
      const answer = storage.read('consent')
      if (!answer?.purposes?.length || answer.isStored !== false || Object.keys(clickIds).length === 0) return
      storage.write('consent', { ...answer, clickIds: { ...answer.clickIds, ...clickIds } })
    },
  }
}

/** Stores the platform that this page's address names, for the source of later documents. */
function storePlatform({ storage, clock }: Pick<Services, 'storage' | 'clock'>): void {
  const name = findPlatform(location.search)
  if (!name) return
  const platform = { name, untilMs: clock.now() + PLATFORM_LIFE_MS }
  storage.write('registrationInfo', { ...storage.read('registrationInfo'), platform })
}

const readMarks = (storage: Services['storage']) => (storage.read('trackedOnce') ?? []).map(hideOnceId)

/** TRACK-01, TRACK-02, TRACK-04: whether this is the first time in this browser. */
function markOnce(storage: Services['storage'], id: string): boolean {
  const sent = readMarks(storage)
  const hidden = hideOnceId(id)
  if (sent.includes(hidden)) return false
  const marks = [...sent, hidden]
  const ofDeposits = marks.filter(isOfDeposit).slice(-MAX_DEPOSIT_MARKS)
  storage.write('trackedOnce', [...marks.filter((mark) => !isOfDeposit(mark)), ...ofDeposits])
  return true
}

/** TRACK-12, TRACK-13: three attempts, then the ping. */
async function send(wps: Services['wps'], input: Parameters<typeof wps.call<typeof trackEvent>>[1]): Promise<void> {
  const quiet = { alert: false } as const
  for (let attempt = 1; attempt <= trackAttempts; attempt += 1) {
    const isSent = await wps.call(trackEvent, input, quiet).then(
      () => true,
      () => false,
    )
    if (isSent) return
    const { first, jitter } = trackRetryMs
    await new Promise((resolve) => setTimeout(resolve, first * 2 ** (attempt - 1) + Math.random() * jitter))
  }
  for (let attempt = 1; attempt <= pingAttempts; attempt += 1) {
    const query = { events: input.body.event }
    const isSent = await wps.call(ping, { query }, { ...quiet, timeoutMs: pingTimeoutMs }).then(
      () => true,
      () => false,
    )
    if (isSent) return
  }
}

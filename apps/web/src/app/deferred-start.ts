import type { SiteSettings } from '@foyer/contract'
import { ignoreHeldEnter } from '@foyer/ui/ignore-held-enter'
import { findOverlayHistory } from '@foyer/ui/overlay-history'
import type { QueryClient } from '@tanstack/react-query'
import { countClick } from '../lib/agent-click.ts'
import { ensureDeviceId } from '../lib/device.ts'
import { setupDelayMs } from '../lib/push/push.constants.ts'
import type { Services } from '../lib/services.tsx'
import { careForWorker } from '../lib/worker-care.ts'
import { findImageFormat, readRunMode } from '../platform/index.ts'
import { watchChanges } from './change-watch.ts'
import { needsChinaAdvice } from './china-notice.rules.ts'
import { persistLastSeen } from './offline/last-seen.ts'
import { watchResume } from './offline/resume-watch.ts'
import type { Overlays } from './overlays/deferred-overlays.tsx'
import { watchBadge } from './push/push-badge.ts'
import { watchSpeed } from './speed/speed-watch.ts'
import { type Tabs, watchTabs } from './tabs/tabs-watch.ts'
import { type Update, watchUpdates } from './update/update-watch.ts'

/** Start of the offers over the page, in ms: later than everything that a member's page loads for itself. */
const overlaysDelayMs = 4_000

/** Deferred work. Starts with a session or the first interaction; not needed to read a public page. */
export function startDeferred(tabs: Tabs & Overlays & Pick<Update, 'nextBuild'>, settings: SiteSettings): void {
  const { services, i18n, queries } = tabs
  ensureDeviceId(services)
  findOverlayHistory()
  ignoreHeldEnter()
  watchTabs(tabs)
  watchChanges(services, queries)
  watchUpdates(tabs)
  persistLastSeen(services, queries)
  watchResume(services, queries)
  void careForWorker(services).catch(() => undefined)
  startPush(tabs, settings)
  watchBadge(services, queries)
  void startTracking(services, queries, settings).catch(() => undefined)
  void watchSpeed(services).catch(() => undefined)
  addEventListener('appinstalled', () => void rememberInstalled(services).catch(() => undefined))
  setTimeout(() => void showOverlays(tabs).catch(() => undefined), overlaysDelayMs)
  if (readRunMode() !== 'browser') void offerPull(queries, () => i18n._('loading')).catch(() => undefined)
  void storeFacts(services, settings)
  void countClick(services).catch(() => undefined)
  if (needsChinaAdvice(navigator.userAgent)) void startChinaNotice(tabs).catch(() => undefined)
}

/** Values for later pages and the native wrapper in storage (SESS-05, DEV-06, DEV-10). */
async function storeFacts({ storage }: Pick<Services, 'storage'>, settings: SiteSettings): Promise<void> {
  storage.write('templates', settings.template)
  storage.write('currency', settings.currency)
  if (readRunMode() === 'webclip') storage.write('WEBCLIP', '1')
  storage.write('imageFormat', await findImageFormat())
}

/** CONF-17: in the background, failures are ignored. */
async function startChinaNotice({ services, notices, i18n, queries }: Tabs & Overlays): Promise<void> {
  const { offerChinaNotice } = await import('./china-notice.tsx')
  await offerChinaNotice(services, queries, notices, i18n)
}

/** Optional; failures are ignored (TRACK-15). */
async function startTracking(services: Services, queries: QueryClient, settings: SiteSettings): Promise<void> {
  const { watchTracking } = await import('./tracking/tracking-watch.ts')
  await watchTracking(services, queries, settings)
}

/** PUSH-15: later than everything that a visitor waits for. Optional; failures are ignored. */
function startPush(tabs: Parameters<typeof startDeferred>[0], settings: SiteSettings): void {
  if (new URLSearchParams(location.search).has('disablePush')) tabs.services.storage.write('disablePush', '1')
  const start = async () => (await import('./push/push-watch.ts')).watchPush(tabs, settings)
  setTimeout(() => void start().catch(() => undefined), setupDelayMs)
}

async function showOverlays(overlays: Overlays): Promise<void> {
  const { showDeferredOverlays } = await import('./overlays/deferred-overlays.tsx')
  showDeferredOverlays(overlays)
}

/** PWA-08, PWA-09. */
async function rememberInstalled({ storage }: Pick<Services, 'storage'>): Promise<void> {
  const { markInstalled } = await import('../features/install/install-marks.ts')
  markInstalled(storage)
}

/**
 * Browsers have a reload button, the installed app has none (the platform's own pull gesture is disabled together with
 * the bounce).
 */
async function offerPull(queries: QueryClient, label: () => string): Promise<void> {
  const { watchPull } = await import('./pull-refresh.ts')
  watchPull(queries, label)
}

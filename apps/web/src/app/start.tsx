import '../ui/tokens.css'
import '../ui/base.css'
import '@foyer/ui/forced-colors.css'
import './start.css'
import type { Calendar, Language } from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import { scrollToFocus } from '@foyer/ui/scroll-to-focus'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { type Boot, bootElementId } from '../boot.ts'
import { createClock, deviceTimeOf } from '../lib/clock.ts'
import { hasRemembered } from '../lib/has-remembered.ts'
import { createI18n, pickTexts } from '../lib/i18n.ts'
import { cacheOfflinePage } from '../lib/offline-worker.ts'
import { createQueryClient } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createLazyWps } from '../lib/wps/lazy-wps.ts'
import { findPage, matchRoute } from '../routes.rules.ts'
import { loadScreen } from '../screens.ts'
import { createNotices } from '../ui/notices.tsx'
import { App } from './app.tsx'
import { findBlock } from './blocked.rules.ts'
import { handleChunkFailures } from './chunk-failures.ts'
import { createDueReload } from './due-reload.ts'
import { startOnFirstInteraction } from './first-interaction.ts'
import { orderNavigation } from './navigation-order.ts'
import { watchSession } from './session-watch.ts'
import { watchSettings } from './settings-watch.ts'

declare global {
  interface Window {
    /** Removed from the address by the document's first script (DEC-12). */
    foyerHandoff?: string
    /** Reports a failed start and retries; defined in the document. */
    foyerFail?: () => void
    /** The button to tap again once the page is ready; null after a tap of no button, or one that React has handled. */
    foyerTap?: HTMLElement | null | undefined
  }
}

/** Delay of third-party scripts after the start (BOOT-14, CONST-26). */
const scriptsDelayMs = 500
/** Start of the load of other screens' texts for a member who has not touched the page; later than the page's own calls. */
const textsDelayMs = 5_000

/** Hydrates the server's markup. Data embedded in the page are not requested again. */
export async function start(): Promise<void> {
  const boot = readBoot()
  const isBlocked = findBlock(boot.settings) !== undefined
  const screen = isBlocked ? 'blocked' : findPage(matchRoute(location.pathname), boot.settings.template)?.screen
  const storedAtMs = readStoredAtMs()
  const { services, i18n, queries, notices, wps, stored } = createEverything(boot, screen, storedAtMs)
  const isPublic = matchRoute(location.pathname)?.access === 'anyone'
  if (!isPublic || services.session.get()) wps.warm()
  const dueReload = createDueReload(services)
  handleChunkFailures(services, notices, i18n, dueReload)
  const { foyerHandoff: code } = window
  delete window.foyerHandoff
  const sessionTransfers = code ? await import('./session-transfer.ts').catch(() => undefined) : undefined
  const sessionTransfer = code ? await sessionTransfers?.receiveSessionTransfer(services, code) : undefined
  const prepare = async (href: string) => {
    const screen = matchRoute(href.split(/[?#]/)[0] ?? '')?.screen
    // A page that fails to load is displayed all the same: its outlet reports the failure and offers a retry.
    await Promise.all([services.loadTexts(), screen && loadScreen(screen)]).catch(() => undefined)
  }
  const autoLogin = !code && hasRemembered() ? startAutoLogin(services, boot.settings) : undefined
  if (!isPublic) await autoLogin
  const calendar = boot.hasCalendar ? loadDates(boot.language) : undefined
  if (screen) await loadScreen(screen).catch(() => undefined)
  services.calendar = await calendar
  await stored // REF-08: the next page, which may be another document, reads it
  await new Promise((resolve) => setTimeout(resolve))
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no place for the application')
  const router = { aroundNav: orderNavigation(prepare, dueReload.take) }
  const render = () => <App {...{ services: { ...services }, notices, i18n, queries, prepare, router }} />
  let painted: Root | undefined
  services.page = { services, i18n, paint: () => painted?.render(render()) }
  startTransition(() => {
    painted = hydrateRoot(root, render(), { onUncaughtError: () => window.foyerFail?.() })
  })
  scrollToFocus()
  watchSession(services, queries, notices, i18n)
  requestIdle(() => {
    document.documentElement.dataset.ready = '1'
    performance.mark('ready')
    void autoLogin?.then((next) => next && navigate(next, { replace: true }))
    window.foyerTap?.click()
    if (import.meta.env.PROD) cacheOfflinePage(services.merchant)
    services.storage.remove('waitReloads')
    watchSettings(services, queries, {
      loadScreen,
      onDomainRetired: async () =>
        (await import('../lib/domain-popup.ts')).notifyDomainRetired(services, notices, i18n),
      // A stored document has those of its moment, one of another platform none of a single visitor (BOOT-10).
      isOutdated: boot.missing !== undefined || storedAtMs !== undefined,
    })
    const later = once(async () => {
      wps.warm()
      const { startDeferred } = await import('./deferred-start.ts')
      // A stored document may be of a build before the served one.
      const nextBuild = storedAtMs === undefined ? undefined : dueReload
      startDeferred({ services, notices, i18n, queries, nextBuild }, boot.settings)
    })
    const mayWait = isPublic && !services.session.get() && !history.state?.overlay
    startOnFirstInteraction(later, mayWait)
    startOnFirstInteraction(services.loadTexts, true)
    if (!mayWait) setTimeout(() => void services.loadTexts().catch(() => undefined), textsDelayMs)
    if (sessionTransfer) void sessionTransfers?.settleSessionTransfer(sessionTransfer, services, notices, i18n)
    if ('TelegramWebviewProxy' in window) void openTelegram(boot).catch(() => undefined)
    const { scriptFrame } = boot
    if (scriptFrame) setTimeout(() => void showScripts(scriptFrame).catch(() => undefined), scriptsDelayMs)
  })
}

/** AUTO-08: once, at the start, in a browser with a remembered login. Resolves to the page that follows. */
function startAutoLogin(services: Services, settings: Boot['settings']): Promise<string | undefined> {
  return import('./auto-login.ts').then(
    ({ logInRemembered }) => logInRemembered(services, settings),
    () => undefined,
  )
}

/** Dates as the server wrote them, in a language whose formats browsers lack; the browser's own after a failure. */
function loadDates(language: Language): Promise<Calendar | undefined> {
  return import('@foyer/messages/calendar').then(({ loadCalendar }) => loadCalendar(language)).catch(() => undefined)
}

/** Inside Telegram's browser (TG-06). Optional; failures are ignored. */
async function openTelegram({ settings, identityEmulator }: Boot): Promise<void> {
  await (await import('./telegram-app.ts')).openTelegramApp(settings, identityEmulator)
}

/** Optional; failures are ignored. */
async function showScripts(address: string): Promise<void> {
  const { watchScriptFrame } = await import('./script-frame.ts')
  watchScriptFrame(address)
}

function readBoot(): Boot {
  const text = document.getElementById(bootElementId)?.textContent
  if (!text) throw new Error('the document has no boot data')
  return JSON.parse(text)
}

/** `screen` is the one with texts in the page. */
function createEverything(boot: Boot, screen: string | undefined, storedAtMs: number | undefined) {
  const { settings, language, languageTag } = boot
  const merchant = settings.merchantCode
  const storage = openStorage(merchant)
  const session = createSessionStore(storage, merchant)
  const i18n = createI18n(languageTag, boot.texts, () => services.direction)
  let hasAllTexts = false
  const queries = createQueryClient(boot.seeds, settings, storedAtMs)
  storage.write('merchant', merchant)
  const stored = location.search ? storeSource(storage, location) : undefined
  const wps = createLazyWps({
    merchant,
    language: () => services.language,
    session,
    storage,
    userAgent: navigator.userAgent,
    isOnline: () => navigator.onLine,
    findImageFormat: async () => (await import('./image-format.ts')).readImageFormat({ storage }),
  })
  const services: Services = {
    // Language, frames and other values of the page.
    ...boot,
    merchant,
    storage,
    session,
    livePaths: new Set(),
    origin: location.origin,
    clock: createClock(boot.serverTime, storedAtMs ?? receivedAtMs()),
    wps,
    loadTexts: once(async () => {
      const catalogue = await loadCatalogue(language)
      i18n.load(languageTag, { ...pickTexts(catalogue), ...boot.texts })
      hasAllTexts = true
    }),
    hasTexts: (name) => hasAllTexts || name === screen,
  }
  return { services, i18n, queries, wps, notices: createNotices(), stored }
}

/** Optional; failures are ignored. The address may change while the script loads. */
function storeSource(storage: Services['storage'], { search, hostname }: Location): Promise<void> {
  return Promise.all([import('../lib/registration-info.ts'), import('../lib/agent-click.ts'), import('../lib/link.ts')])
    .then(([{ storeRegistrationInfo }, { storeAgentClick }, { addManifestParameters, listSourceCodes }]) => {
      storeRegistrationInfo(storage, { search, hostname })
      storeAgentClick(storage, search)
      addManifestParameters(listSourceCodes(storage))
    })
    .catch(() => undefined)
}

/** Time at which the worker stored this document, by this device's clock; undefined for one from the network. */
function readStoredAtMs(): number | undefined {
  const { storedAt } = document.documentElement.dataset
  return storedAt === undefined ? undefined : Number(storedAt)
}

/** Time of the document's first byte, by this device's clock. */
function receivedAtMs(): number {
  const [entry] = performance.getEntriesByType('navigation')
  const responseStart = entry instanceof PerformanceNavigationTiming ? entry.responseStart : 0
  return deviceTimeOf(responseStart)
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}

/** Safari before 18 has no requestIdleCallback. */
function requestIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}

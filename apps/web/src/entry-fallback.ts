import { systemStatus } from '@foyer/contract'
import { makeUuid } from '@foyer/ui/uuid'
import { type FallbackPageData, fallbackPageIds } from './fallback-page.ts'
import { listDomainTargets } from './lib/domain-route.rules.ts'
import { findDomains } from './lib/find-domains.ts'
import { makeLink } from './lib/link.ts'
import { decideStartOutcome, MAX_WAIT_RELOADS, planRetryMs, type StartOutcome } from './lib/poll-delays.rules.ts'
import { MAX_RETRIES } from './lib/recovery.rules.ts'
import { openStorage } from './lib/storage.ts'
import { createWps } from './lib/wps/wps.ts'
import { WpsError } from './lib/wps/wps-error.ts'

/**
 * Script of a fallback document. Makes the first status call (CONF-17, ERR-01, ERR-02), returns to the page on its
 * success, and otherwise shows the server's message, or that there is no network.
 */
function waitForServer(): void {
  const { kind, language, spanId, isLimited, texts }: FallbackPageData = JSON.parse(find('data').textContent ?? '')
  const storage = openStorage('')
  const span = spanId || makeUuid()
  const wps = createWps({
    merchant: storage.read('merchant') ?? '',
    language: () => language,
    session: { get: () => undefined, end: () => undefined, subscribe: () => () => undefined, spanId: () => span },
    storage,
    userAgent: navigator.userAgent,
    isOnline: () => navigator.onLine,
  })
  let tries = isLimited ? MAX_RETRIES : 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChecking = false

  function plan(): void {
    const waitMs = planRetryMs(tries, Math.random())
    show('progress', waitMs === undefined ? '' : tries < MAX_RETRIES ? texts.retrying : texts.return)
    if (waitMs !== undefined) timer = setTimeout(poll, waitMs)
  }

  async function poll(): Promise<void> {
    clearTimeout(timer)
    if (isChecking || document.hidden) return
    isChecking = true
    const outcome = await askStatus()
    isChecking = false
    tries += 1
    if (outcome.kind === 'back' && goBack()) return
    if (outcome.kind === 'domain') return showWays()
    if (outcome.kind === 'message') show('body', outcome.text ?? texts.noNetwork)
    plan()
  }

  async function askStatus(): Promise<StartOutcome> {
    const query = {
      device: 'MOBILE',
      track: 'false',
      originalDomain: location.hostname,
      url: location.pathname,
    } as const
    try {
      await wps.call(systemStatus, { query }, { origin: 'status', isFresh: true })
      return decideStartOutcome(undefined)
    } catch (error) {
      return error instanceof WpsError ? decideStartOutcome(error) : { kind: 'message', text: undefined }
    }
  }

  /** A page that fails although the server answers is not requested endlessly. */
  function goBack(): boolean {
    const reloads = storage.read('waitReloads') ?? 0
    if (reloads >= MAX_WAIT_RELOADS || !storage.write('waitReloads', reloads + 1)) return false
    document.querySelector<HTMLAnchorElement>('a[href=""]')?.click()
    return true
  }

  async function showWays(): Promise<void> {
    show('title', texts.domainTitle)
    show('body', texts.domainBody.replace('{host}', location.host))
    show('progress', texts.searching)
    const targets = listDomainTargets(await findDomains(wps), location.origin)
    // The document may already contain one.
    if (targets.length === 0) return show('progress', find('ways').hasChildNodes() ? '' : texts.domainNone)
    show('progress', '')
    const ways = find('ways')
    ways.textContent = ''
    ways.append(...targets.map(({ href, host }) => makeLink(href, texts.domainGo.replace('{host}', host))))
  }

  if (kind === 'domain') {
    void showWays()
    return
  }
  addEventListener('online', () => {
    // The event may fire slightly before the network works.
    tries = 0
    void poll()
  })
  document.addEventListener('visibilitychange', poll)
  plan()
}

function find(place: keyof typeof fallbackPageIds): HTMLElement {
  const element = document.getElementById(fallbackPageIds[place])
  if (!element) throw new Error(`the document has no place ${place}`)
  return element
}

function show(place: keyof typeof fallbackPageIds, text: string): void {
  find(place).textContent = text
}

waitForServer()

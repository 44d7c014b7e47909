import { readBuild } from '../../lib/build.ts'
import type { createI18n } from '../../lib/i18n.ts'
import { readServedBuild, type ServedBuild, updateWorker } from '../../lib/served-build.ts'
import type { Services } from '../../lib/services.tsx'
import type { Notices } from '../../ui/notices.tsx'
import type { DueReload } from '../due-reload.ts'
import { refreshBuild } from '../refresh-build.ts'
import { checkIntervalMs, holdCheckMs, startDelayMs } from './update.constants.ts'
import { decideUpdate, mustHoldUpdate } from './update.rules.ts'

export interface Update {
  services: Pick<Services, 'clock' | 'storage' | 'loadTexts'>
  notices: Pick<Notices, 'alert'>
  i18n: Pick<ReturnType<typeof createI18n>, '_'>
  /** In a page that opened with its stored document: the served build's page comes with the next navigation. */
  nextBuild?: Pick<DueReload, 'plan'> | undefined
}

/**
 * Looks for another build at the server 1.5 s after the start, hourly, on each return to the tab (PWA-12..18) and to the
 * network, and offers it as soon as no form and no money flow is open (DEC-38). Every tab does so for itself. Nothing
 * reloads without the member's tap (CONF-35): an offer's, or, of a page that opened with its stored document, that of a
 * navigation to a page without a money flow.
 */
export function watchUpdates({ services, notices, i18n, ...page }: Update): void {
  const { clock, storage, loadTexts } = services
  let { nextBuild } = page
  let isBusy = false
  /** Hash of the build that the member has put off, or that comes with the next navigation; hourly it is offered again. */
  let declined: string | undefined

  async function check(): Promise<void> {
    if (isBusy || document.hidden) return
    isBusy = true
    try {
      const served = await readServedBuild()
      if (served) await decide(served)
    } finally {
      isBusy = false
    }
  }

  async function decide(served: ServedBuild): Promise<void> {
    const pageEntry = readBuild()
    const decision = decideUpdate({
      pageEntry,
      served,
      stored: storage.read('assetHash'),
      left: storage.read('leftBuild'),
      tried: storage.read('triedBuild'),
      nowMs: clock.now(),
    })
    if (decision === 'current') storage.write('assetHash', served)
    if (decision !== 'changed' || served.hash === declined) return
    void updateWorker()
    // Once for a build: a page that was reloaded from it has met it again.
    if (nextBuild && served.entry !== pageEntry && storage.read('reloadedBuild') !== pageEntry) {
      const mayTake = () => navigator.onLine && !isHeld(storage, { hasInput: false, hasOverlay: false })
      nextBuild.plan(mayTake, () => leaveFor(served))
      nextBuild = undefined
      declined = served.hash
      return
    }
    await Promise.all([loadTexts(), waitUntilFree(storage)])
    const isConfirmed = await notices.alert({
      title: i18n._('pwa_update_title'),
      text: i18n._('pwa_update_msg'),
      confirmLabel: i18n._('refresh'),
      cancelLabel: i18n._('update.later'),
      subject: 'update',
    })
    if (!isConfirmed) {
      declined = served.hash
      return
    }
    leaveFor(served)
    refreshBuild(location.pathname)
  }

  function leaveFor(served: ServedBuild): void {
    const { hash: left } = storage.read('assetHash') ?? {}
    const atMs = clock.now()
    if (left !== undefined) storage.write('leftBuild', { hash: left, atMs })
    storage.write('triedBuild', { hash: served.hash, atMs })
    storage.write('assetHash', served)
  }

  const checkQuietly = () => void check().catch(() => undefined)
  setTimeout(checkQuietly, startDelayMs)
  setInterval(() => {
    declined = undefined
    checkQuietly()
  }, checkIntervalMs)
  document.addEventListener('visibilitychange', checkQuietly)
  addEventListener('online', checkQuietly)
}

/** DEC-38, of the page at the present address. */
function isHeld(
  storage: Pick<Services['storage'], 'read'>,
  page: Pick<Parameters<typeof mustHoldUpdate>[0], 'hasInput' | 'hasOverlay'>,
): boolean {
  const hasPendingWrite = Object.keys(storage.read('pendingRequests') ?? {}).length > 0
  return mustHoldUpdate({ ...page, path: location.pathname, hasPendingWrite })
}

async function waitUntilFree(storage: Pick<Services['storage'], 'read'>): Promise<void> {
  const isBusy = () => {
    const hasOverlay = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
    return document.hidden || isHeld(storage, { hasInput: hasInput(), hasOverlay })
  }
  // Ends with the member's form or flow; the page's own end ends it too.
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, holdCheckMs))
}

/** Anything typed: a text field with content that is neither hidden nor read-only. */
function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const isText = (field: HTMLInputElement | HTMLTextAreaElement) =>
    !['hidden', 'checkbox', 'radio', 'submit', 'button', 'range'].includes(field.type) && !field.readOnly
  return [...fields].some((field) => isText(field) && field.value !== '')
}

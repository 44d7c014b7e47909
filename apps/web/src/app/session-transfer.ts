import { exchangeSessionTransfer } from '@foyer/contract'
import { ensureDeviceId } from '../lib/device.ts'
import { endAtServer } from '../lib/end-session.ts'
import type { createI18n } from '../lib/i18n.ts'
import type { Services } from '../lib/services.tsx'
import type { OpenedSession } from '../lib/session.ts'
import { longToastMs, type Notices } from '../ui/notices.tsx'

/** Timeout of the exchange of a code: the page starts only after it. */
const exchangeTimeoutMs = 5_000

/** Result of a code from the address. */
export type SessionTransfer =
  | { kind: 'opened' }
  | { kind: 'refused' }
  /** Another member is logged in, here or in another tab: nothing is opened without their consent. */
  | { kind: 'otherUser'; opened: OpenedSession }

/** Exchanges a code from the address (DEC-12, T2). */
export async function receiveSessionTransfer(services: Services, code: string): Promise<SessionTransfer> {
  const { wps, session, storage } = services
  const body = { code, loginDeviceId: ensureDeviceId(services) }
  const opened = await wps
    .call(exchangeSessionTransfer, { body }, { timeoutMs: exchangeTimeoutMs })
    .catch(() => undefined)
  if (!opened) return { kind: 'refused' }
  const here = session.get()?.id ?? storage.read('memberHere')
  if (here !== undefined && here !== opened.id) return { kind: 'otherUser', opened }
  session.open(opened)
  return { kind: 'opened' }
}

/**
 * Shows the message or question that a code requires, once the page can (T2): a link never switches the member
 * silently.
 */
export async function settleSessionTransfer(
  sessionTransfer: SessionTransfer,
  { session, wps, loadTexts }: Services,
  notices: Notices,
  i18n: ReturnType<typeof createI18n>,
): Promise<void> {
  if (sessionTransfer.kind === 'opened') return
  await loadTexts().catch(() => undefined)
  if (sessionTransfer.kind === 'refused') {
    if (!session.get()) notices.toast(i18n._('session.handoff.refused'), { durationMs: longToastMs, tone: 'bad' })
    return
  }
  const { opened } = sessionTransfer
  const isConfirmed = await notices.alert({
    title: i18n._('notice'),
    text: i18n._('switch.ask', { name: opened.userName }),
    confirmLabel: i18n._('switch.action'),
    cancelLabel: i18n._('cancel'),
  })
  if (!isConfirmed) return
  if (session.get()) {
    await endAtServer({ wps })
    session.end('elsewhere')
  }
  session.open(opened)
}

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
  | { kind: 'otherUser'; userName: string; exchange(): Promise<OpenedSession | undefined> }

/** Exchanges a code from the address; the server opens nothing for another member than the browser's (DEC-12, T2). */
export async function receiveSessionTransfer(services: Services, code: string): Promise<SessionTransfer> {
  const { wps, session, storage } = services
  const findMember = () => session.get()?.id ?? storage.read('memberHere')
  const body = { code, loginDeviceId: ensureDeviceId(services), currentMemberId: findMember() }
  const exchange = (isSwitch?: true) =>
    wps
      .call(exchangeSessionTransfer, { body: { ...body, isSwitch } }, { timeoutMs: exchangeTimeoutMs })
      .catch(() => undefined)
  const answer = await exchange()
  if (!answer) return { kind: 'refused' }
  if ('otherUser' in answer) {
    const switchMember = async () => {
      const opened = await exchange(true)
      return opened && 'token' in opened ? opened : undefined
    }
    return { kind: 'otherUser', userName: answer.otherUser.userName, exchange: switchMember }
  }
  // Another platform exchanges every code at once: its token was valid before (DEC-12).
  const here = findMember()
  if (here !== undefined && here !== answer.id)
    return { kind: 'otherUser', userName: answer.userName, exchange: async () => answer }
  session.open(answer)
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
  const notifyRefused = () => notices.toast(i18n._('session.handoff.refused'), { durationMs: longToastMs, tone: 'bad' })
  if (sessionTransfer.kind === 'refused') {
    if (!session.get()) notifyRefused()
    return
  }
  const isConfirmed = await notices.alert({
    title: i18n._('switch.ask', { name: sessionTransfer.userName }),
    confirmLabel: i18n._('switch.action'),
    cancelLabel: i18n._('cancel'),
  })
  if (!isConfirmed) return
  const opened = await sessionTransfer.exchange()
  if (!opened) return notifyRefused()
  if (session.get()) {
    await endAtServer({ wps })
    session.end('elsewhere')
  }
  session.open(opened)
}

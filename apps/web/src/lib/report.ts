import { isErrorCode } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import type { Notices } from '../ui/notices.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { showDomainPopup } from './domain-popup.ts'
import type { Translate } from './i18n.ts'
import { type Answer, decideAnswer } from './wps/outcome.rules.ts'
import { decideFirebaseAnswer, readFirebaseCode } from './wps/outcome-firebase.rules.ts'
import { WpsError } from './wps/wps-error.ts'

export interface Telling {
  notices: Notices
  t: Translate
  location: Pick<Location, 'pathname' | 'search' | 'host' | 'origin'>
  /** Where else the site is to be had. */
  findDomains: () => Promise<readonly string[]>
  /** Under which the failure stands in the server's log (OPEN-76). */
  spanId: string
  /** Shows another page of the app. */
  go: (to: `/m/${string}`) => void
}

/** Handles an answer where the call was made, e.g. by opening a dialog; true when nothing else is to be shown. */
export type OwnAnswer = (answer: Answer) => boolean

/**
 * Tells the member of a failed call: where the call was made, else over the full screen, else in an alert, else in a
 * toast. Of several failures at once one is told: while it stands, the rest stay silent.
 */
export async function tellFailure(error: unknown, telling: Telling, own?: OwnAnswer): Promise<void> {
  const { notices, t, location, go } = telling
  const answer = readAnswer(error)
  if (own?.(answer)) return
  if (answer.kind === 'silent') return
  if (answer.kind === 'log') return console.info(error)
  if (answer.kind === 'screen') return showDomainPopup(notices, t, location, await telling.findDomains())
  if (answer.kind === 'login') {
    const target = await askToLogIn(notices, t, location)
    if (target) go(target)
    return
  }
  if (notices.get().alerts.some(({ subject }) => subject !== undefined)) return
  if (answer.kind === 'toast') return notices.toast(t(answer.textId), { durationMs: answer.durationMs, tone: 'bad' })
  const text = answer.message ?? t(answer.textId)
  const lines = 'code' in answer && answer.code ? t('auth.lines', { code: answer.code, reason: text }) : text
  const smallPrint = t('reference', { id: telling.spanId })
  await notices.alert({ subject: 'failure', title: t('notice'), text: lines, confirmLabel: t('confirm'), smallPrint })
}

function readAnswer(error: unknown): Answer {
  if (error instanceof WpsError) return decideAnswer(error)
  const code = readFirebaseCode(error)
  return code ? decideFirebaseAnswer(code) : { kind: 'alert', textId: 'unknown_error' }
}

/** Tells whether a failure stays before the member's eyes until it is closed. */
export function isAlerted(error: unknown): boolean {
  const { kind } = readAnswer(error)
  return kind !== 'silent' && kind !== 'log' && kind !== 'toast'
}

/** Text id of a failure, for a place of its own beside the form. */
export function errorTextId(error: unknown): MessageId {
  // Without an answer the code is ours, and not the server's word.
  if (error instanceof WpsError && isErrorCode(error.code) && error.status !== 0) return `error.${error.code}`
  const answer = readAnswer(error)
  return answer.kind === 'alert' || answer.kind === 'toast' ? answer.textId : 'unknown_error'
}

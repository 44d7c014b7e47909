import type { Notices } from '../ui/notices.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { showDomainPopup } from './domain-popup.ts'
import { type FailureMessage, getFailureMessage } from './failure-message.ts'
import type { Translate } from './i18n.ts'
import { decideFailureDisplay, type FailureDisplay } from './wps/outcome.rules.ts'
import { decideFirebaseFailureDisplay, readFirebaseCode } from './wps/outcome-firebase.rules.ts'
import { WpsError } from './wps/wps-error.ts'

export interface FailureContext {
  notices: Notices
  t: Translate
  location: Pick<Location, 'pathname' | 'search' | 'host' | 'origin'>
  /** Loads the texts that did not come with the page. Never throws. */
  loadTexts: () => Promise<void>
  /** Where else the site is to be had. */
  findDomains: () => Promise<readonly string[]>
  /** Under which the failure stands in the server's log (OPEN-76). */
  spanId: string
  /** Shows another page of the app. */
  go: (to: `/m/${string}`) => void
}

/**
 * Handles an answer where the call was made, e.g. by opening a dialog; true when nothing else is to be shown. It hears
 * of every failure, at once, so that a form knows that its call is over.
 */
export type FailureHandler = (answer: FailureDisplay) => boolean

/** An answer in words is said where the call was made; that place hears undefined where the table shows it elsewhere. */
export function showInline(place: (message: FailureMessage | undefined) => void): FailureHandler {
  return (answer) => {
    const message = getFailureMessage(answer)
    place(message)
    return message !== undefined
  }
}

/**
 * Tells the member of a failed call: where the call was made, else over the full screen, else in an alert, else in a
 * toast. Of several failures over the page one is told: while it stands, the rest stay silent.
 */
export async function showFailure(error: unknown, context: FailureContext, own?: FailureHandler): Promise<void> {
  const { notices, t, location, go } = context
  const answer = readAnswer(error)
  // Nobody waits for them to say it in place: there it is drawn anew when they come.
  const texts = context.loadTexts()
  if (own?.(answer)) return
  if (answer.kind === 'silent' || answer.kind === 'goOn') return
  if (answer.kind === 'log') return console.info(error)
  if (answer.kind === 'login') {
    // At once, and so never after the question that the session's end itself has asked.
    const target = await askToLogIn(notices, t, location)
    if (target) go(target)
    return
  }
  await texts
  if (answer.kind === 'screen') return showDomainPopup(notices, t, location, await context.findDomains())
  if (notices.get().alerts.some(({ subject }) => subject !== undefined)) return
  if (answer.kind === 'toast') return notices.toast(t(answer.textId), { durationMs: answer.durationMs, tone: 'bad' })
  const text = answer.message ?? t(answer.textId)
  const lines = 'code' in answer && answer.code ? t('auth.lines', { code: answer.code, reason: text }) : text
  const smallPrint = t('reference', { id: context.spanId })
  await notices.alert({ subject: 'failure', title: t('notice'), text: lines, confirmLabel: t('confirm'), smallPrint })
}

function readAnswer(error: unknown): FailureDisplay {
  if (error instanceof WpsError) return decideFailureDisplay(error)
  const code = readFirebaseCode(error)
  return code ? decideFirebaseFailureDisplay(code) : { kind: 'alert', textId: 'unknown_error' }
}

import type { Href } from '../routes.ts'
import { type Notices, useNotices } from '../ui/notices.tsx'
import { askToLogIn } from './ask-to-log-in.ts'
import { showDomainPopup } from './domain-popup.ts'
import { findDomains } from './find-domains.ts'
import { type Translate, useText } from './i18n.ts'
import { useAddress } from './navigation.tsx'
import { shortenReference } from './reference.ts'
import { useServices } from './services.tsx'
import {
  decideFailureDisplay,
  type FailureDisplay,
  type FailureMessage,
  type FailurePlace,
} from './wps/outcome.rules.ts'
import { WpsError } from './wps/wps-error.ts'

export interface FailureContext {
  notices: Notices
  t: Translate
  location: Pick<Location, 'pathname' | 'search' | 'host' | 'origin'>
  /** Loads the texts that are not embedded in the page. Never throws. */
  loadTexts: () => Promise<void>
  /** The site's other addresses. */
  findDomains: () => Promise<readonly string[]>
  /** Correlation id of the failure in the server's log (OPEN-76). */
  spanId: string
  /** Navigates to another page of the app. */
  go: (to: `/m/${string}`) => void
}

/** Shows a failure; returns the form's message, or undefined when it is shown over the page or not at all. */
export type Report = (error: unknown, place?: FailurePlace) => FailureMessage | undefined

/** Returns the function that shows a failure (ERR): no other code shows one. */
export function useReport(): Report {
  const t = useText()
  const notices = useNotices()
  const { go } = useAddress()
  const { loadTexts, session, wps } = useServices()
  return (error, place) => {
    const page = { location, go: (to: string) => go(to as Href) } // the login page of the table
    const loads = { loadTexts: () => loadTexts().catch(() => undefined), findDomains: () => findDomains(wps) }
    return showFailure(error, { ...page, ...loads, notices, t, spanId: session.spanId() }, place)
  }
}

/** The same outside of a component. */
export function showFailure(
  error: unknown,
  context: FailureContext,
  place: FailurePlace = 'form',
): FailureMessage | undefined {
  const failure = error instanceof WpsError ? error : new WpsError('unknown_error', 0)
  const display = decideFailureDisplay(failure, place)
  // A form does not wait for them: its message renders again after the load.
  const texts = context.loadTexts()
  if (display.kind === 'inline') return display.message
  void showOverPage(display, texts, context)
  return undefined
}

/** Of several failures over the page one is shown: while it is open, the others stay silent. */
async function showOverPage(
  display: Exclude<FailureDisplay, { kind: 'inline' }>,
  texts: Promise<void>,
  { notices, t, location, go, findDomains, spanId }: FailureContext,
): Promise<void> {
  if (display.kind === 'none') return
  if (display.kind === 'screen' && display.screen === 'login') {
    // Synchronous, so that it never follows the dialog of the session's own end.
    const target = await askToLogIn(notices, t, location)
    if (target) go(target)
    return
  }
  await texts
  if (display.kind === 'screen') return showDomainPopup(notices, t, location, await findDomains())
  if (notices.get().alerts.some(({ subject }) => subject !== undefined)) return
  if (display.kind === 'toast')
    return notices.toast(t(display.message), { durationMs: display.durationMs, tone: 'bad' })
  const title = translateFailure(t, display.message)
  const smallPrint = t('reference', { id: shortenReference(spanId) })
  await notices.alert({ subject: 'failure', title, confirmLabel: t('confirm'), smallPrint })
}

/** Returns the function from a message to text in the page's language. */
export function useFailureMessage(): (
  message: FailureMessage | undefined,
  values?: Record<string, string>,
) => string | undefined {
  const t = useText()
  return (message, values) => message && translateFailure(t, message, values)
}

/** T33: the server's message is plain text, never markup or a pattern with values. */
function translateFailure(t: Translate, message: FailureMessage, values?: Record<string, string>): string {
  if (typeof message !== 'object') return t(message, values)
  return 'message' in message ? message.message : t(message.textId, { count: message.count })
}

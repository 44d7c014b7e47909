import type { MessageId } from '@foyer/messages'
import { useText } from './i18n.ts'
import type { FailureDisplay } from './wps/outcome.rules.ts'

/** What is said of something that did not work: a text of ours, or the server's own words where they come first. */
export type FailureMessage = MessageId | { message: string }

/** What a place beside the action says of a failure; undefined for what is shown elsewhere, or not at all. */
export function getFailureMessage(answer: FailureDisplay): FailureMessage | undefined {
  switch (answer.kind) {
    case 'alert':
      // ERR-28: a code and a reason are two lines of an alert.
      if (answer.code !== undefined) return undefined
      return answer.message === undefined ? answer.textId : { message: answer.message }
    case 'toast':
    case 'silent':
      return answer.textId
    default:
      return undefined
  }
}

/** Gives the function from words to text in the page's language. */
export function useFailureMessage(): (
  message: FailureMessage | undefined,
  values?: Record<string, string>,
) => string | undefined {
  const t = useText()
  // T33: the server's words are text, never markup and never a pattern with values.
  return (message, values) => (typeof message === 'object' ? message.message : message && t(message, values))
}

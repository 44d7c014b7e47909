import type { Merchant, MessageTextName } from '../../merchant/index.ts'
import { writeMessageText } from '../../outreach/index.ts'

/** Texts of messages around codes. */
export type CodeText = Exclude<MessageTextName, 'subject' | 'notice'>

interface CodeContent {
  merchant: Merchant
  language: string
  code: string
  /** Name of the site's host in an sms: phones then offer the code there and nowhere else. */
  smsHost?: string | undefined
}

/** Subject and body in the caller's language; `registered` names no code. */
export function writeCodeMessage(
  text: CodeText,
  { merchant, language, code, smsHost }: CodeContent,
): { subject: string; body: string } {
  const content = { merchant, language, values: { code } }
  const body = writeMessageText(text, content)
  // The form of origin-bound codes: the last line, alone.
  const bound = smsHost !== undefined && text !== 'registered' ? `\n\n@${smsHost} #${code}` : ''
  return { subject: writeMessageText('subject', content), body: body + bound }
}

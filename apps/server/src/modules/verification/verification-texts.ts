import type { Merchant, MessageTextName } from '../merchant/index.ts'
import { writeMessageText } from '../message/index.ts'

/** Texts of messages around codes. */
export type CodeText = Exclude<MessageTextName, 'subject' | 'notice'>

/** Subject and body in the caller's language; `registered` names no code. */
export function writeCodeMessage(
  text: CodeText,
  { merchant, language, code }: { merchant: Merchant; language: string; code: string },
): { subject: string; body: string } {
  const content = { merchant, language, values: { code } }
  return { subject: writeMessageText('subject', content), body: writeMessageText(text, content) }
}

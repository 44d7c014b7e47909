import { resolveTranslated } from '@foyer/messages/languages'
import { messageTexts } from '@foyer/messages/message'
import { type Merchant, nameMerchant } from '../merchant/index.ts'

/** Texts of messages around codes. */
export type CodeText = 'login' | 'register' | 'recovery' | 'contact' | 'second_factor' | 'registered'

/** Subject and body in the caller's language; `registered` names no code. */
export function writeCodeMessage(
  text: CodeText,
  { merchant, language, code }: { merchant: Merchant; language: string; code: string },
): { subject: string; body: string } {
  const texts = messageTexts[resolveTranslated(language)]
  const values: Record<string, string> = { merchant: nameMerchant(merchant, language), code }
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
  return { subject: fill(texts['message.subject']), body: fill(texts[`message.${text}`]) }
}

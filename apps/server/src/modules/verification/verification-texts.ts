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
  const values = { merchant: nameMerchant(merchant, language), code }
  return { subject: fill(texts['message.subject'], values), body: fill(texts[`message.${text}`], values) }
}

/** Subject and body of a notice without a code. */
export function writeNotice(
  text: 'contact_changed',
  { merchant, language }: { merchant: Merchant; language: string },
): { subject: string; body: string } {
  const texts = messageTexts[resolveTranslated(language)]
  const values = { merchant: nameMerchant(merchant, language) }
  return { subject: fill(texts['message.subject.notice'], values), body: fill(texts[`message.${text}`], values) }
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
}

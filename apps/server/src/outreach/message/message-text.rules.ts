import { resolveLanguage } from '@foyer/contract'
import { messageTexts } from '@foyer/messages/message'
import { fillMessageText, type Merchant, type MessageTextName, nameMerchant } from '../../merchant/index.ts'

/** A text of an sms or e-mail: the merchant's own in this language, otherwise the platform's. */
export function writeMessageText(
  name: MessageTextName,
  { merchant, language, values }: { merchant: Merchant; language: string; values: Readonly<Record<string, string>> },
): string {
  const own: Partial<Record<string, string>> = merchant.settings.messageTexts?.[name] ?? {}
  const text = own[language] ?? messageTexts[resolveLanguage(language)][`message.${name}`]
  return fillMessageText(text, { ...values, merchant: nameMerchant(merchant, language) })
}

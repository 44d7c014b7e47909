import { createHash } from 'node:crypto'
import { defaultLanguage, type HelpTexts } from '@foyer/contract'

/** The texts of the caller's language, otherwise of the merchant's default, of English, or of any. */
export function pickHelpTexts(texts: HelpTexts, language: string, fallback: string) {
  const chosen = [language, fallback, defaultLanguage, ...Object.keys(texts)].find((code) => Object.hasOwn(texts, code))
  const found = chosen === undefined ? undefined : texts[chosen]
  return chosen === undefined || found === undefined ? undefined : { ...found, language: chosen }
}

interface Voter {
  memberId: string | undefined
  /** Of the browser; a guest without one votes for the network. */
  deviceId: string | undefined
  ip: string
}

/** Who votes: one digest for each merchant and article, so that votes of one visitor are not linked. */
export function hashVoter(merchant: string, articleId: string, { memberId, deviceId, ip }: Voter): Buffer {
  const who = memberId ? `member ${memberId}` : deviceId ? `device ${deviceId}` : `network ${ip}`
  return createHash('sha256')
    .update(JSON.stringify([merchant, articleId, who]))
    .digest()
}

import { createHash } from 'node:crypto'
import type { TelegramAuth } from '@foyer/contract'
import type { IdentityProvider } from './identity.ts'
import { readTelegramAuth } from './telegram.rules.ts'

/** Lifetime of signed data, from its `auth_date` to its first use (T16), in milliseconds. */
const MAX_AGE_MS = 300_000

export interface TelegramSettings {
  /** Token of the merchant's bot; the digits before the colon are its public id. */
  botToken: string
  /** The login page for browsers, where it is not Telegram's own. */
  authUrl?: string | undefined
  /** Host that the bot's owner has set as its domain; default: the host of the page. */
  authDomain?: string | undefined
}

/** Telegram, by the bot's signature (TG-04). */
export function createTelegram({ botToken }: TelegramSettings): IdentityProvider<TelegramAuth> {
  return {
    async verify(auth) {
      const person = readTelegramAuth(auth, botToken)
      if (!person) return { outcome: 'refused' }
      const { id, name, picture, authDate, hash } = person
      const provenAt = new Date(authDate * 1_000)
      const expiresAt = new Date(provenAt.getTime() + MAX_AGE_MS)
      const proofDigest = createHash('sha256').update(`telegram:${hash}`).digest()
      const subject = { provider: 'telegram', subject: id, kind: 'telegram', name, picture } as const
      return { outcome: 'proven', identity: { ...subject, proofDigest, provenAt, expiresAt } }
    },
  }
}

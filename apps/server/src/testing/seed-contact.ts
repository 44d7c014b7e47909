import { createContactCipher, saveContactRow } from '../outreach/contact/index.ts'
import type { TestServer } from './test-server.ts'

/** Gives a member of aurora a verified contact without a code: an E.164 number with `+`, or an e-mail address. */
export async function seedContact({ config, database }: TestServer, memberId: string, text: string): Promise<void> {
  const contacts = createContactCipher(config.dataKey)
  const channel = text.startsWith('+') ? 'sms' : 'email'
  const owner = { merchant: 'aurora', memberId, channel } as const
  const address = contacts.encrypt(text, owner)
  const addressHash = contacts.hash('aurora', { channel, text })
  await database.transaction((tx) => saveContactRow(tx, { ...owner, address, addressHash }), { merchant: 'aurora' })
}

import { randomUUID } from 'node:crypto'
import { listContacts, requestContactCode, saveContact } from '@foyer/contract'
import { type Database, isUniqueViolation } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { confirmPassword } from '../../member/index.ts'
import {
  type ContactCipher,
  findContactOwner,
  isServedAddress,
  listContactRows,
  maskRecipient,
  saveContactRow,
  toRecipient,
} from '../../outreach/index.ts'
import { holdWithdrawals } from '../withdrawal-hold/index.ts'
import type { Verifications } from './verification.service.ts'

interface ContactDependencies {
  database: Database
  contacts: ContactCipher
  verifications: Verifications
}

export function registerContactRoutes(registry: Registry, dependencies: ContactDependencies): void {
  const { database, contacts, verifications } = dependencies

  registry.on(listContacts, async ({ merchant, session }) => {
    const rows = await database.transaction((tx) => listContactRows(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    const items = rows.map((row) => ({
      channel: row.channel,
      masked: maskRecipient(contacts.decrypt(row)),
      verifiedAt: row.verifiedAt.toISOString(),
    }))
    return { items }
  })

  registry.on(
    requestContactCode,
    async ({ merchant, session, body, caller }) => {
      if (!isServedAddress(body.address, merchant.settings.countries)) throw new ServiceError('country_not_served')
      const recipient = toRecipient(body.address)
      return verifications.sendCode(merchant, {
        recipient,
        purpose: 'contact',
        caller,
        deviceId: session.deviceId ?? undefined,
        // The owner of another account's address gets nothing, and the answer is the same (DEC-15).
        decideText: async (tx) => {
          const hash = contacts.hash(merchant.code, recipient)
          const owner = await findContactOwner(tx, merchant.code, recipient.channel, hash)
          return owner === undefined || owner === session.memberId ? 'contact' : undefined
        },
      })
    },
    { limit: 'code' },
  )

  registry.on(
    saveContact,
    async ({ merchant, session, body }) => {
      const { address, verificationCode: code, password } = body
      const scope = { merchant: merchant.code }
      await confirmPassword(database, merchant.code, session.memberId, password)
      const recipient = toRecipient(address)
      const used = await verifications.redeemCode(merchant, { recipient, purpose: 'contact', code })
      const owner = { merchant: merchant.code, memberId: session.memberId, channel: address.channel }
      try {
        await database.transaction(async (tx) => {
          await used.consume(tx)
          // Before the change: the notification goes to the former address.
          await holdWithdrawals(tx, merchant, {
            id: randomUUID(),
            reason: 'contact_changed',
            member: { id: session.memberId, type: session.memberType },
            values: { contact: maskRecipient(recipient) },
          })
          const encrypted = contacts.encrypt(recipient.text, owner)
          await saveContactRow(tx, { ...owner, address: encrypted, addressHash: used.addressHash })
        }, scope)
      } catch (error) {
        if (isUniqueViolation(error)) throw new ServiceError('contact_taken')
        throw error
      }
      return { saved: true as const }
    },
    { confirmsPassword: true },
  )
}

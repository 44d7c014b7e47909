import { listContacts, requestContactCode, saveContact } from '@foyer/contract'
import { type Database, isUniqueViolation } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  type ContactCipher,
  findContactOwner,
  listContactRows,
  maskAddress,
  saveContactRow,
  writeAddress,
} from '../contact/index.ts'
import { confirmPassword } from '../member/index.ts'
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
      masked: maskAddress(row.channel, contacts.decrypt(row)),
      verifiedAt: row.verifiedAt.toISOString(),
    }))
    return { items }
  })

  registry.on(
    requestContactCode,
    ({ merchant, session, body, caller }) =>
      verifications.sendCode(merchant, {
        address: body.address,
        purpose: 'contact',
        caller,
        deviceId: session.deviceId ?? undefined,
        // The owner of another account's address gets nothing, and the answer is the same (DEC-15).
        decideText: async (tx) => {
          const { channel } = body.address
          const hash = contacts.hash(merchant.code, channel, writeAddress(body.address))
          const owner = await findContactOwner(tx, merchant.code, channel, hash)
          return owner === undefined || owner === session.memberId ? 'contact' : undefined
        },
      }),
    { limit: 'code' },
  )

  registry.on(
    saveContact,
    async ({ merchant, session, body }) => {
      const { address, verificationCode: code, password } = body
      const scope = { merchant: merchant.code }
      await confirmPassword(database, merchant.code, session.memberId, password)
      const used = await verifications.redeemCode(merchant, { address, purpose: 'contact', code })
      const owner = { merchant: merchant.code, memberId: session.memberId, channel: address.channel }
      const text = writeAddress(address)
      try {
        await database.transaction(async (tx) => {
          await used.consume(tx)
          const encrypted = contacts.encrypt(text, owner)
          await saveContactRow(tx, { ...owner, address: encrypted, addressHash: used.addressHash })
          await holdWithdrawals(tx, merchant, {
            reason: 'contact_changed',
            member: { id: session.memberId, type: session.memberType },
            values: { contact: maskAddress(address.channel, text) },
          })
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

import { randomUUID } from 'node:crypto'
import type { PasskeyAttestation } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById, lockMember, type MemberRow, verifyPassword } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import { holdWithdrawals } from '../withdrawal-hold/index.ts'
import { canAddPasskey, canRemovePasskey } from './passkey.rules.ts'
import { deletePasskey, findPasskey, insertPasskey, listPasskeyRows, type PasskeyRow } from './passkey.store.ts'
import { type CeremonySite, nameRpId, verifyAttestation } from './passkey-ceremony.service.ts'

const wrongPassword = () => new ServiceError('password_wrong', [{ path: 'password', rule: 'error.password_wrong' }])

/** The member, after the password; throws `password_wrong`. Outside of a transaction: a derivation takes long. */
export async function confirmPassword(
  database: Database,
  { merchant, memberId, password }: { merchant: Merchant; memberId: string; password: string },
): Promise<MemberRow> {
  const member = await database.transaction((tx) => findMemberById(tx, merchant.code, memberId), {
    merchant: merchant.code,
  })
  if (!member || !(await verifyPassword(member.passwordHash, password))) throw wrongPassword()
  return member
}

/**
 * Adds the passkey of a response to a challenge of this session, which required the password, and puts withdrawals on
 * hold (T37). The same response again gives the same passkey; one that is not valid is `passkey_invalid`.
 */
export async function storePasskey(
  database: Database,
  site: CeremonySite & { caller: { userAgent: string } },
  session: { id: string; memberId: string },
  response: PasskeyAttestation,
): Promise<PasskeyRow> {
  const { merchant, caller } = site
  const scope = { merchant: merchant.code }
  const owner = { merchant: merchant.code, memberId: session.memberId }
  const stored = await database.transaction((tx) => findPasskey(tx, merchant.code, response.id), scope)
  if (stored?.memberId === owner.memberId) return stored
  const made = await verifyAttestation(database, site, response, session.id)
  if (!made) throw new ServiceError('passkey_invalid')
  return database.transaction(async (tx) => {
    const member = await lockMember(tx, merchant.code, owner.memberId)
    if (!member || !canAddPasskey(await listPasskeyRows(tx, owner))) throw new ServiceError('passkey_limit')
    const passkey = await insertPasskey(tx, {
      ...owner,
      ...made,
      id: randomUUID(),
      transports: response.response.transports ?? [],
      rpId: nameRpId(site),
      userAgent: caller.userAgent,
    })
    if (!passkey) throw new ServiceError('passkey_invalid')
    await holdWithdrawals(tx, merchant, { reason: 'passkey_added', member, id: passkey.id })
    return passkey
  }, scope)
}

/** Removes a passkey of the member, who has confirmed the password, and notifies the member. */
export async function dropPasskey(
  database: Database,
  merchant: Merchant,
  { confirmed, id }: { confirmed: MemberRow; id: string },
): Promise<void> {
  await database.transaction(
    async (tx) => {
      const member = await lockMember(tx, merchant.code, confirmed.id)
      if (member?.passwordHash !== confirmed.passwordHash || !canRemovePasskey(member)) throw wrongPassword()
      const owner = { merchant: merchant.code, memberId: member.id }
      if (!(await deletePasskey(tx, owner, id))) throw new ServiceError('not_found')
      await notifyMember(tx, merchant, {
        id: `removed-${id}`,
        memberId: member.id,
        kind: 'passkey_removed',
        values: {},
        holdSeconds: 0,
      })
    },
    { merchant: merchant.code },
  )
}

/** Tells the member, once a day, that a copy of a passkey was refused: a restored phone, or somebody else. */
export async function notifyOfCopy(
  database: Database,
  merchant: Merchant,
  { memberId, id }: { memberId: string; id: string },
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  await database.transaction(
    (tx) =>
      notifyMember(tx, merchant, {
        id: `copied-${id}-${day}`,
        memberId,
        kind: 'passkey_copied',
        values: {},
        holdSeconds: 0,
      }),
    { merchant: merchant.code },
  )
}

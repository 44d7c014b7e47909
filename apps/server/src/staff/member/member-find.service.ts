import type { Tx } from '@foyer/database'
import { findMemberOfRound, findMemberOfTransaction } from '../../ledger/index.ts'
import { listMembersById, listMembersByName, type MemberRow } from '../../member/index.ts'
import { readInternationalNumber } from '../../mobile-number.rules.ts'
import { findDeposit, findWithdrawal } from '../../money/index.ts'
import { type ContactCipher, findContactOwner, type Recipient } from '../../outreach/index.ts'
import { readMemberQuery } from './member.rules.ts'

export interface MemberFinder {
  hash: ContactCipher['hash']
  /** Origins of transactions: vendors, deposits and withdrawals. */
  scopes: readonly string[]
}

interface MemberQuery {
  merchant: string
  find: string
  after: string | undefined
  limit: number
}

/** A page of members: those that an id names come first, then those whose names begin with the text. */
export async function findMembers(
  tx: Tx,
  finder: MemberFinder,
  { merchant, find, after, limit }: MemberQuery,
): Promise<MemberRow[]> {
  const { prefix } = readMemberQuery(find)
  const named = await listMembersByName(tx, { merchant, prefix, after, limit })
  if (find === '' || after !== undefined) return named
  const ids = await listIds(tx, finder, merchant, find)
  const known = ids.length > 0 ? await listMembersById(tx, merchant, ids) : []
  const found = known.length + named.length > 0 ? known : await findByRound(tx, finder, merchant, find)
  return [...found, ...named.filter(({ id }) => !found.some((one) => one.id === id))]
}

/** Asked last: it is the one search that grows with the number of members. */
async function findByRound(tx: Tx, { scopes }: MemberFinder, merchant: string, find: string): Promise<MemberRow[]> {
  const { id, mayBeRound } = readMemberQuery(find)
  const memberId = mayBeRound ? await findMemberOfRound(tx, { merchant, scopes, text: id }) : undefined
  return memberId === undefined ? [] : listMembersById(tx, merchant, [memberId])
}

async function listIds(tx: Tx, { hash, scopes }: MemberFinder, merchant: string, find: string): Promise<string[]> {
  const { id, email, number } = readMemberQuery(find)
  const findRecipient = async (recipient: Recipient) =>
    findContactOwner(tx, merchant, recipient.channel, hash(merchant, recipient))
  const mobile = number && readInternationalNumber(number)
  const known = [
    id,
    email && (await findRecipient({ channel: 'email', text: email })),
    mobile && (await findRecipient({ channel: 'sms', text: mobile })),
    (await findDeposit(tx, merchant, id))?.memberId,
    (await findWithdrawal(tx, merchant, id))?.memberId,
    await findMemberOfTransaction(tx, { merchant, scopes, text: id }),
  ]
  return [...new Set(known.filter((one): one is string => one !== undefined && one !== ''))]
}

import type { Tx } from '@foyer/database'
import { type MemberBalance, readBalances } from '../../ledger/index.ts'
import { findMemberById, findMemberByUsername, lockMember, type MemberRow, setClosed } from '../../member/index.ts'
import { deleteRememberCredentials } from '../remember/index.ts'
import { endMemberSessions } from '../session/index.ts'
import { deleteClosure, findClosure, listClosures } from './closure.store.ts'

/** An open request for staff: who, since and until when, and the money that is still there, in minor units. */
interface DescribedClosure {
  memberId: string
  username: string
  requestedAt: string
  closesAt: string
  isDue: boolean
  balances: string
}

/** A merchant's open requests with what staff has to know before an account is closed. */
export async function describeClosures(tx: Tx, merchant: string, now: Date): Promise<DescribedClosure[]> {
  const described: DescribedClosure[] = []
  for (const { memberId, requestedAt, closesAt } of await listClosures(tx, merchant)) {
    const member = await findMemberById(tx, merchant, memberId)
    if (!member || member.closedAt !== null) continue
    const balances = await readBalances(tx, merchant, memberId)
    described.push({
      memberId,
      username: member.username,
      requestedAt: requestedAt.toISOString(),
      closesAt: closesAt.toISOString(),
      isDue: closesAt <= now,
      balances: describeMoney(balances),
    })
  }
  return described
}

type ClosingRefusal = 'unknown_member' | 'already_closed' | 'not_requested' | 'not_due' | { balances: string }

/**
 * Closes the account of a due request: nobody logs in, and no login lasts. Refused while money is left, held money too: a
 * withdrawal on its way. @returns why not, undefined once it is closed
 */
export async function closeAccount(
  tx: Tx,
  { merchant, username }: { merchant: string; username: string },
  now: Date,
): Promise<ClosingRefusal | undefined> {
  const member = await lockNamed(tx, merchant, username)
  if (!member) return 'unknown_member'
  if (member.closedAt !== null) return 'already_closed'
  const closure = await findClosure(tx, { merchant, memberId: member.id })
  if (!closure) return 'not_requested'
  if (closure.closesAt > now) return 'not_due'
  const left = (await readBalances(tx, merchant, member.id)).filter(({ balanceMinor }) => balanceMinor !== 0n)
  if (left.length > 0) return { balances: describeMoney(left) }
  await setClosed(tx, merchant, member.id, now)
  await deleteRememberCredentials(tx, merchant, member.id)
  await endMemberSessions(tx, merchant, member.id)
  return undefined
}

/** Drops the member's request; a closed account is open again. @returns false without a request */
export async function keepAccount(
  tx: Tx,
  { merchant, username }: { merchant: string; username: string },
): Promise<boolean> {
  const member = await lockNamed(tx, merchant, username)
  if (!member) return false
  await setClosed(tx, merchant, member.id, null)
  return deleteClosure(tx, { merchant, memberId: member.id })
}

/** The lock orders the change against logins. */
async function lockNamed(tx: Tx, merchant: string, username: string): Promise<MemberRow | undefined> {
  const found = await findMemberByUsername(tx, merchant, username)
  return found && lockMember(tx, merchant, found.id)
}

function describeMoney(balances: readonly MemberBalance[]): string {
  return balances.map(({ currency, balanceMinor }) => `${currency} ${balanceMinor}`).join(', ')
}

import type { Tx } from '@foyer/database'
import { readBalances } from '../ledger/index.ts'
import { findMemberById } from '../member/index.ts'
import { listClosures } from './closure.store.ts'

/** A request for staff: who, since and until when, and the money that is still there, in minor units. */
interface DescribedClosure {
  username: string
  requestedAt: string
  closesAt: string
  isDue: boolean
  balances: string
}

/** A merchant's requests with what staff has to know before an account is closed. */
export async function describeClosures(tx: Tx, merchant: string, now: Date): Promise<DescribedClosure[]> {
  const described: DescribedClosure[] = []
  for (const { memberId, requestedAt, closesAt } of await listClosures(tx, merchant)) {
    const member = await findMemberById(tx, merchant, memberId)
    const balances = await readBalances(tx, merchant, memberId)
    described.push({
      username: member?.username ?? memberId,
      requestedAt: requestedAt.toISOString(),
      closesAt: closesAt.toISOString(),
      isDue: closesAt <= now,
      balances: balances.map(({ currency, balanceMinor }) => `${currency} ${balanceMinor}`).join(', '),
    })
  }
  return described
}

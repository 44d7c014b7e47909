import { playsForFun } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { endBonus, findGivenSources, type GrantState, giveBonus, listGrants } from '../../ledger/index.ts'
import { lockMember } from '../../member/index.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'

/** Grants of a member that are looked at. */
export const STAFF_GRANTS_LIMIT = 100
const EXPIRES_DAYS = 30

interface Reasoned {
  actor: TrailActor
  reason: string
}

/**
 * Gives a member a bonus, once a request: all games count, real money is staked first.
 * @throws ServiceError `not_found`, `bonus_refused` for a member who plays for fun
 */
export async function giveByHand(
  tx: Tx,
  given: { merchant: string; memberId: string; requestId: string; amountMinor: bigint; wagerTimes: number },
  { actor, reason }: Reasoned,
): Promise<GrantState> {
  const { merchant, memberId, requestId, amountMinor, wagerTimes } = given
  const member = await lockMember(tx, merchant, memberId)
  if (!member) throw new ServiceError('not_found')
  if (playsForFun(member.type)) throw new ServiceError('bonus_refused')
  const source = `manual:${requestId}:${memberId}`
  const isKnown = (await findGivenSources(tx, merchant, [source])).has(source)
  const terms = { wagerTimes, order: 'real_first', weights: {}, otherWeight: 100, expiresDays: EXPIRES_DAYS } as const
  const offer = { id: 'manual', version: 0, kind: 'manual' }
  const grant = { merchant, memberId, currency: member.currency, offer, source, amountMinor, terms }
  const state = await giveBonus(tx, grant)
  if (state === undefined) throw new ServiceError('bonus_refused')
  if (!isKnown) {
    const after = { amountMinor: String(amountMinor), currency: member.currency, wagerTimes }
    const change = { action: 'member.bonus_given' as const, subject: 'member' as const, subjectId: memberId }
    await appendTrail(tx, { merchant, actor, reason, ...change, before: {}, after })
  }
  return state
}

/** Takes a bonus back; one that has ended stays as it is. @throws ServiceError `not_found` */
export async function reverseBonus(
  tx: Tx,
  { merchant, memberId, grantId }: { merchant: string; memberId: string; grantId: string },
  { actor, reason }: Reasoned,
): Promise<void> {
  const grants = await listGrants(tx, { merchant, memberId, limit: STAFF_GRANTS_LIMIT })
  const grant = grants.find(({ id }) => id === grantId)
  if (!grant) throw new ServiceError('not_found')
  if (!(await endBonus(tx, { merchant, memberId, grantId, state: 'reversed' }))) return
  const change = { action: 'member.bonus_reversed' as const, subject: 'member' as const, subjectId: memberId }
  const before = { grantId, state: grant.state, balanceMinor: String(grant.balanceMinor) }
  await appendTrail(tx, { merchant, actor, reason, ...change, before, after: { state: 'reversed' } })
}

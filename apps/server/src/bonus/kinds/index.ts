import type { OfferReward } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { findCheckIn } from './check-in-kind.ts'
import { findFirstDeposit, findReload } from './deposit-kinds.ts'
import type { FindReward, FoundReward, KindRequest } from './kind.types.ts'
import { findFreeBets, findRankReward } from './once-kinds.ts'
import { findCashback, findMission } from './play-kinds.ts'
import { findTournamentReward } from './tournament-kind.ts'

export type { FoundReward } from './kind.types.ts'

const kinds: { [Kind in OfferReward['kind']]: FindReward<Kind> } = {
  first_deposit: findFirstDeposit,
  reload: findReload,
  cashback: findCashback,
  check_in: findCheckIn,
  mission: findMission,
  tournament: findTournamentReward,
  rank: findRankReward,
  free_bets: findFreeBets,
  // Given for its code alone.
  code: async () => undefined,
}

/** What an offer gives a member; undefined for nothing. */
export function findReward(tx: Tx, request: KindRequest): Promise<FoundReward | undefined> {
  const find = kinds[request.reward.kind] as FindReward<OfferReward['kind']> // the kind's own reward
  return find(tx, request as Parameters<typeof find>[1]) // as above
}

import type { Database } from '@foyer/database'
import { computeWinMinor, decideBet } from './crash.rules.ts'
import { listDecidable, storeDecisions } from './crash-bet.store.ts'
import { ROUND_INTERRUPTED } from './crash-wagers.service.ts'

const DECIDE_BATCH = 500

/** Decides every placed bet that can be decided now. Ends when none is left, or when `isStopping` returns true. */
export async function decideBets({ database }: { database: Database }, isStopping: () => boolean): Promise<void> {
  let count = DECIDE_BATCH
  while (count === DECIDE_BATCH && !isStopping()) {
    count = await database.transaction(
      async (tx) => {
        const bets = await listDecidable(tx, DECIDE_BATCH)
        const decided: { id: string; multiplier: number | null; win: bigint }[] = []
        const returnedIds: string[] = []
        for (const bet of bets) {
          const decision = decideBet(bet, bet)
          if (decision.kind === 'returned') returnedIds.push(bet.id)
          if (decision.kind === 'lost') decided.push({ id: bet.id, multiplier: null, win: 0n })
          if (decision.kind === 'won') {
            const { multiplier } = decision
            decided.push({ id: bet.id, multiplier, win: computeWinMinor(bet.stake, multiplier) })
          }
        }
        await storeDecisions(tx, decided, returnedIds, ROUND_INTERRUPTED)
        return bets.length
      },
      { isOperator: true },
    )
  }
}

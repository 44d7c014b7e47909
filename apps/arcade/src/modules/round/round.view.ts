import type { InstantGame } from '../../game/instant-game.rules.ts'
import type { RoundWire } from '../../game/round-wire.rules.ts'
import { standRound } from './round.rules.ts'
import type { RoundRow } from './round.store.ts'

const SHOWN = ['open', 'settling', 'settled'] as const

/** A round as its player may see it: nothing of the outcome before the stake is confirmed. */
export function toRoundWire(
  game: InstantGame,
  round: RoundRow,
  { commitment, balance = null }: { commitment: string; balance?: string | null },
): RoundWire {
  const isShown = SHOWN.some((state) => state === round.state)
  return {
    roundId: round.id,
    state: round.state,
    reason: round.reason,
    currency: round.currency,
    stake: String(round.stake),
    bet: round.bet,
    steps: round.steps,
    view: isShown ? standRound(game, round).view : null,
    factor: isShown ? Number(round.factor) : null,
    win: isShown && round.win !== null ? String(round.win) : null,
    nonce: round.nonce,
    commitment,
    createdAt: round.createdAt.toISOString(),
    expiresAt: round.state === 'open' ? (round.dueAt?.toISOString() ?? null) : null,
    endedAt: round.endedAt?.toISOString() ?? null,
    balance,
  }
}

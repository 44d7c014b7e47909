import type { InstantGame } from '../../game/instant-game.rules.ts'
import { isReturned, type RoundProofWire, type RoundWire } from '../../game/round-wire.rules.ts'
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

export type RoundProofSeeds = Pick<RoundProofWire, 'commitment' | 'clientSeed' | 'serverSeed'>

/** What a player recomputes a round from; win and factor are absent while it is open. */
export function toRoundProof(round: RoundRow, seeds: RoundProofSeeds): RoundProofWire {
  const isOver = round.endedAt !== null && !isReturned(round.state)
  return {
    game: round.gameCode,
    roundId: round.id,
    state: round.state,
    bet: round.bet,
    steps: round.steps,
    stake: String(round.stake),
    win: isOver && round.win !== null ? String(round.win) : null,
    factor: isOver ? Number(round.factor) : null,
    maxFactor: String(round.maxFactor),
    ...seeds,
    nonce: round.nonce,
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { InstantGame, Standing } from '../../game/instant-game.rules.ts'

/** Whether two requests ask for the same round. */
export function isSameRound(
  a: { gameCode: string; currency: string; stake: bigint; bet: unknown },
  b: { gameCode: string; currency: string; stake: bigint; bet: unknown },
): boolean {
  return (
    a.gameCode === b.gameCode && a.currency === b.currency && a.stake === b.stake && isDeepStrictEqual(a.bet, b.bet)
  )
}

/** Where a stored round stands. Throws when its rules do not know its steps. */
export function standRound(
  game: InstantGame,
  round: { bet: unknown; outcome: unknown; steps: readonly unknown[]; maxFactor: bigint },
): Standing {
  const standing = game.settle(round.bet, round.outcome, round.steps, round.maxFactor)
  if (!standing) throw new Error(`${game.code}: the stored steps are not possible`)
  return standing
}

/** Decision on a requested step of an open round: taken before, possible or not. */
export function decideStep(
  game: InstantGame,
  round: { bet: unknown; outcome: unknown; steps: readonly unknown[]; maxFactor: bigint },
  { number, step }: { number: number; step: unknown },
): { kind: 'known' } | { kind: 'conflict' } | { kind: 'refused' } | { kind: 'taken'; standing: Standing } {
  const { bet, outcome, steps, maxFactor } = round
  if (number < steps.length) return { kind: isDeepStrictEqual(steps[number], step) ? 'known' : 'conflict' }
  if (number > steps.length) return { kind: 'conflict' }
  const standing = game.settle(bet, outcome, [...steps, step], maxFactor)
  return standing ? { kind: 'taken', standing } : { kind: 'refused' }
}

import { FACTOR_SCALE, type InstantGame, isIntegerIn, isRecordOf, type Prize } from '../../game/instant-game.rules.ts'

/** Tiles of the field, five by five, counted row by row from 0. */
export const TILE_COUNT = 25
export const MIN_MINES = 1
export const MAX_MINES = 24
/** Share of the stakes that is paid out, before rounding of the multiplier, in percent. */
const RETURN_PERCENT = 99n

export interface MinesBet {
  mines: number
}

/** Tiles with a mine, in the order in which they were placed. */
export interface MinesOutcome {
  mines: number[]
}

/** A picked tile, or the end of the round with its multiplier. */
export type MinesStep = number | 'cash'

/** What the player sees: picked tiles, and every mine once the round is over. */
export interface MinesView {
  safe: number[]
  hit: number | null
  mines: number[] | null
}

/** Number of ways to choose `count` of `total`. */
function countChoices(total: number, count: number): bigint {
  let ways = 1n
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(total - index)) / BigInt(index + 1)
  return ways
}

/**
 * The multiplier after a number of safe tiles: 99 % of the fair one, rounded down to four decimals. Without a safe tile
 * the stake itself.
 */
export function computeMinesFactor(mines: number, safeCount: number): bigint {
  if (safeCount === 0) return FACTOR_SCALE
  const fair = RETURN_PERCENT * FACTOR_SCALE * countChoices(TILE_COUNT, safeCount)
  return fair / (100n * countChoices(TILE_COUNT - mines, safeCount))
}

/** A field of hidden mines: each safe tile raises the multiplier, a mine ends the round without a win. */
export const mines: InstantGame<MinesBet, MinesOutcome, MinesStep> = {
  id: 'mines',
  code: 'MINES',
  name: 'Mines',
  readBet(input) {
    if (!isRecordOf(input, ['mines'])) return null
    return isIntegerIn(input.mines, MIN_MINES, MAX_MINES) ? { mines: input.mines } : null
  },
  readStep: (input) => (input === 'cash' || isIntegerIn(input, 0, TILE_COUNT - 1) ? input : null),
  computeOutcome(bet, random) {
    const free = Array.from({ length: TILE_COUNT }, (_, tile) => tile)
    return { mines: Array.from({ length: bet.mines }, () => free.splice(random.nextInt(free.length), 1)[0] ?? 0) }
  },
  settle(bet, outcome, steps, maxFactor) {
    const safe: number[] = []
    const end = (factor: bigint, hit: number | null) => ({
      factor,
      isOver: true,
      view: { safe, hit, mines: outcome.mines } satisfies MinesView,
    })
    for (const [index, step] of steps.entries()) {
      const isLast = index === steps.length - 1
      if (step === 'cash') {
        return isLast && safe.length > 0 ? end(computeMinesFactor(bet.mines, safe.length), null) : null
      }
      if (safe.includes(step)) return null
      if (outcome.mines.includes(step)) return isLast ? end(0n, step) : null
      safe.push(step)
      // The next prize must be payable.
      const isFull = safe.length === TILE_COUNT - bet.mines
      if (isFull || computeMinesFactor(bet.mines, safe.length + 1) > maxFactor) {
        return isLast ? end(computeMinesFactor(bet.mines, safe.length), null) : null
      }
    }
    const view: MinesView = { safe, hit: null, mines: null }
    return { factor: computeMinesFactor(bet.mines, safe.length), isOver: false, view }
  },
  requiredFactor: (bet) => computeMinesFactor(bet.mines, 1),
  listPaytables: (bet) =>
    Array.from({ length: TILE_COUNT - bet.mines }, (_, index): Prize[] => [
      {
        id: String(index + 1),
        ways: countChoices(TILE_COUNT - bet.mines, index + 1),
        outOf: countChoices(TILE_COUNT, index + 1),
        factor: computeMinesFactor(bet.mines, index + 1),
      },
    ]),
  listBets: () => Array.from({ length: MAX_MINES }, (_, index) => ({ mines: index + 1 })),
  // The first tiles of the field: every other choice has the same chances.
  listPlans: (bet) =>
    Array.from({ length: TILE_COUNT - bet.mines }, (_, index): MinesStep[] => [
      ...Array.from({ length: index + 1 }, (_one, tile) => tile),
      ...(index + 1 === TILE_COUNT - bet.mines ? [] : (['cash'] as const)),
    ]),
}

import { type InstantGame, isRecordOf, type Prize } from '../../game/instant-game.rules.ts'

export const ROWS = [8, 12, 16] as const
export const RISKS = ['low', 'medium', 'high'] as const

export type Rows = (typeof ROWS)[number]
export type Risk = (typeof RISKS)[number]

export interface PlinkoBet {
  rows: Rows
  risk: Risk
}

/** Direction at each row of pins: 0 left, 1 right. Their sum is the bucket, counted from 0 at the left. */
export interface PlinkoOutcome {
  path: number[]
}

/** Multipliers in hundredths of the stake, from the outermost bucket to the middle one; the other half mirrors them. */
const HALF_TABLES: Record<Rows, Record<Risk, readonly number[]>> = {
  8: {
    low: [550, 210, 110, 100, 50],
    medium: [1_300, 300, 130, 70, 40],
    high: [2_900, 400, 150, 30, 20],
  },
  12: {
    low: [1_200, 320, 160, 140, 110, 100, 50],
    medium: [3_300, 1_100, 400, 200, 110, 60, 30],
    high: [17_500, 2_400, 800, 200, 70, 20, 20],
  },
  16: {
    low: [2_000, 800, 200, 150, 140, 120, 110, 100, 50],
    medium: [12_000, 4_000, 1_000, 500, 300, 150, 100, 50, 30],
    high: [100_000, 13_000, 2_600, 900, 400, 200, 20, 20, 20],
  },
}

/** Multipliers of all buckets from the left, in ten-thousandths. */
export function listBucketFactors({ rows, risk }: PlinkoBet): bigint[] {
  const half = HALF_TABLES[rows][risk]
  return [...half, ...half.slice(0, -1).reverse()].map((hundredths) => BigInt(hundredths) * 100n)
}

/** The bucket of a path. */
export function sumPath(path: readonly number[]): number {
  return path.reduce((sum, direction) => sum + direction, 0)
}

/** The bucket of the last ball on the board of the next one; null on a board with other buckets. */
export function findHitBucket(next: PlinkoBet, last: PlinkoBet, path: readonly number[]): number | null {
  return next.rows === last.rows && next.risk === last.risk ? sumPath(path) : null
}

/** Number of paths into each bucket: the row of Pascal's triangle. */
function countPaths(rows: number): bigint[] {
  let ways = [1n]
  for (let row = 0; row < rows; row += 1) ways = [...ways, 0n].map((count, index) => count + (ways[index - 1] ?? 0n))
  return ways
}

/** A ball falls through rows of pins into a bucket. */
export const plinko: InstantGame<PlinkoBet, PlinkoOutcome, never> = {
  id: 'plinko',
  code: 'PLINKO',
  name: 'Plinko',
  readBet(input) {
    if (!isRecordOf(input, ['rows', 'risk'])) return null
    const rows = ROWS.find((one) => one === input.rows)
    const risk = RISKS.find((one) => one === input.risk)
    return rows !== undefined && risk !== undefined ? { rows, risk } : null
  },
  readStep: () => null,
  computeOutcome: ({ rows }, random) => ({ path: Array.from({ length: rows }, () => random.nextInt(2)) }),
  settle(bet, { path }, steps) {
    if (steps.length > 0) return null
    return { factor: listBucketFactors(bet)[sumPath(path)] ?? 0n, isOver: true, view: { path } }
  },
  requiredFactor: (bet) => listBucketFactors(bet)[0] ?? 0n,
  listPaytables(bet) {
    const ways = countPaths(bet.rows)
    return [
      listBucketFactors(bet).map(
        (factor, bucket): Prize => ({
          id: String(bucket + 1),
          ways: ways[bucket] ?? 0n,
          outOf: 2n ** BigInt(bet.rows),
          factor,
        }),
      ),
    ]
  },
  listBets: () => ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk }))),
  listPlans: () => [[]],
}

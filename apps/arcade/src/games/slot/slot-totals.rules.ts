import { BOWL_PAYS, LINE_PAYS, LINES, REEL_COUNT, REELS, ROW_COUNT, STOP_COUNT } from './slot.constants.ts'

/** Numbers of bowls, from 0 to 15. */
const BOWL_RANGE = 16

/** A total of one spin, in stakes of one line, and the number of stops of all reels that pay it. */
export interface SlotTotal {
  pay: number
  ways: bigint
}

const known = new Map<number, SlotTotal[]>()

/**
 * Every total of a spin and its exact number of ways, the highest first. Counts all stops of all reels, from the left;
 * spins whose lines continue alike and that have paid alike are counted together.
 */
export function listTotals(lineCount: number): SlotTotal[] {
  const found = known.get(lineCount) ?? countTotals(lineCount)
  known.set(lineCount, found)
  return found
}

/** Bowls in sight at each stop of a reel. */
const BOWLS = REELS.map((reel) =>
  reel.map((_, stop) => readColumn(reel, stop).filter((symbol) => symbol === 'bowl').length),
)

function readColumn<Value>(reel: readonly Value[], stop: number): Value[] {
  return Array.from({ length: ROW_COUNT }, (_, row) => reel[(stop + row) % STOP_COUNT]).flatMap((symbol) =>
    symbol === undefined ? [] : [symbol],
  )
}

function countTotals(lineCount: number): SlotTotal[] {
  const totals = new Map<number, number>()
  for (let first = 0; first < STOP_COUNT; first += 1) {
    for (const [state, ways] of countSpins(lineCount, first)) {
      const pay = Math.floor(state / BOWL_RANGE)
      const bowls = Math.min(state % BOWL_RANGE, 5)
      const total = pay + (bowls < 3 ? 0 : (BOWL_PAYS[bowls - 3] ?? 0)) * lineCount
      totals.set(total, (totals.get(total) ?? 0) + ways)
    }
  }
  return [...totals].sort(([a], [b]) => b - a).map(([pay, ways]) => ({ pay, ways: BigInt(ways) }))
}

/** Spins with the first reel at a stop: paid so far and bowls as one number, with their number of ways. */
function countSpins(lineCount: number, first: number): Map<number, number> {
  const start = readColumn(REELS[0] ?? [], first)
  const symbols = LINES.slice(0, lineCount).map((rows) => start[rows[0] ?? 0])
  // A state is (paid × BOWL_RANGE + bowls) × masks + mask of the lines that continue.
  const masks = 2 ** lineCount
  const all = symbols.reduce((mask, symbol, line) => mask + (symbol === 'bowl' ? 0 : 2 ** line), 0)
  let states = new Map([[(BOWLS[0]?.[first] ?? 0) * masks + all, 1]])
  for (let reel = 1; reel < REEL_COUNT; reel += 1) {
    const matches = listMatches(lineCount, symbols, reel)
    const next = new Map<number, number>()
    for (const [state, ways] of states) {
      const mask = state % masks
      const base = Math.floor(state / masks)
      for (let stop = 0; stop < STOP_COUNT; stop += 1) {
        const continued = mask & (matches[stop] ?? 0)
        const isLast = reel === REEL_COUNT - 1
        const paid =
          payEnded(symbols, mask & ~continued, reel) + (isLast ? payEnded(symbols, continued, REEL_COUNT) : 0)
        const sum = base + paid * BOWL_RANGE + (BOWLS[reel]?.[stop] ?? 0)
        const key = isLast ? sum : sum * masks + continued
        next.set(key, (next.get(key) ?? 0) + ways)
      }
    }
    states = next
  }
  return states
}

/** For each stop of a reel, the lines whose first symbol or a lantern it shows. */
function listMatches(lineCount: number, symbols: readonly (string | undefined)[], reel: number): number[] {
  return Array.from({ length: STOP_COUNT }, (_, stop) => {
    const column = readColumn(REELS[reel] ?? [], stop)
    return LINES.slice(0, lineCount).reduce((mask, rows, line) => {
      const symbol = column[rows[reel] ?? 0]
      return symbol === symbols[line] || symbol === 'lantern' ? mask + 2 ** line : mask
    }, 0)
  })
}

/** What lines pay that end after this number of equal symbols. */
function payEnded(symbols: readonly (string | undefined)[], mask: number, count: number): number {
  if (count < 3) return 0
  let paid = 0
  // Ends after the last bit of the mask.
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const symbol = symbols[31 - Math.clz32(rest & -rest)]
    paid += LINE_PAYS[symbol ?? '']?.[count - 3] ?? 0
  }
  return paid
}

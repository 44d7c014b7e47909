import { FACTOR_SCALE, type InstantGame, isRecordOf } from '../../game/instant-game.rules.ts'
import {
  BOWL_PAYS,
  LINE_COUNTS,
  LINE_PAYS,
  LINES,
  REEL_COUNT,
  REELS,
  ROW_COUNT,
  type SlotSymbol,
  STOP_COUNT,
  TOP_PAYS,
} from './slot.constants.ts'
import { listTotals } from './slot-totals.rules.ts'

export type LineCount = (typeof LINE_COUNTS)[number]

/** The stake is divided among the lines in equal parts. */
export interface SlotBet {
  lines: LineCount
}

/** Position of each reel: the ring's symbol in the top row. */
export interface SlotOutcome {
  stops: number[]
}

/** A paid combination. */
export interface SlotWin {
  /** Counted from 1; null for bowls, which pay anywhere. */
  line: number | null
  symbol: SlotSymbol
  count: number
  /** In stakes of one line. */
  pay: number
  /** Its cells, `reel * 3 + row`. */
  cells: number[]
}

/** The symbol of a reel in a row at a stop. */
export function symbolAt(reel: number, stop: number, row: number): SlotSymbol {
  return REELS[reel]?.[(stop + row) % STOP_COUNT] ?? 'chili'
}

/** Pay of a number of bowls, in whole stakes. */
function computeBowlPay(count: number): number {
  return count < 3 ? 0 : (BOWL_PAYS[Math.min(count, 5) - 3] ?? 0)
}

/** Pay of a number of equal symbols along a line, in stakes of one line. */
function computeLinePay(symbol: SlotSymbol, count: number): number {
  return LINE_PAYS[symbol]?.[count - 3] ?? 0
}

function findLineWin(stops: readonly number[], rows: readonly number[], line: number): SlotWin | null {
  const symbols = rows.map((row, reel) => symbolAt(reel, stops[reel] ?? 0, row))
  const [symbol = 'chili'] = symbols
  const other = symbols.findIndex((one) => one !== symbol && one !== 'lantern')
  const count = other === -1 ? REEL_COUNT : other
  const pay = computeLinePay(symbol, count)
  return pay === 0
    ? null
    : { line, symbol, count, pay, cells: rows.slice(0, count).map((row, reel) => reel * ROW_COUNT + row) }
}

function findBowls({ lines }: SlotBet, stops: readonly number[]): SlotWin | null {
  const cells = Array.from({ length: REEL_COUNT * ROW_COUNT }, (_, cell) => cell).filter(
    (cell) =>
      symbolAt(Math.floor(cell / ROW_COUNT), stops[Math.floor(cell / ROW_COUNT)] ?? 0, cell % ROW_COUNT) === 'bowl',
  )
  const pay = computeBowlPay(cells.length) * lines
  return pay === 0 ? null : { line: null, symbol: 'bowl', count: cells.length, pay, cells }
}

/** All paid combinations of a spin: by line, then the bowls. */
export function listSlotWins(bet: SlotBet, stops: readonly number[]): SlotWin[] {
  const byLine = LINES.slice(0, bet.lines).map((rows, index) => findLineWin(stops, rows, index + 1))
  return [...byLine, findBowls(bet, stops)].filter((win) => win !== null)
}

function toFactor(pay: number, lines: LineCount): bigint {
  return (BigInt(pay) * FACTOR_SCALE) / BigInt(lines)
}

/** Five reels, three rows, up to twenty lines. */
export const slot: InstantGame<SlotBet, SlotOutcome, never> = {
  id: 'slot',
  code: 'SLOT',
  name: 'Night Market',
  readBet(input) {
    if (!isRecordOf(input, ['lines'])) return null
    const lines = LINE_COUNTS.find((count) => count === input.lines)
    return lines === undefined ? null : { lines }
  },
  readStep: () => null,
  computeOutcome: (_bet, random) => ({ stops: REELS.map(() => random.nextInt(STOP_COUNT)) }),
  settle(bet, { stops }, steps) {
    if (steps.length > 0) return null
    const pay = listSlotWins(bet, stops).reduce((sum, win) => sum + win.pay, 0)
    return { factor: toFactor(pay, bet.lines), isOver: true, view: { stops } }
  },
  requiredFactor: ({ lines }) => toFactor(TOP_PAYS[lines], lines),
  listPaytables: ({ lines }) => [
    listTotals(lines).map(({ pay, ways }) => ({
      id: String(pay),
      ways,
      outOf: BigInt(STOP_COUNT) ** BigInt(REEL_COUNT),
      factor: toFactor(pay, lines),
    })),
  ],
  listBets: () => LINE_COUNTS.map((lines) => ({ lines })),
  listPlans: () => [[]],
}

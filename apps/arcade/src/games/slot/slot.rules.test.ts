import { describe, expect, it } from 'vitest'
import { computeReturn } from '../../game/instant-game.rules.ts'
import {
  BOWL_PAYS,
  LINE_COUNTS,
  LINE_PAYS,
  LINE_SYMBOLS,
  LINES,
  REELS,
  ROW_COUNT,
  STOP_COUNT,
  SYMBOLS,
  TOP_PAYS,
} from './slot.constants.ts'
import { listSlotWins, slot, symbolAt } from './slot.rules.ts'
import { decideReelState, planLanding, planLandings, planTurn } from './slot-reel.rules.ts'
import { listTotals } from './slot-totals.rules.ts'

const NO_LIMIT = 10n ** 18n
const ALL = STOP_COUNT ** REELS.length

/** Stops that show these symbols along the middle line, the first such stop of each reel. */
function findStops(symbols: readonly string[]): number[] {
  return symbols.map((symbol, reel) => {
    const stop = (REELS[reel] ?? []).findIndex((_, start) => symbolAt(reel, start, 1) === symbol)
    if (stop < 0) throw new Error(`no ${symbol} on reel ${reel + 1}`)
    return stop
  })
}

function findMiddleWin(symbols: readonly string[]) {
  return listSlotWins({ lines: 5 }, findStops(symbols)).find(({ line }) => line === 1)
}

describe('DEC-35 slot', () => {
  it('has five reels of thirty stops, lanterns on the middle three only', () => {
    expect(REELS.map((reel) => reel.length)).toEqual([30, 30, 30, 30, 30])
    expect(REELS.map((reel) => reel.filter((symbol) => symbol === 'lantern').length)).toEqual([0, 3, 3, 3, 0])
    expect(REELS.map((reel) => reel.filter((symbol) => symbol === 'bowl').length)).toEqual([2, 2, 2, 2, 2])
    expect(new Set(LINES.map((rows) => rows.join(''))).size).toBe(20)
  })

  it.each([
    [['koi', 'koi', 'koi', 'tea', 'koi'], { symbol: 'koi', count: 3, pay: 20 }],
    [['koi', 'lantern', 'koi', 'koi', 'tea'], { symbol: 'koi', count: 4, pay: 80 }],
    [['moon', 'lantern', 'lantern', 'lantern', 'moon'], { symbol: 'moon', count: 5, pay: 2_000 }],
    [['chili', 'chili', 'lantern', 'bao', 'chili'], { symbol: 'chili', count: 3, pay: 3 }],
    [['koi', 'koi', 'tea', 'koi', 'koi'], undefined],
    [['tea', 'koi', 'koi', 'koi', 'koi'], undefined],
    [['bowl', 'lantern', 'lantern', 'lantern', 'bao'], undefined],
  ])('%j on the middle line', (symbols, win) => {
    const found = findMiddleWin(symbols)
    if (win === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject({ ...win, cells: [1, 4, 7, 10, 13].slice(0, win.count) })
  })

  it('pays three bowls wherever they stand, in whole stakes', () => {
    const stops = findStops(['bowl', 'tea', 'bowl', 'tea', 'bowl'])
    expect(listSlotWins({ lines: 20 }, stops)).toContainEqual(
      expect.objectContaining({ line: null, count: 3, pay: 2 * 20 }),
    )
  })

  it('a spin pays the sum of its combinations, divided by the lines', () => {
    const stops = findStops(['koi', 'lantern', 'koi', 'koi', 'tea'])
    for (const bet of slot.listBets()) {
      const pay = listSlotWins(bet, stops).reduce((sum, win) => sum + win.pay, 0)
      expect(slot.settle(bet, { stops }, [], NO_LIMIT)?.factor).toBe(BigInt((pay * 10_000) / bet.lines))
    }
  })

  it.each(LINE_COUNTS)(
    'T38 with %i lines totals and the chances of single lines give the same return, 0.96658',
    (lines) => {
      const totals = listTotals(lines)
      expect(totals.reduce((sum, { ways }) => sum + ways, 0n)).toBe(BigInt(ALL))
      expect(totals[0]?.pay).toBe(TOP_PAYS[lines])
      const { numerator, denominator } = computeReturn(slot.listPaytables({ lines })[0] ?? [])
      expect(numerator * BigInt(ALL)).toBe(denominator * (sumLines() + sumBowls()))
      expect((numerator * 100_000n) / denominator).toBe(96_658n)
    },
  )

  it('T38 the totals with five lines are those of all 24,300,000 stops, played one by one', () => {
    const counts = new Float64Array(TOP_PAYS[5] + 1)
    const add = (pay: number) => {
      counts[pay] = (counts[pay] ?? 0) + 1
    }
    for (let index = 0; index < STOP_COUNT ** 3; index += 1) {
      const first = [
        index % STOP_COUNT,
        Math.floor(index / STOP_COUNT) % STOP_COUNT,
        Math.floor(index / STOP_COUNT ** 2),
      ]
      // Three reels without a run of three: only bowls pay, whatever the others show.
      const isLive = LINES.slice(0, 5).some((rows) => countRun(first, rows) === 3)
      for (let rest = 0; rest < STOP_COUNT ** 2; rest += 1) {
        const stops = [...first, rest % STOP_COUNT, Math.floor(rest / STOP_COUNT)]
        add(isLive ? playPlainly(stops, 5) : bowlPay(countBowls(stops)) * 5)
      }
    }
    const found = [...counts].map((ways, pay) => [pay, ways]).filter(([, ways]) => ways !== 0)
    expect(found.reverse()).toEqual(listTotals(5).map(({ pay, ways }) => [pay, Number(ways)]))
  })

  it('a spin with any number of lines pays what the plain count says', () => {
    for (let index = 0; index < 20_000; index += 1) {
      const stops = [7, 11, 13, 17, 23].map((step, reel) => (index * step + reel * Math.floor(index / 30)) % STOP_COUNT)
      for (const bet of slot.listBets()) {
        const pay = listSlotWins(bet, stops).reduce((sum, win) => sum + win.pay, 0)
        expect([bet, stops, pay]).toEqual([bet, stops, playPlainly(stops, bet.lines)])
      }
    }
  })

  it.each([[{ lines: 7 }], [{ lines: '5' }], [{ lines: 5, rows: 3 }], [5]])('%j is no bet', (bet) => {
    expect(slot.readBet(bet)).toBeNull()
  })

  it('has no steps', () => {
    expect(slot.settle({ lines: 5 }, { stops: [0, 0, 0, 0, 0] }, [0 as never], NO_LIMIT)).toBeNull() // never: a step that its type excludes
  })
})

describe('DEC-34 the reels', () => {
  it('a landing depends on the reels to its left only', () => {
    const stops = findStops(['bowl', 'bowl', 'tea', 'tea', 'tea'])
    const plan = planLandings(stops, 'normal')
    const other = planLandings([...stops.slice(0, 4), (stops[4] ?? 0) + 7], 'normal')
    expect(other).toEqual(plan)
    expect(plan).toEqual([...plan].sort((a, b) => a - b))
    expect((plan[2] ?? 0) - (plan[1] ?? 0)).toBeGreaterThan((plan[1] ?? 0) - (plan[0] ?? 0))
  })

  it.each([
    ['waiting', 'normal', false, 'turning'],
    ['waiting', 'still', false, 'still'],
    ['revealing', 'normal', false, 'landing'],
    ['revealing', 'normal', true, 'still'],
    ['idle', 'normal', false, 'still'],
  ] as const)('in phase %s with pace %s, landed %s: %s', (phase, pace, isStanding, state) => {
    expect(decideReelState({ phase, pace, isStanding, isLanding: phase === 'revealing' })).toBe(state)
  })
})

describe('DEC-35 the motion of a reel', () => {
  it.each([0, 1, 17, 29])('ends at stop %i, never jumps but at the end of the ring, and stays within it', (stop) => {
    for (const { steps, durationMs } of [planTurn(stop), planLanding(stop, 260), planLanding(stop, 2_400)]) {
      expect(durationMs).toBeGreaterThan(0)
      expect(steps[0]?.offset).toBe(0)
      expect(steps.at(-1)?.offset).toBe(1)
      expect((steps.at(-1)?.position ?? -1) - stop).toBeCloseTo(0, 2)
      for (const [index, { offset, position }] of steps.entries()) {
        expect(position).toBeGreaterThanOrEqual(0)
        expect(position).toBeLessThanOrEqual(STOP_COUNT)
        const last = steps[index - 1]
        if (!last) continue
        expect(offset).toBeGreaterThanOrEqual(last.offset)
        const isWrap = Math.abs(position - last.position) === STOP_COUNT && offset === last.offset
        if (isWrap) continue
        // Backwards only in the bounce, by less than a sixth of a symbol; forwards as far as a step of this motion goes.
        expect(position - last.position).toBeLessThan(0.17)
        if (steps.length > 5) expect(last.position - position).toBeLessThan(2.5)
      }
    }
  })
})

/** Symbols by reel, stop and row as numbers: the best is 0, lanterns are 7, bowls 8. */
const CODES = REELS.map((reel, index) =>
  reel.map((_, stop) => Array.from({ length: ROW_COUNT }, (_row, row) => SYMBOLS.indexOf(symbolAt(index, stop, row)))),
)
const BOWLS = CODES.map((reel) => reel.map((column) => column.filter((code) => code === 8).length))

/** Equal symbols from the left along a line, as far as reels are given; 0 for a bowl. */
function countRun(stops: readonly number[], rows: readonly number[]): number {
  const first = CODES[0]?.[stops[0] ?? 0]?.[rows[0] ?? 0] ?? 0
  if (first > 6) return 0
  let count = 1
  // Ends at the first other symbol or after the last reel.
  while (count < stops.length) {
    const code = CODES[count]?.[stops[count] ?? 0]?.[rows[count] ?? 0]
    if (code !== first && code !== 7) break
    count += 1
  }
  return count
}

function countBowls(stops: readonly number[]): number {
  let bowls = 0
  for (let reel = 0; reel < 5; reel += 1) bowls += BOWLS[reel]?.[stops[reel] ?? 0] ?? 0
  return bowls
}

/** The pay of a spin in stakes of one line, counted without the rules. */
function playPlainly(stops: readonly number[], lineCount: number): number {
  let pay = bowlPay(countBowls(stops)) * lineCount
  for (let line = 0; line < lineCount; line += 1) {
    const rows = LINES[line] ?? []
    const count = countRun(stops, rows)
    const symbol = SYMBOLS[CODES[0]?.[stops[0] ?? 0]?.[rows[0] ?? 0] ?? 0] ?? ''
    if (count >= 3) pay += LINE_PAYS[symbol]?.[count - 3] ?? 0
  }
  return pay
}

function bowlPay(count: number): number {
  return BOWL_PAYS[Math.min(count, 5) - 3] ?? 0
}

/** Pay of one line over all stops, in stakes of a line: the symbols of a line are independent of each other. */
function sumLines(): bigint {
  const share = (reel: number, symbol: string, withLantern: boolean) =>
    (REELS[reel] ?? []).filter((one) => one === symbol || (withLantern && one === 'lantern')).length
  let sum = 0
  for (const symbol of LINE_SYMBOLS) {
    const fits = REELS.map((_, reel) => share(reel, symbol, reel > 0))
    const product = (count: number) => fits.slice(0, count).reduce((ways, fit) => ways * fit, 1)
    const [three = 0, four = 0, five = 0] = LINE_PAYS[symbol] ?? []
    sum += three * product(3) * (STOP_COUNT - (fits[3] ?? 0)) * STOP_COUNT
    sum += four * product(4) * (STOP_COUNT - (fits[4] ?? 0))
    sum += five * product(5)
  }
  return BigInt(sum)
}

/** Pay of bowls over all stops, in whole stakes: each reel shows them independently. */
function sumBowls(): bigint {
  let ways = [1]
  for (const [reel, symbols] of REELS.entries()) {
    const next: number[] = []
    for (const [bowls, known] of ways.entries()) {
      for (const stop of symbols.keys()) {
        const seen =
          bowls +
          Array.from({ length: ROW_COUNT }, (_, row) => symbolAt(reel, stop, row)).filter((symbol) => symbol === 'bowl')
            .length
        next[seen] = (next[seen] ?? 0) + known
      }
    }
    ways = next
  }
  return BigInt(ways.reduce((sum, count, bowls) => sum + (count ?? 0) * bowlPay(bowls), 0))
}

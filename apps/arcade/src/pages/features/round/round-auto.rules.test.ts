import { describe, expect, it } from 'vitest'
import { type AutoRules, advanceAuto, findStopBefore, startAuto } from './round-auto.rules.ts'

const rules: AutoRules = { count: 3, lossMinor: 1_000n, profitMinor: null, isStoppedByWin: false }

/** Plays rounds of 100 with these wins; returns the reason of the end and the number of played rounds. */
function play(wins: number[], more: Partial<AutoRules> = {}) {
  let run = startAuto({ ...rules, count: 100, ...more })
  for (const [index, win] of wins.entries()) {
    const after = advanceAuto(run, { stake: '100', win: String(win) })
    if (after.end !== null) return [after.end, index + 1]
    run = after.run
  }
  return [null, wins.length]
}

describe('DEC-34 automatic play ends by itself', () => {
  it.each<[string, number[], Partial<AutoRules>, [string | null, number]]>([
    ['after its rounds', [0, 200, 0], { count: 3 }, ['done', 3]],
    ['before the next stake could pass the loss limit', [0, 0, 0, 0], { lossMinor: 300n }, ['loss', 3]],
    ['not while a win has made up for it', [0, 0, 200, 0], { lossMinor: 300n }, [null, 4]],
    ['at the profit', [300, 0], { profitMinor: 200n }, ['profit', 1]],
    ['after a win', [0, 150], { isStoppedByWin: true }, ['win', 2]],
    ['not after a return of the stake', [100, 50], { isStoppedByWin: true }, [null, 2]],
  ])('%s', (_name, wins, more, expected) => {
    expect(play(wins, more)).toEqual(expected)
  })

  const ready = { problem: null, canPlace: true, stakeMinor: 100n }
  const started = startAuto(rules)
  const lost = { ...started, hasStaked: true, netMinor: -900n }
  it.each<[string, typeof started, Partial<Omit<typeof ready, 'problem'>> & { problem?: string }, string | null]>([
    ['a stake that reaches the limit is placed', lost, {}, null],
    ['a larger stake than before could pass it', lost, { stakeMinor: 101n }, 'loss'],
    ['the first stake could pass it', started, { stakeMinor: 1_001n }, 'loss'],
    ['a refusal from before the run is no reason', started, { problem: 'insufficient_funds' }, null],
    ['a refusal in the run ends it', lost, { problem: 'insufficient_funds' }, 'problem'],
    ['a stake that is not possible ends it', started, { canPlace: false }, 'problem'],
  ])('before a stake: %s', (_name, run, more, expected) => {
    expect(findStopBefore(run, { ...ready, ...more })).toBe(expected)
  })
})

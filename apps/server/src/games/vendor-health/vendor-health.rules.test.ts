import { describe, expect, it } from 'vitest'
import { areLaunchesFailing, decideHealth, initialHealth, noLaunches } from './vendor-health.rules.ts'

/** `+` is a good probe, `-` a failed one. @returns `u` or `d` after each */
function follow(probes: string, launches = noLaunches): string {
  let state = initialHealth
  return [...probes]
    .map((probe) => {
      state = decideHealth(state, probe === '+', launches)
      return state.isUp ? 'u' : 'd'
    })
    .join('')
}

describe('a vendor', () => {
  it.each([
    ['+++', 'uuu'],
    ['--', 'uu'],
    ['---', 'uud'],
    ['--+--', 'uuuuu'],
    ['---+', 'uudd'],
    ['---++', 'uuddu'],
    ['---+-++', 'uuddddu'],
    ['---++---', 'uudduuud'],
  ])('with the probes %s is %s', (probes, states) => {
    expect(follow(probes)).toBe(states)
  })

  it('is down at once when its launches fail, however good its probes are, and up once they have left the window', () => {
    const failing = { answered: 1, unanswered: 5 }
    expect(follow('++', failing)).toBe('dd')
    const down = decideHealth(initialHealth, true, failing)
    const first = decideHealth(down, true, noLaunches)
    expect([first.isUp, decideHealth(first, true, noLaunches).isUp]).toEqual([false, true])
  })
})

it.each([
  [0, 4, false],
  [0, 5, true],
  [1, 5, true],
  [2, 5, false],
  [20, 79, false],
  [20, 80, true],
])('with %i members answered and %i not, launches fail: %s', (answered, unanswered, isFailing) => {
  expect(areLaunchesFailing({ answered, unanswered })).toBe(isFailing)
})

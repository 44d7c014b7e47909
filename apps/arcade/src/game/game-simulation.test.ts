import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readDigits } from './fairness.rules.ts'
import { settleLines } from './game.rules.ts'
import { BET_TYPES, FORMS, getKind } from './kind.constants.ts'
import { computeReturnToPlayer, countFormDigits } from './kind.rules.ts'

/** Draws of a form from a fixed seed, by the game's own bytes. */
function* listDraws(digitCount: number, draws: number): Generator<string> {
  let rest = ''
  for (let counter = 0, done = 0; done < draws; counter += 1) {
    rest += readDigits(createHmac('sha256', 'simulation').update(String(counter)).digest(), 32)
    while (rest.length >= digitCount && done < draws) {
      yield rest.slice(0, digitCount)
      rest = rest.slice(digitCount)
      done += 1
    }
  }
}

/** Kinds whose wins are frequent enough to be seen in so many draws. */
const frequent = BET_TYPES.filter((type) => ['place', 'any', 'sum', 'tail', 'vnLo', 'vnTail'].includes(type))

it.each(frequent)('DEC-35 %s: a simulation confirms the computed return within its statistical error', (type) => {
  const { digits, form, match } = getKind(type)
  const line = {
    type,
    digits: digits === 0 ? 'big' : '7'.repeat(digits),
    place: match === 'place' ? 2 : null,
    stakeMinor: 10_000n,
  }
  const draws = 60_000
  let sum = 0
  let squares = 0
  for (const result of listDraws(countFormDigits(FORMS[form]), draws)) {
    const share = Number(settleLines([line], result).totalMinor) / 10_000
    sum += share
    squares += share * share
  }
  const mean = sum / draws
  const error = Math.sqrt((squares / draws - mean * mean) / draws)
  expect(Math.abs(mean - computeReturnToPlayer(type) / 100_000)).toBeLessThan(4 * error)
})

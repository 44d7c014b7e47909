import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hasOtherSeeds, makeStatisticsSeed } from '../../testing/statistics-seed.ts'
import { computeResult, computeRoot, toSeedKey } from './fairness.rules.ts'

const DRAWS = 1_000_000

/** 99 % of a normal variable are within this many standard deviations; of other seeds nearly all are in a wider limit. */
const Z = hasOtherSeeds ? 4.5 : 2.5758

/** The interval that contains 99 %, or nearly all, of chi-square with these degrees of freedom (Wilson and Hilferty). */
function computeInterval(freedom: number): [number, number] {
  const at = (z: number) => freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3
  return [at(-Z), at(Z)]
}

function computeChiSquare(counts: Uint32Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Draws a million results through the game's own function. */
function drawMany(): Uint32Array {
  const root = computeRoot([])
  const results = new Uint32Array(DRAWS)
  let seed = makeStatisticsSeed('a million results')
  let key = toSeedKey(seed)
  for (let index = 0; index < DRAWS; index += 1) {
    if (index % 1000 === 0) {
      seed = createHash('sha256').update(seed).digest()
      key = toSeedKey(seed)
    }
    results[index] = Number(computeResult(key, `20261121-${index}`, root))
  }
  return results
}

function tally(results: Uint32Array, size: number, read: (result: number, index: number) => number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let index = 0; index < results.length; index += 1) {
    const slot = read(results[index] ?? 0, index)
    if (slot >= 0) counts[slot] = (counts[slot] ?? 0) + 1
  }
  return counts
}

describe('T21 a million results', () => {
  const results = drawMany()

  it.each([
    ['whole results', 100_000, (result: number) => result],
    ['place 1', 10, (result: number) => Math.floor(result / 10_000)],
    ['place 2', 10, (result: number) => Math.floor(result / 1_000) % 10],
    ['place 3', 10, (result: number) => Math.floor(result / 100) % 10],
    ['place 4', 10, (result: number) => Math.floor(result / 10) % 10],
    ['place 5', 10, (result: number) => result % 10],
    ['the first two places together', 100, (result: number) => Math.floor(result / 1_000)],
    ['the last two places together', 100, (result: number) => result % 100],
    [
      'the last digit of two draws that follow one another',
      100,
      (result: number, index: number) => (index % 2 === 0 ? -1 : ((results[index - 1] ?? 0) % 10) * 10 + (result % 10)),
    ],
  ] as const)('%s: chi-square lies inside its interval', (_name, size, read) => {
    const [least, most] = computeInterval(size - 1)
    const chi = computeChiSquare(tally(results, size, read))
    expect(chi).toBeGreaterThan(least)
    expect(chi).toBeLessThan(most)
  })

  it('runs above and below the middle are as many as chance makes', () => {
    let runs = 1
    for (let index = 1; index < DRAWS; index += 1) {
      if ((results[index] ?? 0) < 50_000 !== (results[index - 1] ?? 0) < 50_000) runs += 1
    }
    expect(Math.abs(runs - DRAWS / 2) / Math.sqrt(DRAWS / 4)).toBeLessThan(Z)
  })

  it('the test would notice a byte that is scaled without rejection', () => {
    const bytes = Array.from({ length: DRAWS / 32 }, (_, index) => createHash('sha256').update(`b${index}`).digest())
    const counts = tally(Uint32Array.from(Buffer.concat(bytes)), 10, (byte) => byte % 10)
    expect(computeChiSquare(counts)).toBeGreaterThan(computeInterval(9)[1])
  })
})

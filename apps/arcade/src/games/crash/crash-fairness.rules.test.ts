import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeStatisticsSeed } from '../../testing/statistics-seed.ts'
import { computeCrashPoint, countReaching } from './crash.rules.ts'
import { computeChainSeed, computeRoundPoint, computeTerminal, hashSeed } from './crash-fairness.rules.ts'
import { formatCrashMessage } from './crash-proof.rules.ts'

const root = Buffer.alloc(32, 7)

describe('T21 the hash chain', () => {
  it('ends in its root, and each seed commits to the next one', () => {
    expect(computeChainSeed(root, 5, 5)).toEqual(root)
    for (let index = 1; index < 5; index += 1) {
      expect(hashSeed(computeChainSeed(root, 5, index + 1))).toEqual(computeChainSeed(root, 5, index))
    }
    expect(computeTerminal(root, 5)).toBe(hashSeed(computeChainSeed(root, 5, 1)).toString('hex'))
  })

  it.each([0, 6])('has no seed %i', (index) => {
    expect(() => computeChainSeed(root, 5, index)).toThrow(RangeError)
  })
})

describe('T21 the crash point of a round', () => {
  it('follows from seed, round and the random numbers of the first bets', () => {
    const entropy = ['0192f3c4-8d1e-4a55-9c02-6f3b1c9e7a10']
    expect(formatCrashMessage(17, entropy)).toBe('crash-1|17|0192f3c4-8d1e-4a55-9c02-6f3b1c9e7a10')
    const digest = createHmac('sha256', root).update(formatCrashMessage(17, entropy)).digest('hex')
    const expected = computeCrashPoint(BigInt(`0x${digest.slice(0, 13)}`))
    expect(computeRoundPoint(root, 17, entropy)).toBe(expected)
    const points = new Set([17, 18, 19].map((round) => computeRoundPoint(root, round, entropy)))
    points.add(computeRoundPoint(root, 17, []))
    expect(points.size).toBeGreaterThan(2)
  })

  it('is distributed as counted: chi-square over 20,000 rounds', () => {
    const bounds = [101, 125, 150, 200, 300, 500, 1_000, 5_000]
    const counts = new Array<number>(bounds.length + 1).fill(0)
    const rounds = 20_000
    let seed = makeStatisticsSeed('crash points')
    for (let round = 1; round <= rounds; round += 1) {
      seed = createHash('sha256').update(seed).digest()
      const point = computeRoundPoint(seed, round, [])
      const bin = bounds.filter((bound) => point >= bound).length
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    const share = (hundredths: number) => Number(countReaching(hundredths)) / 2 ** 52
    const chances = [1, ...bounds.map(share)].map((chance, index) => {
      const above = bounds[index]
      return chance - (above === undefined ? 0 : share(above))
    })
    const chiSquare = counts.reduce((sum, count, bin) => {
      const expected = (chances[bin] ?? 0) * rounds
      return sum + (count - expected) ** 2 / expected
    }, 0)
    // 8 degrees of freedom: above 36.1 once in 60,000 runs.
    expect(chiSquare).toBeLessThan(36.1)
  })
})

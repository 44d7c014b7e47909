import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { generateSeed, RandomFailure } from './fairness-seed.service.ts'

describe('T21 a broken random source gives no seed', () => {
  const good = randomBytes(32)
  it.each([
    [
      'throws',
      () => {
        throw new Error('no entropy')
      },
      null,
    ],
    ['is short', () => Buffer.alloc(16, 1), null],
    ['gives zeros', () => Buffer.alloc(32), null],
    ['repeats four bytes', () => Buffer.from('0badcafe'.repeat(8), 'hex'), null],
    ['gives the seed before', () => Buffer.from(good), good],
  ])('%s', (_name, source, previous) => {
    expect(() => generateSeed(source, previous)).toThrow(RandomFailure)
  })

  it('a good one does', () => {
    for (let round = 0; round < 1000; round += 1) expect(generateSeed(randomBytes, good)).toHaveLength(32)
  })
})

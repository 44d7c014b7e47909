import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeCommitment } from '../modules/fairness/index.ts'
import { createSeededStream } from '../modules/seed-pair/index.ts'
import { BLOCK_BYTES, createRandomStream, type DrawnWord } from './random-stream.rules.ts'

const page = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8')

/** A stream whose words are given. */
function streamOf(words: readonly number[], onWord?: (drawn: DrawnWord) => void) {
  return createRandomStream((block) => {
    const bytes = new DataView(new ArrayBuffer(BLOCK_BYTES))
    for (let index = 0; index < 8; index += 1) bytes.setUint32(index * 4, words[block * 8 + index] ?? 0)
    return new Uint8Array(bytes.buffer)
  }, onWord)
}

describe('T21 the random stream', () => {
  it('is what docs/fairness.md says', () => {
    const serverSeed = Buffer.from(Array.from({ length: 32 }, (_, index) => index))
    const random = createSeededStream({ serverSeed, clientSeed: 'player', nonce: 7 })
    const numbers = Array.from({ length: 6 }, () => random.nextInt(10_000))
    expect(page).toContain(numbers.map((number) => `\`${number}\``).join(', '))
    expect(page).toContain(`\`${computeCommitment(serverSeed)}\``)
  })

  it.each([
    [10, [0, 9, 10, 4_294_967_289], [0, 9, 0, 9]],
    [10, [4_294_967_290, 4_294_967_295, 7], [7]],
    [2 ** 32, [4_294_967_295, 0], [4_294_967_295, 0]],
    [1, [4_294_967_295], [0]],
    [3, [4_294_967_295, 5], [2]],
  ])('a number below %i from words %j is %j', (range, words, numbers) => {
    const random = streamOf(words)
    expect(numbers.map(() => random.nextInt(range))).toEqual(numbers)
  })

  it('reports each word, rejected ones too', () => {
    const seen: DrawnWord[] = []
    streamOf([4_294_967_295, 12], (word) => seen.push(word)).nextInt(10)
    expect(seen).toEqual([
      { word: 4_294_967_295, range: 10, number: null },
      { word: 12, range: 10, number: 2 },
    ])
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the range %d', (range) => {
    expect(() => streamOf([1]).nextInt(range)).toThrow(RangeError)
  })

  it('ends when a source never yields an accepted word', () => {
    const random = createRandomStream(() => new Uint8Array(BLOCK_BYTES).fill(255))
    expect(() => random.nextInt(10)).toThrow('no number after 64 blocks')
  })

  it('reads on over the end of a block', () => {
    const words = Array.from({ length: 20 }, (_, index) => index)
    const random = streamOf(words)
    expect(words.map(() => random.nextInt(100))).toEqual(words)
  })

  it('stays below every range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 32 - 1 }),
        fc.array(fc.nat(2 ** 32 - 1), { minLength: 8 }),
        (range, words) => {
          expect(streamOf([...words, 0]).nextInt(range)).toBeLessThan(range)
        },
      ),
    )
  })
})

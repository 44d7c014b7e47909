import { createHash, createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formatTicketLeaf } from '../../game/fairness.rules.ts'
import {
  BLOCK_LEAVES,
  buildProof,
  computeCommitment,
  computeLeaf,
  computeResult,
  computeRoot,
  findBlock,
  isCommittedSeed,
  splitBlocks,
  toSeedKey,
} from './fairness.rules.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const ticket = {
  ticketId: '7f3a',
  drawId: '20261121-0743',
  requestId: 'abc',
  lines: [{ type: 'last2' as const, digits: '45', place: null, stakeMinor: 500n }],
}

describe('DEC-35 the words that are hashed', () => {
  it('a ticket', () => {
    expect(formatTicketLeaf(ticket)).toBe('five-ticket-1\n20261121-0743\n7f3a\nabc\nlast2:45:500')
    expect(computeLeaf(ticket)).toBe(sha(`\0${formatTicketLeaf(ticket)}`))
  })

  it('a result, by a known answer', () => {
    const seed = Buffer.alloc(32, 7)
    const root = computeRoot([])
    expect(root).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    const block = createHmac('sha256', seed).update(`20261121-0743|${root}|0`).digest()
    const digits = [...block]
      .filter((byte) => byte < 250)
      .slice(0, 5)
      .map((byte) => byte % 10)
    expect(computeResult(toSeedKey(seed), '20261121-0743', root)).toBe(digits.join(''))
    expect(computeResult(toSeedKey(seed), '20261121-0743', root)).toBe('46468')
  })

  it('refuses a seed of another length', () => {
    expect(() => computeResult(toSeedKey(Buffer.alloc(31)), 'x', 'y')).toThrow('32 bytes')
  })
})

describe('DEC-35 the commitment', () => {
  it('holds for its seed and for no other', () => {
    const seed = randomBytes(32)
    expect(isCommittedSeed(seed, computeCommitment(seed))).toBe(true)
    const other = Buffer.from(seed)
    other[31] = (other[31] ?? 0) ^ 1
    expect(isCommittedSeed(other, computeCommitment(seed))).toBe(false)
    expect(isCommittedSeed(seed, '')).toBe(false)
  })
})

describe('DEC-35 the set of tickets', () => {
  const computeRootFromProof = (leaf: string, steps: { side: string; hash: string }[]) =>
    steps.reduce((at, { side, hash }) => {
      const [left, right] = side === 'left' ? [hash, at] : [at, hash]
      return createHash('sha256')
        .update(Buffer.from(`01${left}${right}`, 'hex'))
        .digest('hex')
    }, leaf)

  /** The proof from the leaf's own block and the nodes of all blocks. */
  function prove(leaves: readonly string[], leaf: string) {
    const blocks = splitBlocks(leaves)
    const block = findBlock(blocks, leaf)
    if (!block) return null
    const begin = block.number * BLOCK_LEAVES
    return buildProof(leaf, block, [...leaves].sort().slice(begin, begin + BLOCK_LEAVES), blocks)
  }

  it.each([1, 2, 3, 4, 5, 8, 13, 100])('every one of %i tickets proves itself', (count) => {
    const leaves = Array.from({ length: count }, (_, index) => sha(String(index)))
    const root = computeRoot(leaves)
    for (const leaf of leaves) expect(computeRootFromProof(leaf, prove(leaves, leaf) ?? [])).toBe(root)
    expect(prove(leaves, sha('stranger'))).toBeNull()
  })

  it.each([255, 256, 257, 511, 512, 513, 767, 1_025, 2_000])('T21 those at the edges of blocks of %i do', (count) => {
    const leaves = Array.from({ length: count }, (_, index) => sha(String(index))).sort()
    const root = computeRoot(leaves)
    const edges = [0, 1, 254, 255, 256, 257, 511, 512, count - 2, count - 1].filter((index) => index < count)
    for (const leaf of edges.map((index) => leaves[index] ?? ''))
      expect(computeRootFromProof(leaf, prove(leaves, leaf) ?? [])).toBe(root)
    expect(splitBlocks(leaves)).toHaveLength(Math.ceil(count / BLOCK_LEAVES))
  })

  it('does not depend on the order, and changes with any ticket', () => {
    const leaves = ['a', 'b', 'c'].map(sha)
    expect(computeRoot([...leaves].reverse())).toBe(computeRoot(leaves))
    expect(computeRoot([...leaves, sha('d')])).not.toBe(computeRoot(leaves))
    expect(computeRoot(leaves.slice(1))).not.toBe(computeRoot(leaves))
  })
})

import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formatTicketLeaf } from '../../game/fairness.rules.ts'
import * as server from '../../modules/fairness/index.ts'
import { computeCommitment, computeDigits, computeLeaf, computeProofPath, computeRoot } from './fairness.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

describe('DEC-35 the browser computes what the server computed', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index))('draw %i', async (index) => {
    const seed = randomBytes(32)
    const leaves = Array.from({ length: index }, (_, ticket) => sha(`${index} ${ticket}`))
    const root = server.computeRoot(leaves)
    const drawId = `20261121-${String(index).padStart(4, '0')}`
    expect(await computeRoot(leaves)).toBe(root)
    expect(await computeCommitment(seed.toString('hex'))).toBe(server.computeCommitment(seed))
    const { digits, blocks } = await computeDigits(seed.toString('hex'), drawId, root)
    expect(digits).toBe(server.computeResult(server.toSeedKey(seed), drawId, root))
    const used = blocks.flat().filter((byte) => byte.use === 'digit')
    expect(used.map((byte) => byte.value % 10).join('')).toBe(digits)
    expect(
      blocks
        .flat()
        .filter((byte) => byte.use === 'rejected')
        .every((byte) => byte.value >= 250),
    ).toBe(true)
    for (const leaf of leaves.slice(0, 3)) {
      const blocks = server.splitBlocks(leaves)
      const [block] = blocks
      const proof = block && server.buildProof(leaf, block, leaves.toSorted(), blocks)
      expect((await computeProofPath(leaf, proof ?? [])).at(-1)).toBe(root)
    }
  })

  it('a leaf', async () => {
    const ticket = {
      ticketId: 't',
      drawId: '20261121-0743',
      requestId: 'r',
      lines: [{ type: 'place' as const, digits: '7', place: 2, stakeMinor: 500n }],
    }
    expect(await computeLeaf(formatTicketLeaf(ticket))).toBe(server.computeLeaf(ticket))
  })
})

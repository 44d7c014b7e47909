import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import {
  countResultDigits,
  formatResultMessage,
  formatTicketLeaf,
  LEAF_PREFIX,
  listPairs,
  MAX_BLOCKS,
  NODE_PREFIX,
  type ProofStep,
  readDigits,
  SEED_BYTES,
  sortLeaves,
  type TicketLeaf,
} from '../../game/fairness.rules.ts'

/** SHA-256 of a seed in hex, published when the draw opens. */
export function computeCommitment(seed: Buffer): string {
  return createHash('sha256').update(seed).digest('hex')
}

/** A ticket's leaf in hex. */
export function computeLeaf(ticket: TicketLeaf): string {
  return createHash('sha256').update(Uint8Array.of(LEAF_PREFIX)).update(formatTicketLeaf(ticket)).digest('hex')
}

function hashNode(left: string, right: string): string {
  return createHash('sha256')
    .update(Uint8Array.of(NODE_PREFIX))
    .update(Buffer.from(left, 'hex'))
    .update(Buffer.from(right, 'hex'))
    .digest('hex')
}

/** The level above; the last hash of an odd level moves up alone. */
function raiseLevel(level: readonly string[]): string[] {
  return listPairs(level).map(([left, right]) => (right === null ? left : hashNode(left, right)))
}

/** The root of all leaves in hex; without leaves the SHA-256 of empty input. */
export function computeRoot(leaves: readonly string[]): string {
  let level = sortLeaves(leaves)
  if (level.length === 0) return createHash('sha256').digest('hex')
  while (level.length > 1) level = raiseLevel(level)
  return level[0] as string // as: the level has exactly one hash
}

/** Leaves below one stored node of the tree: a power of two, so that a block is a subtree. */
export const BLOCK_LEAVES = 256

/** Neighbouring leaves of the tree: their block number, starting with 0 from the left, and their common node. */
export interface TreeBlock {
  number: number
  firstLeaf: string
  node: string
}

/** The blocks of a tree from the left; the last one may be smaller. */
export function splitBlocks(leaves: readonly string[]): TreeBlock[] {
  const sorted = sortLeaves(leaves)
  return Array.from({ length: Math.ceil(sorted.length / BLOCK_LEAVES) }, (_, number) => {
    const own = sorted.slice(number * BLOCK_LEAVES, (number + 1) * BLOCK_LEAVES)
    return { number, firstLeaf: own[0] as string, node: computeRoot(own) } // as: a block has at least one leaf
  })
}

/** The block of a leaf, if it is in the tree. */
export function findBlock(blocks: readonly TreeBlock[], leaf: string): TreeBlock | undefined {
  return blocks.findLast(({ firstLeaf }) => firstLeaf <= leaf)
}

/**
 * The neighbours on the path from a leaf to the root, or null for a leaf outside of the tree.
 * @param blockLeaves the leaves of its block, in order
 */
export function buildProof(
  leaf: string,
  block: TreeBlock,
  blockLeaves: readonly string[],
  blocks: readonly TreeBlock[],
): ProofStep[] | null {
  const index = blockLeaves.indexOf(leaf)
  if (index < 0) return null
  const nodes = blocks.map(({ node }) => node)
  return [...listSteps(blockLeaves, index), ...listSteps(nodes, block.number)]
}

/** The neighbours on the path up from one hash of a level. */
function listSteps(level: readonly string[], index: number): ProofStep[] {
  const steps: ProofStep[] = []
  let at = index
  for (let hashes = level; hashes.length > 1; hashes = raiseLevel(hashes)) {
    const isRight = at % 2 === 1
    const hash = hashes[isRight ? at - 1 : at + 1]
    if (hash !== undefined) steps.push({ side: isRight ? 'left' : 'right', hash })
    at = Math.floor(at / 2)
  }
  return steps
}

/**
 * The result of a draw: HMAC-SHA256 under the seed, byte by byte with rejection. Throws when the seed is not 256 bits
 * or 16 blocks yield no result.
 */
export function computeResult(seed: KeyObject, drawId: string, ticketRoot: string): string {
  if (seed.symmetricKeySize !== SEED_BYTES)
    throw new Error(`a seed is ${SEED_BYTES} bytes, not ${seed.symmetricKeySize}`)
  const wanted = countResultDigits(drawId)
  let digits = ''
  for (let counter = 0; counter < MAX_BLOCKS && digits.length < wanted; counter += 1) {
    const block = createHmac('sha256', seed)
      .update(formatResultMessage(drawId, ticketRoot, counter))
      .digest()
    digits += readDigits(block, wanted - digits.length)
  }
  if (digits.length < wanted) throw new Error(`no result after ${MAX_BLOCKS} blocks`)
  return digits
}

/** Whether a seed matches its commitment. */
export function isCommittedSeed(seed: Buffer, commitment: string): boolean {
  const expected = Buffer.from(commitment, 'hex')
  const actual = createHash('sha256').update(seed).digest()
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** A seed as the key of its draw's HMAC. */
export function toSeedKey(seed: Buffer): KeyObject {
  return createSecretKey(seed)
}

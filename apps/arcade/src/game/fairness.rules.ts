import { DIGIT_COUNT } from './game.constants.ts'
import { formatLine, type Line } from './game.rules.ts'

/**
 * How a draw is made so that anybody can check it (DEC-35, T21). The words and bytes that are hashed stand here;
 * the hashing itself is asked for as a function, so that the server (node:crypto) and the page (Web Crypto)
 * hash the same bytes. The stand-alone verifier in scripts/verify-draw.ts is written apart on purpose.
 */

/** A seed is 256 bits; its SHA-256 is published when the draw opens for sale. */
export const SEED_BYTES = 32

/** HMAC blocks that one result may use at most: a sixth has never been needed in 2^250 draws. */
export const MAX_BLOCKS = 16

/** A byte from here on is thrown away, for 250 is the largest multiple of ten that a byte holds. */
export const REJECTED_FROM = 250

/** What is hashed for one ticket. `requestId` is the player's own random number, so nobody can guess a leaf. */
export interface TicketLeaf {
  ticketId: string
  drawId: string
  requestId: string
  lines: readonly Line[]
}

/** One step up the tree: the neighbour's hash in hex and the side on which it stands. */
export interface ProofStep {
  side: 'left' | 'right'
  hash: string
}

/** The text of a ticket that is hashed into its leaf. */
export function formatTicketLeaf(ticket: TicketLeaf): string {
  return ['five-ticket-1', ticket.drawId, ticket.ticketId, ticket.requestId, ...ticket.lines.map(formatLine)].join('\n')
}

/** The text whose HMAC-SHA256 under the seed is the block of random bytes with this number. */
export function formatResultMessage(drawId: string, ticketRoot: string, counter: number): string {
  return `${drawId}|${ticketRoot}|${counter}`
}

/** Reads digits from random bytes: a byte below 250 gives its last decimal digit, any other byte gives none. */
export function readDigits(block: Uint8Array, wanted: number): string {
  let digits = ''
  for (const byte of block) {
    if (digits.length === wanted) break
    if (byte < REJECTED_FROM) digits += String(byte % 10)
  }
  return digits
}

/** Whether the result is complete. */
export function isCompleteResult(digits: string): boolean {
  return digits.length === DIGIT_COUNT
}

/** Bytes before a leaf's text and before two children, so that a node can't pass for a leaf (RFC 6962). */
export const LEAF_PREFIX = 0
export const NODE_PREFIX = 1

/** Pairs of one level of the tree; the last hash goes up alone where the level is odd. */
export function listPairs(level: readonly string[]): [string, string | null][] {
  const pairs: [string, string | null][] = []
  for (let index = 0; index < level.length; index += 2) pairs.push([level[index] as string, level[index + 1] ?? null]) // as: index < length
  return pairs
}

/** The leaves in the order in which the tree takes them: by their hash, so that no order can be chosen. */
export function sortLeaves(leaves: readonly string[]): string[] {
  return [...leaves].sort()
}

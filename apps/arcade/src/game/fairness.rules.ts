import { findLotteryOfDraw } from './draw.rules.ts'
import { formatLine, type Line } from './game.rules.ts'
import { FORMS } from './kind.constants.ts'
import { countFormDigits } from './kind.rules.ts'
import { getLottery } from './lottery.constants.ts'

/**
 * Verifiable draws (DEC-35, T21). The hashed texts and bytes are defined here; the hash function is a parameter, so
 * that the server (node:crypto) and the page (Web Crypto) hash the same bytes. The stand-alone verifier in
 * scripts/verify-draw.ts is independent on purpose.
 */

/** A seed is 256 bits; its SHA-256 is published when the draw opens for sale. */
export const SEED_BYTES = 32

/** Maximum HMAC blocks of one result: the 107 digits of the longest one need four or, rarely, five. */
export const MAX_BLOCKS = 16

/** Bytes from here on are rejected: 250 is the largest multiple of ten within a byte. */
export const REJECTED_FROM = 250

/** Content of a ticket's leaf. `requestId` is the player's own random number, so a leaf cannot be guessed. */
export interface TicketLeaf {
  ticketId: string
  drawId: string
  requestId: string
  lines: readonly Line[]
}

/** One step up the tree: the neighbour's hash in hex and its side. */
export interface ProofStep {
  side: 'left' | 'right'
  hash: string
}

/** The text of a ticket that is hashed into its leaf. */
export function formatTicketLeaf(ticket: TicketLeaf): string {
  return ['five-ticket-1', ticket.drawId, ticket.ticketId, ticket.requestId, ...ticket.lines.map(formatLine)].join('\n')
}

/** The text whose HMAC-SHA256 under the seed is the random block with this number. */
export function formatResultMessage(drawId: string, ticketRoot: string, counter: number): string {
  return `${drawId}|${ticketRoot}|${counter}`
}

/** Digits from random bytes: a byte below 250 yields its last decimal digit, any other byte none. */
export function readDigits(block: Uint8Array, wanted: number): string {
  let digits = ''
  for (const byte of block) {
    if (digits.length === wanted) break
    if (byte < REJECTED_FROM) digits += String(byte % 10)
  }
  return digits
}

/** Digits of a draw's result, all its numbers together. */
export function countResultDigits(drawId: string): number {
  return countFormDigits(FORMS[getLottery(findLotteryOfDraw(drawId)).form])
}

/** Prefix bytes of a leaf's text and of two children, so that a node cannot be used as a leaf (RFC 6962). */
export const LEAF_PREFIX = 0
export const NODE_PREFIX = 1

/** Pairs of one level of the tree; the last hash of an odd level moves up alone. */
export function listPairs(level: readonly string[]): [string, string | null][] {
  const pairs: [string, string | null][] = []
  for (let index = 0; index < level.length; index += 2) pairs.push([level[index] as string, level[index + 1] ?? null]) // as: index < length
  return pairs
}

/** The leaves in the tree's order: by hash, so that the order cannot be chosen. */
export function sortLeaves(leaves: readonly string[]): string[] {
  return [...leaves].sort()
}

import {
  countResultDigits,
  formatResultMessage,
  LEAF_PREFIX,
  listPairs,
  MAX_BLOCKS,
  NODE_PREFIX,
  type ProofStep,
  REJECTED_FROM,
  readDigits,
  sortLeaves,
} from '../../game/fairness.rules.ts'

/** The server's hashing in this browser with Web Crypto (DEC-35). Hex in, hex out. */

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

async function hash(...parts: Uint8Array[]): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', join(...parts)))
}

/** SHA-256 of the revealed seed. */
export function computeCommitment(seed: string): Promise<string> {
  return hash(fromHex(seed))
}

/** The leaf of a ticket's text. */
export function computeLeaf(leafText: string): Promise<string> {
  return hash(Uint8Array.of(LEAF_PREFIX), new TextEncoder().encode(leafText))
}

function computeNode(left: string, right: string): Promise<string> {
  return hash(Uint8Array.of(NODE_PREFIX), fromHex(left), fromHex(right))
}

/** The hashes from a leaf up to the root, the root last. */
export async function computeProofPath(leaf: string, path: readonly ProofStep[]): Promise<string[]> {
  const way = [leaf]
  let at = leaf
  for (const step of path) {
    at = step.side === 'left' ? await computeNode(step.hash, at) : await computeNode(at, step.hash)
    way.push(at)
  }
  return way
}

/** The root over all tickets. */
export async function computeRoot(leaves: readonly string[]): Promise<string> {
  let level = sortLeaves(leaves)
  if (level.length === 0) return hash()
  while (level.length > 1) {
    level = await Promise.all(
      listPairs(level).map(([left, right]) => (right === null ? left : computeNode(left, right))),
    )
  }
  return level[0] ?? ''
}

/** One byte of a block and its use. */
export interface DrawnByte {
  value: number
  use: 'digit' | 'rejected' | 'unused'
}

/** The bytes of HMAC-SHA256 under the seed, block by block up to the last digit, and the digits. */
export async function computeDigits(
  seed: string,
  drawId: string,
  ticketRoot: string,
): Promise<{ digits: string; blocks: DrawnByte[][] }> {
  const key = await crypto.subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const total = countResultDigits(drawId)
  let digits = ''
  const blocks: DrawnByte[][] = []
  for (let counter = 0; counter < MAX_BLOCKS && digits.length < total; counter += 1) {
    const message = new TextEncoder().encode(formatResultMessage(drawId, ticketRoot, counter))
    const block = new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
    const wanted = total - digits.length
    let taken = 0
    blocks.push(
      [...block].map((value) => {
        if (taken === wanted) return { value, use: 'unused' }
        if (value >= REJECTED_FROM) return { value, use: 'rejected' }
        taken += 1
        return { value, use: 'digit' }
      }),
    )
    digits += readDigits(block, wanted)
  }
  return { digits, blocks }
}

/** HMAC-SHA256 of each message under a seed in hex, as bytes. */
export async function computeHmac(seed: string, messages: readonly string[]): Promise<Uint8Array[]> {
  const key = await crypto.subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const encoder = new TextEncoder()
  return Promise.all(
    messages.map(async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message)))),
  )
}

/**
 * The random stream of a round (docs/fairness.md): bytes of HMAC-SHA256 blocks, four at a time. Hashing is the caller's,
 * so that server, command and browser read the same bytes.
 */

/** Bytes of one block. */
export const BLOCK_BYTES = 32
/** Bytes of one word. */
const WORD_BYTES = 4
/** Number of values of one word. */
const WORD_RANGE = 2 ** 32
/** Maximum blocks of one round; a game that needs more is a defect. */
export const MAX_STREAM_BLOCKS = 64

/** One word and its use. */
export interface DrawnWord {
  /** Big-endian value of the four bytes. */
  word: number
  /** The number is below this range. */
  range: number
  /** The number, or null for a rejected word. */
  number: number | null
}

/** A round's random numbers in order. */
export interface RandomStream {
  /** A number from 0 to `range − 1`, each with exactly the same probability. `range` from 1 to 2^32. */
  nextInt(range: number): number
}

/** The text whose HMAC-SHA256 under the server seed is the block with this number. */
export function formatBlockMessage(clientSeed: string, nonce: number, block: number): string {
  return `${clientSeed}:${nonce}:${block}`
}

/**
 * A stream over the blocks. A word at or above the largest multiple of the range is rejected, and the next one is taken:
 * no number is more probable than another.
 * @param readBlock the 32 bytes of a block, counted from 0
 * @param onWord called with each word that was read
 */
export function createRandomStream(
  readBlock: (block: number) => Uint8Array,
  onWord?: (drawn: DrawnWord) => void,
): RandomStream {
  let position = 0
  let bytes = new Uint8Array(0)

  function readWord(): number {
    const offset = position % BLOCK_BYTES
    const block = Math.floor(position / BLOCK_BYTES)
    if (block >= MAX_STREAM_BLOCKS) throw new Error(`no number after ${MAX_STREAM_BLOCKS} blocks`)
    if (offset === 0) bytes = Uint8Array.from(readBlock(block))
    position += WORD_BYTES
    return new DataView(bytes.buffer).getUint32(offset)
  }

  return {
    nextInt(range) {
      if (!Number.isInteger(range) || range < 1 || range > WORD_RANGE) throw new RangeError(`range ${range}`)
      const limit = WORD_RANGE - (WORD_RANGE % range)
      let number: number | null = null
      while (number === null) {
        const word = readWord()
        number = word < limit ? word % range : null
        onWord?.({ word, range, number })
      }
      return number
    },
  }
}

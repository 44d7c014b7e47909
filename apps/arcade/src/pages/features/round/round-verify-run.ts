import { computeWinMinor, type InstantGame } from '../../../game/instant-game.rules.ts'
import {
  BLOCK_BYTES,
  createRandomStream,
  type DrawnWord,
  formatBlockMessage,
  MAX_STREAM_BLOCKS,
} from '../../../game/random-stream.rules.ts'
import type { RoundProofWire } from '../../../game/round-wire.rules.ts'
import { computeCommitment, computeHmac } from '../../lib/fairness.ts'

/** The revealed seed of a round. */
export interface SeedCheck {
  /** SHA-256 of the server seed. */
  commitment: string
  isCommitted: boolean
}

/** The computation of a round from its revealed seed, step by step. */
export interface RoundCheck extends SeedCheck {
  /** Messages and bytes of the blocks that were read. */
  blocks: { message: string; hex: string }[]
  words: DrawnWord[]
  outcome: unknown
  /** Ten-thousandths. */
  factor: number
  winMinor: bigint
  isSame: boolean
}

/** Checks the seed of a round, which is all of a returned one. Throws when the seed is secret. */
export async function checkSeed({ serverSeed, commitment: published }: RoundProofWire): Promise<SeedCheck> {
  if (serverSeed === null) throw new Error('not verifiable')
  const commitment = await computeCommitment(serverSeed)
  return { commitment, isCommitted: commitment === published }
}

/** Recomputes a round with Web Crypto. Throws when the proof is not of this game or its seed is secret. */
export async function checkRound<Bet>(game: InstantGame<Bet>, proof: RoundProofWire): Promise<RoundCheck> {
  const { serverSeed, clientSeed, nonce, stake } = proof
  const bet = game.readBet(proof.bet)
  if (serverSeed === null || bet === null || proof.game !== game.code) throw new Error('not verifiable')
  const messages = Array.from({ length: MAX_STREAM_BLOCKS }, (_, block) => formatBlockMessage(clientSeed, nonce, block))
  const bytes = await computeHmac(serverSeed, messages)
  const words: DrawnWord[] = []
  const random = createRandomStream(
    (block) => bytes[block] ?? new Uint8Array(BLOCK_BYTES),
    (word) => words.push(word),
  )
  const outcome = game.computeOutcome(bet, random)
  const standing = game.settle(bet, outcome, proof.steps, BigInt(proof.maxFactor))
  if (!standing) throw new Error('the steps are not possible')
  const seed = await checkSeed(proof)
  const winMinor = computeWinMinor(BigInt(stake), standing.factor)
  const read = Math.ceil((words.length * 4) / BLOCK_BYTES)
  return {
    ...seed,
    blocks: messages.slice(0, read).map((message, block) => ({ message, hex: toHex(bytes[block]) })),
    words,
    outcome,
    factor: Number(standing.factor),
    winMinor,
    isSame: seed.isCommitted && String(winMinor) === proof.win && Number(standing.factor) === proof.factor,
  }
}

function toHex(bytes: Uint8Array | undefined): string {
  return [...(bytes ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

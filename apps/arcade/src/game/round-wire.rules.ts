/** Messages of rounds between server and pages. Times are ISO 8601, amounts minor units as decimal strings. */

export type RoundState = 'reserving' | 'open' | 'settling' | 'settled' | 'refused' | 'voiding' | 'void'

/** Whether a round has no result, and its stake is the player's. */
export function isReturned(state: RoundState): boolean {
  return state === 'refused' || state === 'voiding' || state === 'void'
}

export interface RoundWire {
  roundId: string
  state: RoundState
  reason: string | null
  currency: string
  stake: string
  /** JSON of the game. */
  bet: unknown
  steps: unknown[]
  /** What the steps have revealed; null before the stake is confirmed. */
  view: unknown
  /** Multiplier in ten-thousandths, payable now or paid; null before the stake is confirmed. */
  factor: number | null
  /** Null until the round is over. */
  win: string | null
  /** Position in the seed pair. */
  nonce: number
  commitment: string
  createdAt: string
  /** When an open round is paid at its current multiplier. */
  expiresAt: string | null
  endedAt: string | null
  /** Available balance after it; null when the platform has not just returned it. */
  balance: string | null
}

export interface RoundPageWire {
  rounds: RoundWire[]
  /** For the next page; null on the last. */
  before: string | null
}

/** The seeds of the next rounds. */
export interface SeedPairWire {
  /** Null before the first client seed. */
  current: { commitment: string; clientSeed: string; nextNonce: number } | null
  /** SHA-256 of the server seed that follows a change of the client seed. */
  nextCommitment: string
}

/** Everything needed to verify a round; `serverSeed` is null until its pair is replaced. */
export interface RoundProofWire {
  game: string
  roundId: string
  state: RoundState
  bet: unknown
  steps: unknown[]
  stake: string
  /** Null until the round is over and in a returned one, like `factor`. */
  win: string | null
  factor: number | null
  maxFactor: string
  commitment: string
  serverSeed: string | null
  clientSeed: string
  nonce: number
}

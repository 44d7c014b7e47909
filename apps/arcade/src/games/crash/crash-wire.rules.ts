/** What leaves the server about Crash: named fields only, so that no secret goes along. Times are ISO 8601. */

/** Multipliers are hundredths, amounts are strings in minor units. */
export interface RoundWire {
  roundId: number
  phase: 'betting' | 'running' | 'crashed' | 'void'
  /** SHA-256 of the round's seed in hex. */
  commitment: string
  startsAt: string
  startedAt: string | null
  /** Null until the crash. */
  crash: number | null
  isInterrupted: boolean
}

/** A bet of the same merchant and currency, as other players see it. */
export interface OtherBetWire {
  betId: string
  name: string
  stake: string
  /** Null while it flies, and for a lost one. */
  cashedOut: number | null
  win: string | null
  /** The stake was returned. */
  isReturned: boolean
}

export interface CrashBetWire {
  betId: string
  roundId: number
  slot: number
  currency: string
  stake: string
  auto: number | null
  state: 'reserving' | 'placed' | 'refused' | 'voiding' | 'void' | 'settling' | 'settled'
  reason: string | null
  /** Multiplier of the cash-out; null while it flies, and for a lost one. */
  cashedOut: number | null
  /** Null until the bet is decided; "0" for a lost one. */
  win: string | null
  /** Crash point of the round; in lists of past bets only. */
  crash: number | null
  createdAt: string
}

export interface HistoryEntryWire {
  roundId: number
  crash: number
}

/** A change of the game, and as `isFull` all of it. Absent fields are unchanged. */
export interface CrashChangeWire {
  isFull: boolean
  /** The server's clock at sending. */
  now: string
  round?: RoundWire | null
  /** Players of all merchants in this round. */
  players?: number
  /** Changed bets of others; with `isFull`, `isListWhole` or a new round the whole list. */
  bets?: OtherBetWire[]
  /** A bet was taken back: `bets` is without it, and with the one that has its place. */
  isListWhole?: true
  /** The player's own changed bets. */
  mine?: CrashBetWire[]
  /** The newest first. */
  history?: HistoryEntryWire[]
}

/** A new bet; `balance` is null when the platform has not just returned it. */
export interface NewCrashBetWire extends CrashBetWire {
  balance: string | null
}

export interface CrashBetPageWire {
  bets: CrashBetWire[]
  before: string | null
}

/** Everything that decides a round, once it has crashed: input of the verification. */
export interface CrashRecordWire {
  roundId: number
  chainId: number
  chainIndex: number
  chainLength: number
  terminal: string
  commitment: string
  seed: string
  entropy: string[]
  crash: number
  isInterrupted: boolean
  startedAt: string
  crashedAt: string
}

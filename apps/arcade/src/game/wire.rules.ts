import { BET_TYPES, type BetType } from './game.constants.ts'
import type { Line } from './game.rules.ts'

/** What the arcade's server and its pages tell each other. Times are ISO 8601, amounts minor units as decimal strings. */

/** A line as it travels and is stored: JSON has no 64-bit integers. */
export interface WireLine {
  type: string
  digits: string
  place: number | null
  stake: string
}

export interface PlayerWire {
  /** What the browser keeps of one player is not another's. */
  playerId: string
  username: string
  merchantName: string
  currency: string
  currencySymbol: string
  currencyPosition: 'before' | 'after'
  language: string
  playMode: 'real' | 'fun'
  backUrl: string
  /** Whether the player has covered the balance in the lobby. */
  isBalanceHidden: boolean
}

export interface DrawWire {
  drawId: string
  state: 'open' | 'closed' | 'drawn' | 'skipped'
  closesAt: string
  drawsAt: string
  /** SHA-256 of the seed, public from the opening on. */
  commitment: string
  ticketRoot: string | null
  ticketCount: number | null
  digits: string | null
  /** Public once the draw has been held. */
  seed: string | null
  drawnAt: string | null
}

/** Who plays, as far as it is shown. */
export interface NameWire {
  /** As the platform shows it: masked, so that two players may have the same. */
  username: string
  merchantName: string
  /** The last letters of the player's id, and their currency: what tells two accounts apart. */
  accountTail: string
  currency: string
}

/** A launch that has found another player's session: who plays, and who would. */
export interface SwitchWire {
  current: NameWire | null
  next: NameWire
}

export interface NextWire {
  serverTime: string
  isSelling: boolean
  draw: DrawWire | null
}

/** What anybody needs to check a draw; `leaves` is null where there are too many to send. */
export interface RecordWire {
  drawId: string
  commitment: string
  ticketRoot: string
  ticketCount: number
  leaves: string[] | null
  seed: string
  digits: string
}

export type TicketStateWire = 'reserving' | 'placed' | 'refused' | 'voiding' | 'void' | 'settling' | 'settled'

export interface TicketWire {
  ticketId: string
  drawId: string
  state: TicketStateWire
  reason: string | null
  lines: WireLine[]
  /** What each line won, in the order of the lines; null before the draw. */
  lineWins: string[] | null
  stake: string
  highestWin: string
  win: string | null
  currency: string
  digits: string | null
  createdAt: string
  placedAt: string | null
  closesAt: string
  drawnAt: string | null
  endedAt: string | null
}

/** A ticket that was just asked for. */
export interface NewTicketWire extends TicketWire {
  /** What can be staked after it; null where the platform did not say it just now. */
  balance: string | null
}

export interface TicketPageWire {
  tickets: TicketWire[]
  /** For the next page; null on the last. */
  before: string | null
}

/** A ticket's way up to the root of its draw. */
export interface TicketProofWire {
  drawId: string
  leafText: string
  path: { side: 'left' | 'right'; hash: string }[]
}

export function isBetType(text: string): text is BetType {
  return BET_TYPES.some((type) => type === text)
}

/** Reads lines back. Throws a RangeError for a type that the game doesn't know. */
export function readLines(lines: readonly WireLine[]): Line[] {
  return lines.map(({ type, digits, place, stake }) => {
    if (!isBetType(type)) throw new RangeError(`unknown bet type ${type}`)
    return { type, digits, place, stakeMinor: BigInt(stake) }
  })
}

export function writeLines(lines: readonly Line[]): WireLine[] {
  return lines.map(({ type, digits, place, stakeMinor }) => ({ type, digits, place, stake: String(stakeMinor) }))
}

import type { Line } from './game.rules.ts'
import { type BetType, KINDS } from './kind.constants.ts'
import type { Schedule } from './lottery.constants.ts'

/** Messages between the arcade's server and its pages. Times are ISO 8601, amounts minor units as decimal strings. */

/** A line on the wire and in storage: JSON has no 64-bit integers. */
export interface WireLine {
  type: string
  /** The digits, or the side of a bet without digits. */
  digits: string
  place: number | null
  stake: string
}

export interface PlayerWire {
  /** Separates the browser's stored data by player. */
  playerId: string
  username: string
  merchantName: string
  currency: string
  currencySymbol: string
  currencyPosition: 'before' | 'after'
  language: string
  playMode: 'real' | 'fun'
  backUrl: string
  /** Where the player can deposit; null where they can't. */
  cashierUrl: string | null
  /** Of play money: where the game opens with real money; null where it doesn't. */
  realUrl: string | null
  /** Whether the player has hidden the balance in the lobby. */
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

/** Displayed data of a player. */
export interface NameWire {
  /** As the platform displays it: masked, so that two players may have the same. */
  username: string
  merchantName: string
  /** The last letters of the player's id, and their currency: they distinguish two accounts. */
  accountTail: string
  currency: string
}

/** A launch during another player's session: the current and the new player. */
export interface SwitchWire {
  current: NameWire | null
  next: NameWire
}

/** The player's available balance. */
export interface BalanceWire {
  /** A page that shows another player is out of date. */
  playerId: string
  balance: string
  currency: string
}

export interface NextWire {
  serverTime: string
  isSelling: boolean
  schedule: Schedule
  draw: DrawWire | null
}

/** Everything needed to verify a draw; `leaves` is null when there are too many to send. */
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

/** A ticket's place in a series of draws. */
export interface SeriesWire {
  seriesId: string
  /** From 1 to `count`. */
  number: number
  count: number
  stopsOnWin: boolean
}

export interface TicketWire {
  ticketId: string
  /** Null for a ticket of one draw. */
  series: SeriesWire | null
  drawId: string
  state: TicketStateWire
  reason: string | null
  lines: WireLine[]
  /** Win of each line, in the order of the lines; null before the draw. */
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

/** The tickets of a series in their order. */
export interface SeriesPageWire {
  tickets: TicketWire[]
}

/** A newly requested ticket. */
export interface NewTicketWire extends TicketWire {
  /** Available balance after it; null when the platform has not just returned it. */
  balance: string | null
}

export interface TicketPageWire {
  tickets: TicketWire[]
  /** For the next page; null on the last. */
  before: string | null
}

/** A ticket's path to the root of its draw. */
export interface TicketProofWire {
  drawId: string
  leafText: string
  path: { side: 'left' | 'right'; hash: string }[]
}

export function isBetType(text: string): text is BetType {
  return Object.hasOwn(KINDS, text)
}

/** Parses lines. Throws a RangeError for an unknown type. */
export function readLines(lines: readonly WireLine[]): Line[] {
  return lines.map(({ type, digits, place, stake }) => {
    if (!isBetType(type)) throw new RangeError(`unknown bet type ${type}`)
    return { type, digits, place, stakeMinor: BigInt(stake) }
  })
}

export function writeLines(lines: readonly Line[]): WireLine[] {
  return lines.map(({ type, digits, place, stakeMinor }) => ({ type, digits, place, stake: String(stakeMinor) }))
}

import type { ComponentType } from 'react'
import type { InstantGame } from '../../../game/instant-game.rules.ts'
import type { RoundWire } from '../../../game/round-wire.rules.ts'
import type { MoneyStyle } from '../../lib/format.ts'
import type { StagePhase } from './round-flow.rules.ts'

/** What a game's stage and controls get. */
export interface StageProps<Bet> {
  /** The bet of the controls: between rounds the next one. */
  bet: Bet
  /** The bet of the round on the stage; without a round the same as `bet`. */
  shownBet: Bet
  onBet: (bet: Bet) => void
  /** The round on the stage: in play, being revealed, or the last one. */
  round: RoundWire | null
  phase: StagePhase
  /** The last entry is no bet: none is played until the next valid one. */
  isRefused: boolean
  onRefuse: () => void
  /** The bet can't be changed: a round is in play, or automatic play runs. */
  isFixed: boolean
  money: MoneyStyle
  stakeMinor: bigint
  /** Takes a step of an open round. */
  onStep: (step: unknown) => void
  /** The result is completely on the stage. */
  onRevealed: () => void
  /** How a result is shown: faster in automatic play, at once when the player asked the system for less motion. */
  pace: 'normal' | 'fast' | 'still'
}

type TextId = `${string}.${string}`

/** The parts of an instant game's screen that are its own. */
export interface RoundGame<Bet> {
  rules: InstantGame<Bet>
  /** Ids of the texts that every game has. */
  texts: Record<'name' | 'how', TextId>
  /** The list of prizes: its title, and the text of a row, which takes the prize's id; or the game's own list. */
  prizes: Record<'title' | 'row', TextId> | ComponentType<{ bet: Bet }>
  startBet: Bet
  Stage: ComponentType<StageProps<Bet>>
  Controls: ComponentType<StageProps<Bet>>
  /** A bet in the player's words, e.g. `10 lines`. */
  describeBet: (bet: Bet) => string
  /** An outcome where its numbers are written in another form than drawn. */
  describeOutcome?: (outcome: unknown) => string
  /** The result of a decided round in the history, e.g. `42.37`. */
  describeResult: (round: RoundWire) => string
  /** An open round for a screen reader, after each step. */
  describeOpen?: (round: RoundWire, money: MoneyStyle) => string
  /** A result at a glance in place of its text. */
  Bead?: ComponentType<{ round: RoundWire }>
  /** The last results of the player as the players of the game write them down; above their list. */
  Road?: ComponentType<{ rounds: readonly RoundWire[] }>
  /** The step of the main button while a round is open; null while it is not possible. */
  findMainStep?: (round: RoundWire) => unknown
  /** Whether rounds can be played automatically. */
  hasAuto: boolean
}

import { useState } from 'react'
import { findRoundBounds } from '../../../game/instant-game.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { readLast } from './round-last.ts'
import type { RoundGame } from './round-screen.types.ts'
import { fitStake } from './round-stake.rules.ts'

/** Bet and stake of the next round, as the player's fields show them. */
export function useNextRound<Bet>(game: RoundGame<Bet>, player: PlayerWire) {
  const [last] = useState(() => readLast(game, player))
  const [bet, setBet] = useState(last.bet)
  const [wanted, setWanted] = useState(last.stake)
  // A stake and a bet whose fields hold an entry that is none: nothing is played that the fields do not show.
  const [refusedStake, setRefusedStake] = useState<bigint | null>(null)
  const [refusedBet, setRefusedBet] = useState<Bet | null>(null)
  const bounds = findRoundBounds(game.rules, bet, player.currency)
  const stakeMinor = bounds ? fitStake(wanted ?? bounds.minMinor * 2n, bounds) : 0n
  const isBetRefused = refusedBet === bet
  return {
    bet,
    setBet,
    /** Null when the currency has none. */
    bounds,
    stakeMinor,
    setStake(minor: bigint) {
      setWanted(minor)
      setRefusedStake(null)
    },
    isBetRefused,
    isRefused: refusedStake === stakeMinor || isBetRefused,
    refuseBet: () => setRefusedBet(bet),
    refuseStake: setRefusedStake,
  }
}

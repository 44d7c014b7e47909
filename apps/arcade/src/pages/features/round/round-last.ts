import type { PlayerWire } from '../../../game/wire.rules.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import type { RoundGame } from './round-screen.types.ts'

type Owner = Pick<PlayerWire, 'playerId' | 'currency'>

/**
 * Bet and stake of the player's last visit; the stake is null without one in this currency. Players of all merchants share
 * the storage: another one's are not used.
 */
export function readLast<Bet>(
  { rules, startBet }: Pick<RoundGame<Bet>, 'rules' | 'startBet'>,
  { playerId, currency }: Owner,
): { bet: Bet; stake: bigint | null } {
  const stored = readStored(`game-${rules.id}`)
  const last = stored as { playerId?: unknown; bet?: unknown; stake?: unknown; currency?: unknown } | null // each field is checked
  if (last?.playerId !== playerId) return { bet: startBet, stake: null }
  const isStake = last.currency === currency && typeof last.stake === 'string' && /^\d{1,18}$/.test(last.stake)
  return { bet: rules.readBet(last.bet) ?? startBet, stake: isStake ? BigInt(String(last.stake)) : null }
}

export function storeLast(gameId: string, { playerId, currency }: Owner, bet: unknown, stakeMinor: bigint): void {
  writeStored(`game-${gameId}`, { playerId, currency, bet, stake: String(stakeMinor) })
}

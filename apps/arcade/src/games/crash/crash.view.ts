import { computeMultiplier, computeWinMinor } from './crash.rules.ts'
import type { BetRow } from './crash-bet.store.ts'
import type { ResultRow, RoundView } from './crash-round.store.ts'
import type { CrashBetWire, HistoryEntryWire, OtherBetWire, RoundWire } from './crash-wire.rules.ts'

/** A round; its crash point only once the database's clock has passed it. */
export function toRoundWire({ round, point, now }: RoundView): RoundWire {
  const crashAtMs = round.startedAt && point ? round.startedAt.getTime() + point.crashMs : Number.POSITIVE_INFINITY
  const isCrashed = round.state === 'crashed' || (round.state === 'running' && now.getTime() >= crashAtMs)
  return {
    roundId: round.id,
    phase: isCrashed ? 'crashed' : round.state,
    commitment: round.commitment,
    startsAt: round.startsAt.toISOString(),
    startedAt: round.startedAt?.toISOString() ?? null,
    crash: isCrashed ? (point?.crashHundredths ?? null) : null,
    isInterrupted: round.isInterrupted,
  }
}

/** The multiplier of a won or cashed-out bet. */
function readCashOut(bet: BetRow): number | null {
  return bet.multiplier ?? (bet.cashedOutMs === null ? null : computeMultiplier(bet.cashedOutMs))
}

function readWin(bet: BetRow): string | null {
  if (bet.win !== null) return String(bet.win)
  return bet.cashedOutMs === null ? null : String(computeWinMinor(bet.stake, computeMultiplier(bet.cashedOutMs)))
}

export function toOtherBetWire(bet: BetRow): OtherBetWire {
  return {
    betId: bet.id,
    name: bet.name,
    stake: String(bet.stake),
    cashedOut: readCashOut(bet),
    win: readWin(bet),
    isReturned: bet.state === 'voiding' || bet.state === 'void',
  }
}

export function toBetWire(bet: BetRow, crash: number | null = null): CrashBetWire {
  return {
    betId: bet.id,
    roundId: bet.roundId,
    slot: bet.slot,
    currency: bet.currency,
    stake: String(bet.stake),
    auto: bet.autoHundredths,
    state: bet.state,
    reason: bet.reason,
    cashedOut: readCashOut(bet),
    win: readWin(bet),
    crash,
    createdAt: bet.createdAt.toISOString(),
  }
}

export function toHistoryWire(results: readonly ResultRow[]): HistoryEntryWire[] {
  return results.map(({ roundId, crashHundredths }) => ({ roundId, crash: crashHundredths }))
}

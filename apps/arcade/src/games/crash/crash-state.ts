import type { Database } from '@foyer/database'
import { RECENT_ROUNDS } from './crash.constants.ts'
import { toHistoryWire, toRoundWire } from './crash.view.ts'
import { type BetRow, listBetChanges, listBetsById } from './crash-bet.store.ts'
import { type ChangeView, createChangeView, isPublic } from './crash-change.view.ts'
import { findNewestRound, listResults, type RoundView } from './crash-round.store.ts'
import type { HistoryEntryWire, RoundWire } from './crash-wire.rules.ts'

/** Rows whose transaction was not yet visible are read again for this time. */
const OVERLAP_MS = 2_000
const MAX_CHANGED = 5_000

/** The newest round as its tables say, with the number of the event in which each part has last changed. */
export interface CrashState {
  /** The number of the last event. */
  event(): number
  view(): RoundView | null
  /** Reads the tables for the event to come. @returns whether a part has changed */
  read(): Promise<boolean>
  /** Makes what was read the next event. */
  advance(): void
  /** What has changed after an event; everything for null or an event of an earlier round. */
  share(afterEvent: number | null): ChangeView
}

interface KnownBet {
  row: BetRow
  /** Event with its last change. */
  event: number
}

export function createCrashState(database: Database): CrashState {
  const bets = new Map<string, KnownBet>()
  /** Changes since the last read of the tables, by the event after which they begin. */
  const changes = new Map<number | null, ChangeView>()
  let view: RoundView | null = null
  let round: RoundWire | null = null
  let history: HistoryEntryWire[] = []
  let players = 0
  let event = 0
  /** Events of the last change of each part, and of the round's first event. */
  const since = { round: 0, history: 0, players: 0, first: 0 }

  async function readRound(next: number): Promise<boolean> {
    const seen = await database.statement(findNewestRound)
    if (seen?.round.id !== view?.round.id) {
      bets.clear()
      players = 0
      since.first = next
      since.players = next
    }
    view = seen
    const wire = seen && toRoundWire(seen)
    if (JSON.stringify(wire) !== JSON.stringify(round)) since.round = next
    round = wire
    // True again where a read of the other tables has failed since.
    return since.round === next
  }

  async function readBets(next: number): Promise<boolean> {
    if (!view) return false
    const { id } = view.round
    const newest = Math.max(0, ...[...bets.values()].map(({ row }) => row.changedAt.getTime()))
    const after = newest === 0 ? null : new Date(newest - OVERLAP_MS)
    // Most bets of the overlap are known: only the others are read in full.
    const read = { isOperator: true }
    const rows = await database.statement((tx) => listBetChanges(tx, id, after, MAX_CHANGED), read)
    const changed = rows.filter((row) => bets.get(row.id)?.row.changedAt.getTime() !== row.changedAt.getTime())
    if (changed.length === 0) return false
    const changedIds = changed.map((row) => row.id)
    for (const row of await database.statement((tx) => listBetsById(tx, changedIds), read))
      bets.set(row.id, { row, event: next })
    const ids = [...bets.values()]
      .filter(({ row }) => isPublic(row))
      .map(({ row }) => `${row.merchant}/${row.playerId}`)
    const count = new Set(ids).size
    if (count !== players) since.players = next
    players = count
    return true
  }

  async function readHistory(next: number): Promise<boolean> {
    const isDue = history.length === 0 || (round?.phase === 'crashed' && history[0]?.roundId !== round.roundId)
    if (!isDue) return false
    const wire = toHistoryWire(await database.statement((tx) => listResults(tx, RECENT_ROUNDS, null)))
    const isChanged = wire[0]?.roundId !== history[0]?.roundId
    history = wire
    if (isChanged) since.history = next
    return isChanged
  }

  /** What has changed after an event; everything for null or an event of an earlier round. */
  function share(afterEvent: number | null): ChangeView {
    const shared = changes.get(afterEvent)
    if (shared) return shared
    const isFull = afterEvent === null
    const after = isFull || afterEvent < since.first ? -1 : afterEvent
    const known = [...bets.values()]
    const change = createChangeView({
      ...{ isFull, isWhole: after === -1 },
      bets: known.filter((bet) => bet.event > after).map(({ row }) => row),
      allBets: known.map(({ row }) => row),
      common: {
        ...(since.round > after ? { round } : {}),
        ...(since.players > after ? { players } : {}),
        ...(since.history > after ? { history } : {}),
      },
    })
    changes.set(afterEvent, change)
    return change
  }

  return {
    event: () => event,
    view: () => view,
    async read() {
      const next = event + 1
      const isChanged = [await readRound(next), await readBets(next), await readHistory(next)].some(Boolean)
      // After the reads: a subscription during them has seen a part of this change.
      changes.clear()
      return isChanged
    },
    advance() {
      event += 1
    },
    share,
  }
}

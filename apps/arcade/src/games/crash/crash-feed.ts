import { randomUUID } from 'node:crypto'
import type { Database, DatabaseLogger } from '@foyer/database'
import { RECENT_ROUNDS } from './crash.constants.ts'
import { toHistoryWire, toRoundWire } from './crash.view.ts'
import { type BetRow, listBetChanges, listBetsById } from './crash-bet.store.ts'
import { type ChangeView, createChangeView, type FeedPlayer, isPublic } from './crash-change.view.ts'
import { findNewestRound, listResults, markWanted, type RoundView } from './crash-round.store.ts'
import type { CrashChangeWire, HistoryEntryWire, RoundWire } from './crash-wire.rules.ts'

/** Least time between two reads: changes are sent at most five times a second. */
const TICK_MS = 200
/** The tables are read this long after a phase's planned end. */
const PHASE_DELAY_MS = 15
/** Rows whose transaction was not yet visible are read again for this time. */
const OVERLAP_MS = 2_000
const MAX_CHANGED = 5_000
const FAILURE_DELAY_MS = 1_000
/** Without a change readers get an empty event in this interval: silence means a broken stream. */
const SIGN_EVERY_MS = 5_000
/** Rounds are played for this long after the last sign of a player. */
const WANTED_MS = 20_000
const WANTED_EVERY_MS = 5_000
/** A reader without a stream polls; the feed stays up to date for this time. */
const POLLED_MS = 5_000

/** @param change JSON of a CrashChangeWire */
type SendChange = (id: string, change: string) => void

export interface CrashFeed {
  /** Sends everything, or what has changed since the reader's last event, and then each change. @returns its end */
  subscribe(player: FeedPlayer, lastEventId: string | undefined, send: SendChange): Promise<() => void>
  /** The whole state, for readers without a stream. */
  read(player: FeedPlayer): Promise<CrashChangeWire>
  /** This process has changed something. */
  wake(): void
  stop(): void
}

interface FeedDependencies {
  database: Database
  logger: DatabaseLogger
  /** Players are there. */
  onWanted: () => void
}

interface KnownBet {
  row: BetRow
  /** Event with its last change. */
  event: number
}

/**
 * What players see of Crash, read from the tables of all processes, so that no message between processes can be lost.
 * Each process reads while it has readers. The crash point is in its memory from the start and in no event before the
 * crash.
 */
export function createCrashFeed({ database, logger, onWanted }: FeedDependencies): CrashFeed {
  const feedId = randomUUID().slice(0, 8)
  const readers = new Set<{ player: FeedPlayer; send: SendChange }>()
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
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let tickedAtMs = Number.NEGATIVE_INFINITY
  let sentAtMs = Number.NEGATIVE_INFINITY
  let wantedAtMs = Number.NEGATIVE_INFINITY
  let polledAtMs = Number.NEGATIVE_INFINITY
  let isStopped = false
  /** Difference of the database's clock to this process's. */
  let offsetMs = 0

  async function tick(): Promise<void> {
    const nowMs = performance.now()
    if (nowMs - wantedAtMs > WANTED_EVERY_MS) {
      wantedAtMs = nowMs
      await database.statement((tx) => markWanted(tx, WANTED_MS))
      onWanted()
    }
    const seen = await database.statement(findNewestRound)
    const next = event + 1
    const isNew = seen?.round.id !== view?.round.id
    if (isNew) {
      bets.clear()
      players = 0
      since.first = next
      since.players = next
    }
    view = seen
    const wire = seen && toRoundWire(seen)
    if (JSON.stringify(wire) !== JSON.stringify(round)) since.round = next
    round = wire
    const isChanged = [await readBets(next), await readHistory(next), since.round === next].some(Boolean)
    // After the reads: a subscription during them has seen a part of this change.
    changes.clear()
    if (!isChanged && nowMs - sentAtMs < SIGN_EVERY_MS) return
    sentAtMs = nowMs
    event = next
    const [change, now] = [shareChange(event - 1), readNow()]
    for (const { player, send } of readers) send(`${feedId}.${event}`, change.write(player, now))
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
  function shareChange(afterEvent: number | null): ChangeView {
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

  function readNow(): string {
    return new Date(Date.now() + offsetMs).toISOString()
  }

  function planMs(): number {
    if (!view) return TICK_MS
    const { round: row, point } = view
    const nowMs = Date.now() + offsetMs
    const endMs =
      row.state === 'betting' ? row.startsAt.getTime() : (row.startedAt?.getTime() ?? 0) + (point?.crashMs ?? 0)
    const untilMs = endMs - nowMs + PHASE_DELAY_MS
    return untilMs > 0 ? Math.min(untilMs, TICK_MS) : TICK_MS
  }

  function run(): void {
    clearTimeout(timer)
    if (running || isStopped) return
    const startedAtMs = Date.now()
    tickedAtMs = performance.now()
    running = tick()
      .then(() => {
        if (view) offsetMs = Math.round(view.now.getTime() - (startedAtMs + Date.now()) / 2)
        return planMs()
      })
      .catch((error: unknown) => {
        logger.warn({ error: String(error) }, 'state of crash could not be read')
        return FAILURE_DELAY_MS
      })
      .then((delayMs) => {
        running = undefined
        const isRead = readers.size > 0 || performance.now() - polledAtMs < POLLED_MS
        if (isRead && !isStopped) timer = setTimeout(run, delayMs)
        else timer = undefined
      })
  }

  /** The state, at most one tick old. */
  async function refresh(): Promise<void> {
    if (performance.now() - tickedAtMs < TICK_MS * 2 && !running) return
    if (!running) run()
    await running
  }

  return {
    async subscribe(player, lastEventId, send) {
      const [feed, number] = lastEventId?.split('.') ?? []
      await refresh()
      const reader = { player, send }
      readers.add(reader)
      const after = feed === feedId && Number(number) <= event ? Number(number) : null
      send(`${feedId}.${event}`, shareChange(after).write(player, readNow()))
      if (!timer && !running) run()
      return () => void readers.delete(reader)
    },
    async read(player) {
      polledAtMs = performance.now()
      await refresh()
      return shareChange(null).build(player, readNow())
    },
    wake() {
      if (running || !timer) return
      clearTimeout(timer)
      timer = setTimeout(run, Math.max(0, tickedAtMs + TICK_MS - performance.now()))
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Database, DatabaseLogger } from '@foyer/database'
import type { FeedPlayer } from './crash-change.view.ts'
import { markWanted, type RoundView } from './crash-round.store.ts'
import { createCrashState } from './crash-state.ts'
import type { CrashChangeWire } from './crash-wire.rules.ts'

/** Least time between two reads: changes are sent at most five times a second. */
const TICK_MS = 200
/** The tables are read this long after a phase's planned end. */
const PHASE_DELAY_MS = 15
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

/**
 * What players see of Crash, read from the tables of all processes, so that no message between processes can be lost.
 * Each process reads while it has readers. The crash point is in its memory from the start and in no event before the
 * crash.
 */
export function createCrashFeed({ database, logger, onWanted }: FeedDependencies): CrashFeed {
  const feedId = randomUUID().slice(0, 8)
  const readers = new Set<{ player: FeedPlayer; send: SendChange }>()
  const state = createCrashState(database)
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
    const isChanged = await state.read()
    if (!isChanged && nowMs - sentAtMs < SIGN_EVERY_MS) return
    sentAtMs = nowMs
    const former = state.event()
    state.advance()
    const [change, now] = [state.share(former), readNow()]
    for (const { player, send } of readers) send(nameEvent(), change.write(player, now))
  }

  const nameEvent = () => `${feedId}.${state.event()}`

  function readNow(): string {
    return new Date(Date.now() + offsetMs).toISOString()
  }

  function run(): void {
    clearTimeout(timer)
    if (running || isStopped) return
    const startedAtMs = Date.now()
    tickedAtMs = performance.now()
    running = tick()
      .then(() => {
        const view = state.view()
        if (!view) return TICK_MS
        offsetMs = Math.round(view.now.getTime() - (startedAtMs + Date.now()) / 2)
        return planRead(view, Date.now() + offsetMs)
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
      const after = feed === feedId && Number(number) <= state.event() ? Number(number) : null
      send(nameEvent(), state.share(after).write(player, readNow()))
      if (!timer && !running) run()
      return () => void readers.delete(reader)
    },
    async read(player) {
      polledAtMs = performance.now()
      await refresh()
      return state.share(null).build(player, readNow())
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

/** Time to the next read in milliseconds: the planned end of the phase, at most a tick away. */
function planRead({ round, point }: RoundView, nowMs: number): number {
  const endMs =
    round.state === 'betting' ? round.startsAt.getTime() : (round.startedAt?.getTime() ?? 0) + (point?.crashMs ?? 0)
  const untilMs = endMs - nowMs + PHASE_DELAY_MS
  return untilMs > 0 ? Math.min(untilMs, TICK_MS) : TICK_MS
}

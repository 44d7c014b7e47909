import { refuseUntil } from './service-error.ts'

/** One piece of work on its way through the queue. */
export interface WorkTicket {
  /** Goes before the others, and has places of its own. */
  isPreferred: boolean
  /** Network of the caller: none has more than half of the places. */
  network: string
}

/** Runs a part of the work when its turn comes. */
export type RunInTurn = <Value>(run: () => Promise<Value>) => Promise<Value>

/**
 * Bounds expensive work that anybody may cause: a few at once, and no more waiting than what is done within `maxWaitMs`.
 */
export interface WorkQueue {
  /**
   * Takes a place for `work`, which waits for its turn within.
   * @throws ServiceError `TOO_MANY_REQUESTS` without a place, before anything is done
   */
  enter<Value>(ticket: WorkTicket, work: (inTurn: RunInTurn) => Promise<Value>): Promise<Value>
}

export interface WorkQueueLimits {
  maxRunning: number
  /** A pause after a turn, as a share of the turn, while only work without preference waits. */
  pauseShare: number
  maxWaitMs: number
  /** Estimated duration of one turn before the first one is measured, in milliseconds. */
  firstDurationMs: number
}

/** Weight of the newest turn in the average duration. */
const AVERAGE_WEIGHT = 0.1
/** Bounds of the waiting tasks of each kind. Half of the minimum is enough for one network, such as an office. */
const MIN_PLACES = 24
const MAX_PLACES = 256

export function createWorkQueue(limits: WorkQueueLimits): WorkQueue {
  const { maxRunning, pauseShare, maxWaitMs, firstDurationMs } = limits
  let averageMs = firstDurationMs
  let running = 0
  const taken = { preferred: 0, others: 0 }
  const waiting: Record<keyof typeof taken, (() => void)[]> = { preferred: [], others: [] }
  const takenByNetwork = new Map<string, number>()

  function countPlaces(kind: keyof typeof taken): number {
    const turnMs = averageMs * (kind === 'preferred' ? 1 : 1 + pauseShare)
    const places = Math.floor((maxWaitMs * maxRunning) / turnMs)
    return Math.min(MAX_PLACES, Math.max(MIN_PLACES, places))
  }

  function changeNetwork(network: string, change: 1 | -1): void {
    const count = (takenByNetwork.get(network) ?? 0) + change
    if (count > 0) takenByNetwork.set(network, count)
    else takenByNetwork.delete(network)
  }

  /** Passes a turn on: `running` stays the same unless nobody waits. */
  function passOn(): void {
    const next = waiting.preferred.shift() ?? waiting.others.shift()
    if (next) next()
    else running -= 1
  }

  async function runInTurn<Value>(kind: keyof typeof taken, run: () => Promise<Value>): Promise<Value> {
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting[kind].push(resolve))
    else running += 1
    const startedMs = performance.now()
    try {
      return await run()
    } finally {
      const durationMs = performance.now() - startedMs
      averageMs += (durationMs - averageMs) * AVERAGE_WEIGHT
      if (waiting.preferred.length > 0 || waiting.others.length === 0) passOn()
      else setTimeout(passOn, durationMs * pauseShare)
    }
  }

  return {
    async enter({ isPreferred, network }, work) {
      const kind = isPreferred ? 'preferred' : 'others'
      const places = countPlaces(kind)
      const ofNetwork = takenByNetwork.get(network) ?? 0
      if (taken[kind] >= places || (!isPreferred && ofNetwork >= places / 2)) throw refuseUntil(maxWaitMs / 1000)
      taken[kind] += 1
      if (!isPreferred) changeNetwork(network, 1)
      try {
        return await work((run) => runInTurn(kind, run))
      } finally {
        taken[kind] -= 1
        if (!isPreferred) changeNetwork(network, -1)
      }
    },
  }
}

import diagnostics from 'node:diagnostics_channel'

/** A message on it says that the clock of this process has jumped: what is due is found by the new time, at once. */
export const CLOCK_CHANNEL = 'foyer:clock'

/** Maximum delay between two polls of the tables, as a fallback. */
const MAX_DELAY_MS = 15_000
/** Delay for overdue work, and after a failure, e.g. of the database. */
const OVERDUE_DELAY_MS = 1_000
const FAILURE_DELAY_MS = 1_000

export interface PollLoop {
  /** Runs the work now, or once more after the current run. Nothing runs before the first call. */
  wake(): void
  /** Waits for the current run and starts no other. */
  end(): Promise<void>
}

export interface PollLoopOptions {
  onError: (error: unknown) => void
  /** Default: 15 s. */
  maxDelayMs?: number | undefined
  /** Default: 1 s. */
  overdueDelayMs?: number
}

/**
 * Processes due rows (decision 005): runs `work` when woken and again at the due time it returns, never concurrently.
 * @param work returns the milliseconds until the next due row, zero or less for overdue, null for none
 */
export function createPollLoop(work: () => Promise<number | null>, options: PollLoopOptions): PollLoop {
  const { onError, maxDelayMs = MAX_DELAY_MS, overdueDelayMs = OVERDUE_DELAY_MS } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isWoken = false
  let isEnded = false

  async function run(): Promise<void> {
    let delayMs = FAILURE_DELAY_MS
    try {
      const waitMs = (await work()) ?? maxDelayMs
      // Slightly later than requested: the timer may fire a fraction of a millisecond early.
      delayMs = Math.min(waitMs <= 0 ? overdueDelayMs : Math.ceil(waitMs) + 5, maxDelayMs)
    } catch (error) {
      onError(error)
    }
    running = undefined
    if (isEnded) return
    timer = setTimeout(wake, isWanted ? 0 : delayMs)
    isWanted = false
  }

  function wake(): void {
    if (isEnded) return
    // Once: a repeated subscription is another one.
    if (!isWoken) diagnostics.subscribe(CLOCK_CHANNEL, wake)
    isWoken = true
    clearTimeout(timer)
    if (running) isWanted = true
    else running = run()
  }

  return {
    wake,
    async end() {
      isEnded = true
      diagnostics.unsubscribe(CLOCK_CHANNEL, wake)
      clearTimeout(timer)
      await running
    },
  }
}

/** The longest delay between two looks at the tables: a net under everything else. */
const MAX_DELAY_MS = 15_000
/** The delay when something is overdue, and after a failure, e.g. because the database did not answer. */
const OVERDUE_DELAY_MS = 1_000
const FAILURE_DELAY_MS = 1_000

export interface PollLoop {
  /** Works now, or once more after the work under way. Nothing is done before the first call. */
  wake(): void
  /** Waits for the work under way and does no more. */
  end(): Promise<void>
}

export interface PollLoopOptions {
  onError: (error: unknown) => void
  /** 15 s if left out. */
  maxDelayMs?: number | undefined
  /** 1 s if left out. */
  overdueDelayMs?: number
}

/**
 * Does what rows make due (decision 005): runs `work` when woken and again when what it says is due, never twice at once.
 * @param work returns the milliseconds until something is due, at most zero for overdue, null for nothing
 */
export function createPollLoop(work: () => Promise<number | null>, options: PollLoopOptions): PollLoop {
  const { onError, maxDelayMs = MAX_DELAY_MS, overdueDelayMs = OVERDUE_DELAY_MS } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isEnded = false

  async function run(): Promise<void> {
    let delayMs = FAILURE_DELAY_MS
    try {
      const waitMs = (await work()) ?? maxDelayMs
      // A little later than asked: the timer may be early by the fraction of a millisecond.
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
    clearTimeout(timer)
    if (running) isWanted = true
    else running = run()
  }

  return {
    wake,
    async end() {
      isEnded = true
      clearTimeout(timer)
      await running
    },
  }
}

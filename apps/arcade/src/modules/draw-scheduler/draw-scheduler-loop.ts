/** The longest rest between two looks at the tables, in milliseconds: a net under everything else. */
export const MAX_POLL_DELAY_MS = 15_000

/** The shortest rest when something is overdue or a round failed, e.g. because the database did not answer. */
const OVERDUE_POLL_DELAY_MS = 1_000

export interface PollLoop {
  /** Looks now, or once more after the look under way. */
  wake(): void
  /** Ends the look under way and makes no other. */
  end(): Promise<void>
}

/**
 * Runs `work` now, again when what it says is due, and when woken; never twice at once.
 * @param work returns the milliseconds until something is due, below zero for overdue, null for nothing
 */
export function startPollLoop(
  work: () => Promise<number | null>,
  options: { onError: (error: unknown) => void; maxPollDelayMs: number },
): PollLoop {
  const { onError, maxPollDelayMs } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isEnded = false

  async function run(): Promise<void> {
    let delayMs = maxPollDelayMs
    try {
      const waitMs = await work()
      if (waitMs !== null)
        delayMs =
          waitMs <= 0
            ? Math.min(OVERDUE_POLL_DELAY_MS, maxPollDelayMs)
            : Math.min(Math.ceil(waitMs) + 5, maxPollDelayMs)
    } catch (error) {
      onError(error)
      delayMs = OVERDUE_POLL_DELAY_MS
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

  wake()
  return {
    wake,
    async end() {
      isEnded = true
      clearTimeout(timer)
      await running
    },
  }
}

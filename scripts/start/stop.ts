import type { Server } from 'node:http'

/** Grace period of requests in flight, in milliseconds. */
const GRACE_MS = 10_000
const POLL_INTERVAL_MS = 50

/** Stops accepting connections, lets requests in flight finish, and closes the rest after `graceMs`. */
export async function drainServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const idleTimer = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS)
  const cutTimer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idleTimer)
  clearTimeout(cutTimer)
}

/** Timeout of the whole shutdown, in milliseconds. */
const STOP_LIMIT_MS = 25_000
/** npm forwards a copy of the signal that its process group has received as well. */
const COPIED_SIGNAL_MS = 1_000

/**
 * Runs `stop` at the first SIGTERM or SIGINT and ends the process, after `limitMs` at the latest: acknowledged work is
 * stored, and unfinished work continues at the next start. The second signal, a second later or more, ends it at once.
 */
export function stopOnSignals(stop: () => Promise<void>, limitMs = STOP_LIMIT_MS): void {
  let stoppingSinceMs: number | undefined
  const receive = (signal: NodeJS.Signals): void => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs < COPIED_SIGNAL_MS) return
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    stoppingSinceMs = performance.now()
    setTimeout(() => {
      console.error(`Stopped after ${limitMs / 1000} s although work was still in progress.`)
      process.exit(0)
    }, limitMs)
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', receive)
  process.on('SIGINT', receive)
}

import { vi } from 'vitest'
import { scaleTimeMs } from './time-factor.ts'

const WAIT_TIMEOUT_MS = 10_000
const { waitFor } = vi

/** Waits at least ten seconds, longer on a slow machine: the end of the wait only guards against hanging. */
const waitPatiently: typeof waitFor = (check, options) => {
  const { timeout = 0, interval } = typeof options === 'number' ? { timeout: options } : (options ?? {})
  return waitFor(check, { timeout: scaleTimeMs(Math.max(timeout, WAIT_TIMEOUT_MS)), ...(interval && { interval }) })
}
// The files of a process share it.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently

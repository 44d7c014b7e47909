import { afterAll, vi } from 'vitest'

/** Undoes what a test file has put in place of globals, for the next file in its process. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

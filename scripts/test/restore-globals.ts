import { afterAll, vi } from 'vitest'

/** Restores globals replaced by a test file, for the next file in its process. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

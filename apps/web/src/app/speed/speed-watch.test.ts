import { collect } from '@foyer/contract'
import { afterEach, expect, test, vi } from 'vitest'

let started = 0
vi.mock('./speed-report.ts', () => ({
  reportSpeed: () => {
    started += 1
  },
}))
const { watchSpeed } = await import('./speed-watch.ts')

afterEach(() => {
  started = 0
  vi.restoreAllMocks()
})

test.each([
  ['TRACK-19 one of four page loads reports', 0.2, undefined, 1],
  ['TRACK-19 the other three do not', 0.25, undefined, 0],
  ['DEC-02 none on a platform without the call', 0.2, [collect.path], 0],
])('%s', async (_, random, missing, expected) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  await watchSpeed({ merchant: 'aurora', storage: {} as never, missing }) // not read here
  expect(started).toBe(expected)
})

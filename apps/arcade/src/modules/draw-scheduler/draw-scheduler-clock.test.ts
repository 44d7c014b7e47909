import { expect, it } from 'vitest'
import { createClockWatch } from './draw-scheduler-clock.ts'

it('T21 a clock that is set is noticed and logged, one that runs unevenly is not', () => {
  const lines: object[] = []
  let steadyMs = 0
  const watch = createClockWatch({ warn: (fields) => lines.push(fields) }, () => steadyMs)
  const sample = (clockMs: number, passedMs: number) => {
    steadyMs += passedMs
    return watch(new Date(clockMs))
  }
  const day = 86_400_000
  expect(sample(1_000_000, 0)).toBe(0)
  expect(sample(1_015_000, 15_000)).toBe(0)
  expect(sample(1_031_500, 15_000)).toBe(0)
  expect(sample(1_031_500 + day + 15_000, 15_000)).toBe(day)
  expect(sample(1_031_500 + 30_000, 15_000)).toBe(-day)
  expect(lines).toMatchObject([{ jumpMs: day }, { jumpMs: -day }])
})

import { describe, expect, it } from 'vitest'
import { planQuickRun } from './plan.ts'

const files = [
  'apps/web/src/far.test.ts',
  'apps/server/src/money/deposit/deposit.test.ts',
  'apps/server/src/app.test.ts',
]
const changed = ['apps/server/src/money/deposit/deposit.rules.ts']

describe('the quick run', () => {
  it('takes the nearest tests first', () => {
    const { chosen } = planQuickRun({ files, changed, times: {}, budgetMs: Number.POSITIVE_INFINITY })
    expect(chosen).toEqual([files[1], files[2], files[0]])
  })

  it('takes a changed test before all others', () => {
    const { chosen } = planQuickRun({ files, changed: [...changed, files[0] ?? ''], times: {}, budgetMs: 1e9 })
    expect(chosen[0]).toBe(files[0])
  })

  it('names what does not fit, and still takes a shorter one after it', () => {
    const times = Object.fromEntries(files.map((file, index) => [file, [1_000, 20_000, 2_000][index] ?? 0]))
    expect(planQuickRun({ files, changed, times, budgetMs: 3_000 })).toEqual({
      chosen: [files[2], files[0]],
      left: [files[1]],
    })
  })
})

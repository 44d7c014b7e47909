import { describe, expect, it } from 'vitest'
import { readRuns, readSides, readTrend } from './draw-trend.rules.ts'

describe('DEC-35 the trend of the last draws', () => {
  it('counts digits by place, and the draws since they last fell', () => {
    const trend = readTrend(['10', '11', '21'])
    expect(trend[1]).toEqual({ digit: '1', counts: [2, 2], gaps: [0, 1] })
    expect(trend[0]).toEqual({ digit: '0', counts: [0, 1], gaps: [3, 0] })
    expect(trend.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0)).toBe(6)
    expect(readTrend([])).toHaveLength(10)
  })

  it.each([
    ['99500', 'big'],
    ['99400', 'small'],
    ['9900', 'big'],
    ['9800', 'small'],
  ])('the sum of %s is %s', (number, side) => expect(readSides([number])).toEqual([side]))

  it.each([
    [[], 0, 0],
    [['big'], 1, 1],
    [['big', 'big', 'small', 'small', 'small', 'big'], 2, 3],
    [['small', 'small'], 2, 2],
  ])('the runs of %j', (sides, current, longest) => expect(readRuns(sides)).toEqual({ current, longest }))
})

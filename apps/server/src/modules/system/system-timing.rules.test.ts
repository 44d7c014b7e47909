import { describe, expect, it } from 'vitest'
import { TIME_MAX_MS, timeBoundsMs } from './system.constants.ts'
import { boundOf, readTimes } from './system-timing.rules.ts'

describe('TRACK-19, API-12 the times in a report', () => {
  it.each([
    ['visit:first,fcp:812,lcp:1630.5,fs:950', ['first fcp 812', 'first lcp 1630.5', 'first fs 950']],
    [' visit : return , lcp : 20 ', ['return lcp 20']],
    ['lcp:20,visit:return', ['return lcp 20']],
    ['visit:first,lcp:1630.125', ['first lcp 1630.125']],
    ['visit:first,lcp:1630.1255', []],
    ['visit:first,lcp:0', ['first lcp 0']],
    [`visit:first,lcp:${TIME_MAX_MS}`, [`first lcp ${TIME_MAX_MS}`]],
    [`visit:first,lcp:${TIME_MAX_MS + 1}`, []],
    ['visit:first,lcp', []],
    ['lcp:20', []],
    ['visit:third,lcp:20', []],
    ['visit:first,lcp:-1', []],
    ['visit:first,lcp:1e3', []],
    ['visit:first,lcp:999999', []],
    ['visit:first,lcp:NaN,fcp:Infinity,fs:', []],
    ['visit:first,\r\nlcp\u001b[31m:20', []],
    ['visit:first,__proto__:1,constructor:2', []],
    ['', []],
    [`${'x,'.repeat(10_000)}visit:first,lcp:20`, []],
  ])('%j', (report, times) => {
    expect(readTimes(report).map(({ visit, measure, ms }) => `${visit} ${measure} ${ms}`)).toEqual(times)
  })

  it.each([
    [0, 100],
    [100, 100],
    [100.1, 250],
    [30_000, 30_000],
    [30_001, TIME_MAX_MS],
    [TIME_MAX_MS, TIME_MAX_MS],
  ])('T32 %d ms is counted at %d: there are %# bounds and no other', (ms, bound) => {
    expect(boundOf(ms)).toBe(bound)
    expect([...timeBoundsMs, TIME_MAX_MS]).toContain(bound)
  })
})

import { describe, expect, it } from 'vitest'
import { TIME_MAX_MS, timeBoundsMs } from './system.constants.ts'
import { boundOf, readBuildHash, readTimes, summarizeSpeed } from './system-timing.rules.ts'

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

describe('T32 by what a report is told apart', () => {
  const builds = new Set(['AbCd_123'])
  it.each([
    ['visit:first,route:home,net:4g,build:AbCd_123,lcp:20', { route: 'home', network: '4g', build: 'AbCd_123' }],
    [
      'visit:first,route:/etc/passwd,net:5g,build:XXXXXXXX,lcp:20',
      { route: 'other', network: 'unknown', build: 'other' },
    ],
    ['visit:first,lcp:20', { route: 'other', network: 'unknown', build: 'other' }],
  ])('%s', (report, expected) => {
    expect(readTimes(report, builds)).toEqual([{ visit: 'first', measure: 'lcp', ms: 20, ...expected }])
  })

  it.each([
    ['entry-client-AbCd_123.js', 'AbCd_123'],
    ['entry-client-AbCd_123.js.br', undefined],
    ['session-maya-entry-DeXA17Hx.js', undefined],
  ])('the file %s is of build %s', (file, build) => expect(readBuildHash(file)).toBe(build))
})

describe('TRACK-19 the report of speed', () => {
  const row = { route: 'home', network: '4g', measure: 'lcp' }
  it('three of four loads kept the time of a line, the most loaded pages first', () => {
    const lines = summarizeSpeed([
      { ...row, boundMs: 2_000, loads: 1 },
      { ...row, boundMs: 500, loads: 2 },
      { ...row, boundMs: 1_000, loads: 1 },
      { ...row, route: 'wallet', boundMs: 30_000, loads: 9 },
    ])
    expect(lines).toEqual([
      { ...row, route: 'wallet', loads: 9, p75Ms: 30_000, chart: '█'.repeat(40) },
      { ...row, loads: 4, p75Ms: 1_000, chart: '████' },
    ])
  })

  it('is empty without loads', () => expect(summarizeSpeed([])).toEqual([]))
})

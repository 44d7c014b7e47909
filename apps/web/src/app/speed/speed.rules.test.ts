import { describe, expect, it, test } from 'vitest'
import { describeSpeed, isComplete } from './speed.rules.ts'

const facts = { visit: 'first', path: '/m/home', network: '4g', entry: '/m/assets/entry-client-AbCd_123.js' } as const

describe('TRACK-19, TRACK-21 the report of a page load', () => {
  test.each([
    [
      { fcp: 812.4, lcp: 1630.5, fs: 950, ttfb: 40, inp: 24 },
      facts,
      'visit:first,route:home,net:4g,build:AbCd_123,fcp:812,lcp:1631,fs:950,ttfb:40,inp:24',
    ],
    [{ fcp: 5 }, { ...facts, visit: 'return' as const }, 'visit:return,route:home,net:4g,build:AbCd_123,fcp:5'],
    [{}, { ...facts, path: '/m/helpCenter' }, 'visit:first,route:other,net:4g,build:AbCd_123'],
    [{}, { ...facts, path: '/nowhere' }, 'visit:first,route:other,net:4g,build:AbCd_123'],
    [{}, { ...facts, network: 'wifi' }, 'visit:first,route:home,net:unknown,build:AbCd_123'],
    [{}, { ...facts, network: undefined, entry: '' }, 'visit:first,route:home,net:unknown'],
  ])('%j', (times, at, report) => expect(describeSpeed(times, at)).toBe(report))

  it('OPEN-57 is complete with first paint, largest image and first screen', () => {
    expect(isComplete({ fcp: 1, lcp: 2, fs: 3 })).toBe(true)
    expect(isComplete({ fcp: 1, lcp: 2 })).toBe(false)
    expect(isComplete({ fcp: 0, lcp: 0, fs: 0 })).toBe(true)
  })
})

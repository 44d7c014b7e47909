import { expect, test } from 'vitest'
import { listAllowedIds } from './consent.ts'

const ids = { fbclid: 'click', _fbc: 'fb.1', gpsAdid: 'g', idfa: 'i', adid: 'a', idfv: 'v', appsflyerId: 'af', kw: '1' }

test.each([
  [[], []],
  [['measurement'], ['adid', 'idfv', 'appsflyerId']],
  [['advertising'], ['fbclid', '_fbc', 'gpsAdid', 'idfa', 'kw']],
  [['advertising', 'measurement'], Object.keys(ids)],
] as const)('DEC-21, TRACK-17 %j covers the ids %j', (purposes, names) => {
  expect(Object.keys(listAllowedIds(ids, purposes))).toEqual(names)
})

import { expect, test } from 'vitest'
import { createArea } from '../../../testing/fixture-wps.ts'
import { openStorage } from '../../lib/storage.ts'
import { countVisit, markDismissed, markInstalled, markRemoved } from './install-marks.ts'

const open = (local = createArea()) => openStorage('aurora', { session: createArea(), local })

test('PWA-06, PWA-07, CONF-46 a decline sets the flag and counts, 98 at the most', () => {
  const storage = open()
  expect(storage.read('installDismissed')).toBeUndefined()
  for (let count = 1; count <= 100; count += 1) {
    markDismissed(storage)
    expect([storage.read('installDismissed'), storage.read('installDismissals')]).toEqual(['1', Math.min(count, 98)])
  }
})

test('PWA-08, PWA-09 the installed app sets the counter to 99 and the flag; a prompt afterwards takes both away', () => {
  const storage = open()
  markInstalled(storage)
  expect([storage.read('installDismissals'), storage.read('isInstalled')]).toEqual([99, '1'])
  markDismissed(storage)
  expect(storage.read('installDismissals')).toBe(99)
  markRemoved(storage)
  expect([storage.read('installDismissals'), storage.read('isInstalled')]).toEqual([undefined, undefined])
})

test('a prompt of a browser without the app keeps its refusals', () => {
  const storage = open()
  markDismissed(storage)
  markRemoved(storage)
  expect(storage.read('installDismissals')).toBe(1)
})

test('GUARD-19 a visit counts once for each tab', () => {
  const local = createArea()
  const tab = open(local)
  expect([countVisit(tab), countVisit(tab), countVisit(open(local))]).toEqual([1, 1, 2])
})

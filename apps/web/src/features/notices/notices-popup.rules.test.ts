import type { Popup } from '@foyer/contract'
import { expect, test } from 'vitest'
import { findPopup, readDay } from './notices-popup.rules.ts'

const make = (id: string, change: Partial<Popup> = {}): Popup => ({
  ...{ id, audience: 'all', popupList: [{ title: id, body: '', url: '' }], autoplay: false, delay: 0 },
  ...{ showClose: true, showTodayCheckbox: true, forceRead: false, forcePopup: false },
  ...change,
})
const facts = { popups: [make('a'), make('b')], isMember: false, seen: [], hidden: {}, today: '2026-11-30' }

test.each([
  ['the first one', {}, 'a'],
  ['none without any', { popups: [] }, undefined],
  ['the next one after the first has come', { seen: ['a'] }, 'b'],
  ['none when all have come', { seen: ['a', 'b'] }, undefined],
  ['the next one where the first is put off today', { hidden: { a: '2026-11-30' } }, 'b'],
  ['one that was put off yesterday', { hidden: { a: '2026-11-29' } }, 'a'],
  ['a forced one that is put off', { popups: [make('a', { forcePopup: true })], hidden: { a: '2026-11-30' } }, 'a'],
  ['no forced one twice a visit', { popups: [make('a', { forcePopup: true })], seen: ['a'] }, undefined],
  ['a guest’s, to a guest', { popups: [make('g', { audience: 'guest' })] }, 'g'],
  ['no member’s to a guest', { popups: [make('m', { audience: 'member' })] }, undefined],
  ['a member’s, to a member', { popups: [make('m', { audience: 'member' })], isMember: true }, 'm'],
  ['no guest’s to a member', { popups: [make('g', { audience: 'guest' })], isMember: true }, undefined],
] as const)('OPEN-54 MODAL-22 the announcement over the home page: %s', (_, change, id) => {
  expect(findPopup({ ...facts, ...change })?.id).toBe(id)
})

test.each([
  ['UTC', '2026-11-30'],
  ['Asia/Manila', '2026-12-01'],
  ['America/Sao_Paulo', '2026-11-30'],
  ['Mars/Olympus', '2026-11-30'],
])('OPEN-54 midnight of the merchant’s zone ends “not again today”: it is %s’s %s', (timeZone, day) => {
  expect(readDay(Date.parse('2026-11-30T20:00:00Z'), timeZone)).toBe(day)
})

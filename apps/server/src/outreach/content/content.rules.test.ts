import type { ContentFields } from '@foyer/contract'
import { expect, test } from 'vitest'
import { decidePhase, decideState, parseTypes } from './content.rules.ts'

test.each([
  ['news', ['news']],
  ['activity,news', ['news', 'activity']],
  ['notice,notice', ['notice']],
  ['notice,other', ['notice']],
  ['other', ['news', 'notice', 'activity']],
  ['', ['news', 'notice', 'activity']],
  [undefined, ['news', 'notice', 'activity']],
])('NOTICE-01 types=%s selects %j', (types, chosen) => {
  expect(parseTypes(types)).toEqual(chosen)
})

/** From midnight to midnight of the merchant's day 1 June 2026. */
const june = { start: '2026-06-01T00:00', end: '2026-06-02T00:00' }
test.each([
  ['UTC', '2026-05-31T23:59:59.999Z', 'scheduled'],
  ['UTC', '2026-06-01T00:00:00.000Z', 'live'],
  ['UTC', '2026-06-01T23:59:59.999Z', 'live'],
  ['UTC', '2026-06-02T00:00:00.000Z', 'ended'],
  ['Asia/Manila', '2026-05-31T15:59:59.999Z', 'scheduled'],
  ['Asia/Manila', '2026-05-31T16:00:00.000Z', 'live'],
  ['Asia/Manila', '2026-06-01T16:00:00.000Z', 'ended'],
  ['Asia/Kathmandu', '2026-05-31T18:14:59.999Z', 'scheduled'],
  ['Asia/Kathmandu', '2026-05-31T18:15:00.000Z', 'live'],
  ['America/New_York', '2026-06-01T03:59:59.999Z', 'scheduled'],
  ['America/New_York', '2026-06-01T04:00:00.000Z', 'live'],
  ['Pacific/Kiritimati', '2026-05-31T10:00:00.000Z', 'live'],
])('DEC-03 in %s content of 1 June is at %s: %s', (timeZone, now, phase) => {
  expect(decidePhase(june, timeZone, new Date(now))).toBe(phase)
})

test.each([
  [null, 1, 'draft'],
  [null, null, 'archived'],
  [1, null, 'live'],
  [1, 2, 'live'],
] as const)('live %s and draft %s are the state %s', (live, draft, state) => {
  const fields: ContentFields = { kind: 'terms', page: 'terms', version: '1', body: {} }
  expect(decideState({ live, draft, fields }, 'UTC', new Date())).toBe(state)
})

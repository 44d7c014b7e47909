import { expect, test } from 'vitest'
import { decideTurn, type Turn } from './overlay-turns.rules.ts'

test.each([
  [[], undefined],
  [['install'], 'install'],
  [['install', 'referral'], 'referral'],
  [['install', 'referral', 'download'], 'download'],
  [['install', 'download', 'announcement'], 'announcement'],
  [['install', 'download', 'announcement', 'consent'], 'consent'],
  [['install', 'download', 'consent', 'upgrade'], 'upgrade'],
] as const)('BAR-02 GUARD-19 OPEN-54 of %j over a page it is the turn of %s', (wanting, turn) => {
  expect(decideTurn(new Set<Turn>(wanting))).toBe(turn)
})

import { expect, it } from 'vitest'
import { groupByBrowser } from './session-list.rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes))
const open = (id: string, browser: string, created: number, seen: number) => ({
  id,
  bindHash: Buffer.from(browser),
  createdAt: at(created),
  lastSeenAt: at(seen),
})

it('DEC-20 the tabs of a browser are one entry, the own browser first, then the latest call', () => {
  const sessions = [
    open('phone', 'a', 0, 10),
    open('tab', 'b', 5, 20),
    open('own', 'b', 7, 8),
    open('late', 'c', 30, 40),
  ]
  const list = groupByBrowser(sessions, 'own')
  expect(list.map(({ latest, openedAt, isCurrent }) => [latest.id, openedAt, isCurrent])).toEqual([
    ['tab', at(5), true],
    ['late', at(30), false],
    ['phone', at(0), false],
  ])
})

it('DEC-20 no sessions are an empty list', () => {
  expect(groupByBrowser([], 'own')).toEqual([])
})

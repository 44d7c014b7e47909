import { DESK_PRESENCE_MS, DESK_TYPING_MS } from '@foyer/contract'
import { expect, it } from 'vitest'
import { createDeskPresence } from './presence.ts'

it('who types is known for some seconds, and not after a message', () => {
  let now = 0
  const presence = createDeskPresence(() => now)
  const ana = { id: 'p1', name: 'Ana Cruz', shownName: 'Ana', isTyping: true }
  presence.visitorTypes('aurora', 'c1')
  presence.attend('aurora', 'c1', ana)
  expect(presence.isVisitorTyping('aurora', 'c1')).toBe(true)
  expect(presence.listPeople('aurora', 'c1')).toEqual([ana])
  expect(presence.isVisitorTyping('lotus', 'c1')).toBe(false)
  expect(presence.listPeople('aurora', 'c2')).toEqual([])

  presence.stopTyping('aurora', 'c1')
  expect(presence.isVisitorTyping('aurora', 'c1')).toBe(false)
  expect(presence.listPeople('aurora', 'c1')).toEqual([ana])
  presence.stopTyping('aurora', 'c1', 'p1')
  expect(presence.listPeople('aurora', 'c1')).toEqual([{ ...ana, isTyping: false }])

  presence.attend('aurora', 'c1', ana)
  now += DESK_TYPING_MS
  expect(presence.listPeople('aurora', 'c1')).toEqual([{ ...ana, isTyping: false }])
  now += DESK_PRESENCE_MS
  expect(presence.listPeople('aurora', 'c1')).toEqual([])
})

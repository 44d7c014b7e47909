import type { DeskConversation, DeskMessage } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { listSpoken, mergeConversation, mergeKnown } from './desk-messages.rules.ts'

const message = (number: number, from: DeskMessage['from'] = 'staff') => ({ number, from }) as DeskMessage // the fields that are read
const conversation = (lastNumber: number, readNumber = 0, staffReadNumber = 0) =>
  ({ lastNumber, readNumber, staffReadNumber }) as DeskConversation // the fields that are read
const known = (...numbers: number[]) => ({
  conversation: conversation(numbers.at(-1) ?? 0),
  messages: numbers.map((number) => message(number)),
  hasOlder: (numbers[0] ?? 1) > 1,
  typing: null,
})

describe('what a page knows of a conversation', () => {
  test('history that was loaded meanwhile stays', () => {
    const merged = mergeKnown(known(1, 2, 3, 4), known(3, 4, 5))
    expect(merged.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(merged.hasOlder).toBe(false)
  })

  test('an answer that comes late takes nothing back', () => {
    const merged = mergeConversation(conversation(9, 9, 8), conversation(7, 5, 9))
    expect(merged).toEqual(conversation(9, 9, 9))
  })
})

describe('what is spoken', () => {
  const messages = [message(1), message(2, 'visitor'), message(3), message(4, 'system'), message(5)]
  test.each([
    ['nothing of the history', 5, []],
    ['a new message of staff', 4, [5]],
    ['several, without those of the visitor and the system', 1, [3, 5]],
  ])('%s', (_, after, expected) => {
    expect(listSpoken(messages, after).map(({ number }) => number)).toEqual(expected)
  })
})

import { describe, expect, test } from 'vitest'
import { findAnswers, findNeighbour, listLines, mergeDesk, snoozeUntil } from './desk.rules.ts'
import type { CannedAnswer, KnownDesk, Message, Note } from './desk.types.ts'

const message = (number: number) => ({ number }) as Message // the field that is read
const note = (number: number, afterNumber: number) => ({ number, afterNumber }) as Note // the fields that are read
const known = (numbers: number[], hasMore: boolean) => ({ messages: numbers.map(message), hasMore }) as KnownDesk // the fields that are read

test.each([
  ['behind the message that was the newest then', [1, 2], [note(1, 1)], ['m1', 'n1', 'm2']],
  ['before the first message', [1], [note(1, 0)], ['n1', 'm1']],
  ['after the last one, in their order', [1], [note(1, 1), note(2, 1)], ['m1', 'n1', 'n2']],
  ['not without its messages, which are not loaded yet', [8, 9], [note(1, 3), note(2, 8)], ['m8', 'n2', 'm9']],
])('a note stands %s', (_, numbers, notes, expected) => {
  const lines = listLines({ messages: numbers.map(message), notes })
  expect(lines.map((line) => (line.kind === 'note' ? `n${line.note.number}` : `m${line.message.number}`))).toEqual(
    expected,
  )
})

test('older messages stay when newer ones come, and say whether there are more', () => {
  const later = mergeDesk(known([4, 5], true), known([6], false))
  expect(later).toMatchObject({ messages: [4, 5, 6].map(message), hasMore: true })
  expect(mergeDesk(later, known([2, 3], false))).toMatchObject({
    messages: [2, 3, 4, 5, 6].map(message),
    hasMore: false,
  })
})

describe('canned answers', () => {
  const answers = [
    { shortcut: 'hello', title: 'Greeting' },
    { shortcut: 'bank', title: 'Say hello to the bank' },
  ] as CannedAnswer[] // the fields that are read
  test.each([
    ['/', ['hello', 'bank']],
    ['/he', ['hello', 'bank']],
    ['/BA', ['bank']],
    ['/x', []],
    ['hello', undefined],
    ['/hello you', undefined],
    ['see /bank', undefined],
  ])('for %j', (text, expected) => {
    expect(findAnswers(text, answers)?.map(({ shortcut }) => shortcut)).toEqual(expected)
  })
})

test.each([
  ['the first one when none is selected', undefined, 1, 'a'],
  ['the next one', 'a', 1, 'b'],
  ['the one before', 'c', -1, 'b'],
  ['no further than the end', 'c', 1, 'c'],
  ['no further than the beginning', 'a', -1, 'a'],
] as const)('the keys select %s', (_, id, step, expected) => {
  expect(findNeighbour([{ id: 'a' }, { id: 'b' }, { id: 'c' }], id, step)?.id).toBe(expected)
})

test.each([
  ['hour', new Date(2026, 10, 30, 17, 30)],
  ['threeHours', new Date(2026, 10, 30, 19, 30)],
  ['tomorrow', new Date(2026, 11, 1, 9)],
  ['week', new Date(2026, 11, 7, 9)],
] as const)('a snooze of %s ends', (choice, expected) => {
  expect(snoozeUntil(choice, new Date(2026, 10, 30, 16, 30))).toEqual(expected)
})

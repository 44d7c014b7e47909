import { expect, test } from 'vitest'
import { readThing } from './desk-thing.rules.ts'
import { chooseDeskView } from './desk-view.rules.ts'

const open = (id: string) => ({ id, state: 'open' as const })
const closed = (id: string) => ({ id, state: 'closed' as const })

test.each([
  ['a first visit begins a conversation', '', [], { kind: 'new' }],
  ['the only conversation is shown', '', [open('a')], { kind: 'chat', id: 'a' }],
  ['also a closed one, which asks for its rating', '', [closed('a')], { kind: 'chat', id: 'a' }],
  ['the open one of several', '', [closed('a'), open('b')], { kind: 'chat', id: 'b' }],
  ['a list of several open ones', '', [open('a'), open('b')], { kind: 'list' }],
  ['a list of several closed ones', '', [closed('a'), closed('b')], { kind: 'list' }],
  ['the list by its address', 'list', [closed('a'), open('b')], { kind: 'list' }],
  ['a conversation by its address', 'c=x', [open('a')], { kind: 'chat', id: 'x' }],
  ['a new one by its address', 'new', [open('a')], { kind: 'new' }],
  ['a question goes into the newest open one', 'about=deposit:7', [closed('a'), open('b')], { kind: 'chat', id: 'b' }],
  ['or begins one', 'about=deposit:7', [closed('a')], { kind: 'new' }],
])('%s', (_, address, conversations, expected) => {
  expect(chooseDeskView(new URLSearchParams(address), conversations)).toEqual(expected)
})

test.each([
  ['deposit:7', { kind: 'deposit', id: '7' }],
  ['round:a:b', { kind: 'round', id: 'a:b' }],
  ['member:7', undefined],
  ['deposit', undefined],
  ['deposit:', undefined],
  [null, undefined],
])('the thing of %s', (about, expected) => {
  expect(readThing(about)).toEqual(expected)
})

import { withdrawalCards } from '@foyer/contract'
import { expect, test } from 'vitest'
import { planReconnectMs, readEvents, topicCalls } from './change-watch.rules.ts'

test.each([
  ['', [], ''],
  [': open\n\n', [], ''],
  ['data: {"topics":["wallet"]}\n\ndata: {"topics":["inbox","wins"]}\n\n', ['wallet', 'inbox', 'wins'], ''],
  ['data: {"topics":["wallet"]}\n\ndata: {"top', ['wallet'], 'data: {"top'],
  ['data: nonsense\n\ndata: null\n\ndata: {"topics":[1]}\n\n', [], ''],
])('the text %j has its complete events', (text, topics, rest) => {
  expect(readEvents(text)).toEqual({ topics, rest })
})

test('OPEN-36 with a withdrawal changes what is left of the daily limit', () => {
  expect(topicCalls.withdrawal).toContain(withdrawalCards)
})

test.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [3, 1, 8_000],
  [50, 1, 60_000],
])('after %i failures and with chance %f a stream is tried again after %i ms', (failures, random, delayMs) => {
  expect(planReconnectMs(failures, random)).toBe(delayMs)
})

import { describe, expect, it } from 'vitest'
import type { BetType } from './kind.constants.ts'
import { describeTopPrize, findBoxSample, type TopPrize } from './kind.rules.ts'

describe('LOTT-06 the win on the first prize is called', () => {
  it.each<[string, BetType[], TopPrize]>([
    ['the whole win where a draw has one number', ['five', 'any'], 'whole'],
    ['the whole win of lines on the special prize of Vietnam alone', ['vnDe', 'vnDe3'], 'whole'],
    ['one of many prizes where they differ', ['seaBig'], 'first'],
    ['the same on each prize for lô', ['vnLo', 'vnLo3'], 'each'],
    ['one of many where lines differ', ['vnLo', 'vnDe'], 'first'],
  ])('%s', (_, types, expected) => expect(describeTopPrize(types)).toBe(expected))
})

describe('the sample of a box', () => {
  it.each<[BetType, number, string]>([
    ['box', 120, '12345'],
    ['box', 10, '11122'],
    ['seaBox', 6, '1122'],
    ['box3', 6, '123'],
  ])('%s with %d orders is %s', (type, orders, digits) => expect(findBoxSample(type, orders)).toBe(digits))
})

import { expect, test } from 'vitest'
import { suggest } from './merchant-nearest.rules.ts'

const known = ['name', 'hosts', 'template.footer_nav', 'template.id', 'currency']

test.each([
  ['host', 'hosts'],
  ['HOSTS', 'hosts'],
  ['nmae', 'name'],
  ['footer_nav', 'template.footer_nav'],
  ['fotter_nav', 'template.footer_nav'],
  ['template.footernav', 'template.footer_nav'],
  ['idd', 'template.id'],
  ['curency', 'currency'],
])('"%s" is close to "%s"', (given, name) => {
  expect(suggest(given, known)).toBe(`: did you mean ${name}?`)
})

test.each(['colour', '', 'x', 'curr', 'template.colour'])('"%s" is close to no name', (given) => {
  expect(suggest(given, known)).toBe('')
})

test.each([
  ['one wrong character in three', 'abc', 'abx', true],
  ['two in three', 'abc', 'axy', false],
  ['two in four', 'abcd', 'abxy', true],
  ['three in four', 'abcd', 'axyz', false],
  ['a character too many', 'abc', 'abcd', true],
  ['a character too few', 'abc', 'ab', true],
  ['two too many in three', 'abc', 'abcde', false],
  ['two too many in front', 'abc', 'xxabc', false],
  ['case is no error', 'ABC', 'abc', true],
  ['case of a known name is none either', 'abc', 'ABC', true],
  ['only the last step counts for the tolerance', 'template.abc', 'abd', false],
])('the tolerance: %s', (_name, given, name, isClose) => {
  expect(suggest(given, [name]) !== '').toBe(isClose)
})

test('the closest name comes first, of equal ones the first', () => {
  expect(suggest('abcdef', ['abcdxy', 'abcdex'])).toBe(': did you mean abcdex?')
  expect(suggest('abcdef', ['abcdex', 'abcdxy'])).toBe(': did you mean abcdex?')
  expect(suggest('abc', ['abx', 'aby'])).toBe(': did you mean abx?')
  expect(suggest('abc', [])).toBe('')
})

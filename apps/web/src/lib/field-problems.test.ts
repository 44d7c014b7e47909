import { expect, test } from 'vitest'
import { readFieldProblems } from './field-problems.ts'
import { WpsError } from './wps/wps-error.ts'

const required = { path: 'username', rule: 'field.username.required' }

test.each([
  ['a field of the form', [required], { username: 'field.username.required' }],
  ['a field that the form does not have', [{ path: 'device', rule: 'x' }], {}],
  ['both', [{ path: 'device', rule: 'x' }, required], { username: 'field.username.required' }],
  ['none', [], {}],
])('OPEN-04 the server finds fault with %s', (_, fields, problems) => {
  const failure = new WpsError('invalid_input', 400, { fields })
  expect(readFieldProblems(failure, ['username', 'password'])).toEqual(problems)
})

test('and any other failure finds none', () => {
  expect(readFieldProblems(new TypeError('x'), ['username'])).toEqual({})
})

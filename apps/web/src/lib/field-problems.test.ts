import { expect, test, vi } from 'vitest'
import { readFieldProblems } from './field-problems.ts'
import { WpsError } from './wps/wps-error.ts'

/** Texts of a page: these are embedded, the others come with the load. */
function textsOf(embedded: string[], later: string[] = []) {
  const messages: Record<string, string> = Object.fromEntries(embedded.map((id) => [id, 'text']))
  const load = vi.fn(async () => void later.map((id) => Object.assign(messages, { [id]: 'text' })))
  return { messages, load }
}

const read = (
  fields: { path: string; rule: string }[],
  { messages, load }: { messages: object; load: () => Promise<void> } = textsOf(['field.username.required']),
) => readFieldProblems(new WpsError('invalid_input', 400, { fields }), ['username', 'password'], { messages }, load)

const required = { path: 'username', rule: 'field.username.required' }

test.each([
  ['a field of the form', [required], { username: 'field.username.required' }],
  ['a field that the form does not have', [{ path: 'device', rule: 'x' }], {}],
  ['both', [{ path: 'device', rule: 'x' }, required], { username: 'field.username.required' }],
  ['none', [], {}],
])('OPEN-04 the server finds fault with %s', async (_, fields, problems) => {
  const texts = textsOf(['field.username.required'])
  expect(await read(fields, texts)).toEqual(problems)
  expect(texts.load).not.toHaveBeenCalled()
})

test.each(['field.password.of.a.later.server', '', 'toString', '__proto__'])(
  'OPEN-04 a rule that has no text here (%j) is told in general, the others as they are',
  async (rule) => {
    expect(await read([required, { path: 'password', rule }])).toEqual({
      username: 'field.username.required',
      password: 'field.invalid',
    })
  },
)

test('OPEN-04 a text that the page has not loaded yet is loaded', async () => {
  const taken = { path: 'username', rule: 'error.username_taken' }
  expect(await read([taken], textsOf([], ['error.username_taken']))).toEqual({ username: 'error.username_taken' })
})

test('OPEN-04 without a network a rule without a text is told in general', async () => {
  const texts = { ...textsOf([]), load: () => Promise.reject(new TypeError('no network')) }
  expect(await read([required], texts)).toEqual({ username: 'field.invalid' })
})

test('and any other failure finds none', async () => {
  expect(await readFieldProblems(new TypeError('x'), ['username'], { messages: {} }, vi.fn())).toEqual({})
})

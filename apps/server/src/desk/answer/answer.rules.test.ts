import { describe, expect, it } from 'vitest'
import { chooseAnswer, fillAnswer } from './answer.rules.ts'

const values = { name: 'Ana', username: 'ana88', merchant: 'Aurora', agent: 'Ben' }

describe('canned answers', () => {
  it.each([
    ['each value', 'Hi {name} ({username}), {agent} of {merchant}', values, 'Hi Ana (ana88), Ben of Aurora'],
    ['what is no value stays', 'Type {code} or {constructor}', values, 'Type {code} or {constructor}'],
    ['a value is filled in once', 'Hi {name}', { ...values, name: '{agent}' }, 'Hi {agent}'],
    ['marks of replacements are text', 'Hi {name}', { ...values, name: '$& $1' }, 'Hi $& $1'],
    ['markup is text', 'Hi {name}', { ...values, name: '<b>Ana</b>' }, 'Hi <b>Ana</b>'],
    ['control characters are left out', 'Hi {name}', { ...values, name: 'A\u0000\nna' }, 'Hi Ana'],
  ])('%s', (_name, text, given, filled) => {
    expect(fillAnswer(text, given)).toBe(filled)
  })

  it.each([
    ['UR', { text: 'سلام', language: 'UR' }],
    ['FR', { text: 'Hello', language: 'EN' }],
    ['constructor', { text: 'Hello', language: 'EN' }],
  ])('in the language %s', (language, chosen) => {
    expect(chooseAnswer({ EN: 'Hello', UR: 'سلام' }, language, 'EN')).toEqual(chosen)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, readJson } from './json.ts'

describe('T37 JSON that every reader reads alike', () => {
  it.each([
    ['{"status":"declined","status":"approved"}'],
    ['{"a":{"amount":"1","amount":"2"}}'],
    ['[{"a":1},{"a":1,"a":1}]'],
    ['{"a":1,"\\u0061":2}'],
    ['{"a" :1,"a"\n:2}'],
    ['{"__proto__":1,"__proto__":2}'],
    ['{"":1,"":2}'],
    ['{"a\\"":1,"a\\"":2}'],
  ])('a key that is there twice is refused: %s', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
    expect(readJson(text)).toBeUndefined()
  })

  it.each([
    ['{"a":"b\\":1,\\"a"}'],
    ['{"a":["x:","y\\\\"],"b":{"a":null}}'],
    ['{"x":": \\"a\\":"}'],
    ['["a","a"]'],
    ['"a:"'],
  ])('%s is read as it is', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('each value that JSON writes is read', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each([['{"a":"\\u0000"}'], ['{"\\ud800":1}'], ['{'], ['{"a":1}{'], ['['.repeat(60_000)]])(
    'what no column takes and what is no JSON is refused: %.20s',
    (text) => expect(readJson(text)).toBeUndefined(),
  )
})

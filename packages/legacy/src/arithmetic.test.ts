import { runInNewContext } from 'node:vm'
import { build } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'

type Arithmetic = typeof import('./arithmetic.ts')

/** The module in an engine without BigInt. */
let old: Arithmetic & { BigInt: (value: unknown) => unknown }

beforeAll(async () => {
  const input = new URL('./arithmetic.ts', import.meta.url).pathname
  const { output } = await build({ input, write: false, output: { format: 'iife', name: 'arithmetic' } })
  old = runInNewContext(`delete globalThis.BigInt;${output[0].code};({ ...arithmetic, BigInt })`)
})

describe('DEC-45 an engine without BigInt', () => {
  it.each([
    ['add', '9007199254740993', '2', 9007199254740993n + 2n],
    ['subtract', '1', '9007199254740993', 1n - 9007199254740993n],
    ['multiply', '9007199254740993', '1000003', 9007199254740993n * 1000003n],
    ['divide', '-7', '2', -7n / 2n],
    ['remainder', '-7', '4', -7n % 4n],
    ['power', '2', '70', 2n ** 70n],
    ['shiftLeft', '1', '52', 1n << 52n],
    ['shiftRight', '-5', '1', -5n >> 1n],
    ['isLess', '9007199254740992', '9007199254740993', true],
    ['isNotMore', '3', '2', false],
    ['isMore', '9007199254740993', '9007199254740992', true],
    ['isNotLess', '2', '2', true],
    ['isSame', '9007199254740993', '9007199254740993', true],
    ['isOther', '9007199254740992', '9007199254740993', true],
  ] as const)('computes %s of %s and %s', (name, a, b, wanted) => {
    expect(String(old[name](old.toBig(a), old.toBig(b)))).toBe(String(wanted))
  })

  it('has one object for each value, so that equal amounts are the same', () => {
    expect(old.BigInt('500')).toBe(old.add(old.toBig('200'), old.toBig('300')))
    expect(new Set([old.toBig('7'), old.BigInt(7)]).size).toBe(1)
  })

  it('writes and converts integers as the language does', () => {
    const amount = old.toBig('12345678901234567890')
    expect([`${amount}`, Number(old.toBig('42')), String(old.negate(amount))]).toEqual([
      '12345678901234567890',
      42,
      '-12345678901234567890',
    ])
    expect(() => old.BigInt('1.5')).toThrow('Cannot convert')
  })

  it('leaves numbers and texts to the engine', () => {
    expect([old.add(1, 2), old.add('a', 1), old.divide(1, 4), old.isSame(1, 1), old.negate(2)]).toEqual([
      3,
      'a1',
      0.25,
      true,
      -2,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { hasKnownCurrencies, mapCurrencies, mapCurrency } from './front-currency.rules.ts'

describe('WALL-05 WALL-06 T23 the currency of another platform', () => {
  it.each([
    ['PHP', 'PHP'],
    ['php', 'PHP'],
    [' php ', 'PHP'],
    ['TLB', 'PHP'],
    ['tlb', 'PHP'],
    ['USDT', 'USDT'],
    ['KIDR', 'KIDR'],
    ['PHPX', 'PHP'],
    ['XXXX', 'XXX'],
    ['', ''],
    [5, 5],
    [null, null],
    [undefined, undefined],
  ])('%j is %j', (raw, code) => {
    expect(mapCurrency(raw)).toBe(code)
  })

  it('is mapped wherever it stands, and nothing else is', () => {
    const value = {
      currency: 'TLB',
      name: 'TLB',
      accounts: [{ currency: 'php', amount: 5 }, 'TLB', null],
      inner: { currency: { currency: 'TLB' }, other: { currency: 'usdt' } },
      count: 0,
    }
    expect(mapCurrencies(value)).toEqual({
      currency: 'PHP',
      name: 'TLB',
      accounts: [{ currency: 'PHP', amount: 5 }, 'TLB', null],
      inner: { currency: { currency: 'TLB' }, other: { currency: 'USDT' } },
      count: 0,
    })
  })
})

describe('T23 amounts in an unlisted currency are not displayed', () => {
  it.each([
    ['a listed one', { currency: 'PHP' }, true],
    ['one with another case', { currency: 'php' }, false],
    ['an unlisted one', { currency: 'XXX' }, false],
    ['a number', { currency: 5 }, false],
    ['none', { amount: 5 }, true],
    ['a text', 'XXX', true],
    ['nothing', null, true],
    ['an unlisted one in an object', { wallet: { currency: 'XXX' } }, false],
    ['an unlisted one in a list', [{ currency: 'PHP' }, { currency: 'XXX' }], false],
    ['listed ones in a list', [{ currency: 'PHP' }, { currency: 'USDT' }], true],
    ['an unlisted one beside a listed one', { currency: 'PHP', inner: [{ currency: 'XXX' }] }, false],
  ])('%s', (_name, value, isKnown) => {
    expect(hasKnownCurrencies(value)).toBe(isKnown)
  })
})

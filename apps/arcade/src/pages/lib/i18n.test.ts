import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGameTexts, tg } from './i18n.ts'

describe('LANG-01 texts of a game from right to left', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document')
  beforeEach(async () => {
    const documentElement = { dir: 'rtl', lang: 'ur', dataset: { language: 'UR' } }
    Object.defineProperty(globalThis, 'document', { configurable: true, value: { documentElement } })
    await loadGameTexts('baccarat')
  })
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'document', before)
    else Reflect.deleteProperty(globalThis, 'document')
  })

  it('a text that depends on a word has its case, and an amount keeps its own order', () => {
    expect(tg('baccarat.side', { side: 'banker' })).toBe('بینکر')
    expect(tg('round.bet', { amount: '₱10' })).toContain('\u2068₱10\u2069')
    expect(tg('baccarat.card', { suit: 'hearts', rank: 'K' })).toBe('پان \u2068K\u2069')
  })
})

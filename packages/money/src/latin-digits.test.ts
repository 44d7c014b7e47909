import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toLatinDigits } from './latin-digits.ts'

describe('OPEN-04 OPEN-72 digits of keyboards', () => {
  test.each([
    ['bn', 'beng'],
    ['hi', 'deva'],
    ['ne', 'deva'],
    ['my', 'mymr'],
    ['km', 'khmr'],
    ['lo', 'laoo'],
    ['th', 'thai'],
    ['ta', 'tamldec'],
    ['te', 'telu'],
    ['ar', 'arab'],
    ['fa', 'arabext'],
    ['zh', 'fullwide'],
    ['en', 'mathsanb'],
    ['en', 'latn'],
  ])('of %s (%s) become Latin ones', (language, numberingSystem) => {
    const { format } = new Intl.NumberFormat(language, { numberingSystem, useGrouping: false })
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(toLatinDigits(format(number))).toBe(String(number))
      }),
    )
    expect(toLatinDigits(format(9_876_543_210))).toBe('9876543210')
  })

  it('leaves everything else as it is', () => {
    expect(toLatinDigits('₱ 1,5٫٥ ½ ² 一 a')).toBe('₱ 1,5٫5 ½ ² 一 a')
  })
})

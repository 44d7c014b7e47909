import { currencyCodes } from '@foyer/money'
import { describe, expect, test } from 'vitest'
import { listBankMethods } from './bank.constants.ts'

describe('OPEN-35 OPEN-36 what the test bank offers', () => {
  test('T22 fun money can neither be paid for nor paid out', () => {
    expect(listBankMethods('FUN')).toEqual({ deposit: [], payout: null })
    expect(listBankMethods('nothing')).toEqual({ deposit: [], payout: null })
  })

  test('T23 a currency without decimals has its bounds in whole units', () => {
    expect(listBankMethods('JPY').deposit[0]?.minMinor).toBe('1000')
    expect(listBankMethods('VND').deposit[0]?.minMinor).toBe('50000')
    expect(listBankMethods('KWD').deposit[0]?.minMinor).toBe('10000')
  })

  test('bounds differ by method', () => {
    const bounds = listBankMethods('PHP').deposit.map(({ code, minMinor, maxMinor }) => [code, minMinor, maxMinor])
    expect(bounds).toEqual([
      ['bank', '10000', '10000000'],
      ['ewallet', '10000', '5000000'],
      ['card', '10000', '2000000'],
    ])
  })

  test('quick amounts lie within the bounds of their method', () => {
    for (const currency of currencyCodes.filter((code) => code !== 'FUN')) {
      for (const { quickAmountsMinor, minMinor, maxMinor } of listBankMethods(currency).deposit) {
        expect(quickAmountsMinor.length).toBeGreaterThan(0)
        for (const quick of quickAmountsMinor.map(BigInt)) {
          expect(quick >= BigInt(minMinor) && quick <= BigInt(maxMinor)).toBe(true)
        }
      }
    }
  })

  test('a currency without a list of banks is paid out by general ones', () => {
    const codesOf = (currency: string) => listBankMethods(currency).payout?.banks.map(({ code }) => code)
    expect(codesOf('CNY')).toContain('ICBC')
    expect(codesOf('USD')).toEqual(['SWIFT', 'IBAN'])
  })
})

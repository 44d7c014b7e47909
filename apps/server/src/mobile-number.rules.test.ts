import { cleanMobile } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { readInternationalNumber, readMobileNumber } from './mobile-number.rules.ts'

describe('OPEN-04 API-07 one number has one form', () => {
  test.each(['+639177057290', '+63 0917 705 7290', '+6309177057290'])('DEC-19 the outbox reads %s', (text) =>
    expect(readInternationalNumber(text)).toBe('+639177057290'),
  )

  const forms = [
    '9177057290',
    '09177057290',
    '639177057290',
    '00639177057290',
    '+639177057290',
    '+63 (0)917 705 7290',
    '(0917) 705-7290',
    '0917–705‑7290',
    '0917.705.7290',
    '\u2066+63\u00a0917\u202f7057290\u2069',
    '٠٩١٧٧٠٥٧٢٩٠',
    '０９１７７０５７２９０',
    '𝟘𝟡𝟙𝟟𝟟𝟘𝟝𝟟𝟚𝟡𝟘',
  ]
  test.each(forms)('%s under +63 is +639177057290, as typed and as the form sends it', (text) => {
    expect(readMobileNumber('63', text)).toBe('+639177057290')
    expect(readMobileNumber('63', cleanMobile(text))).toBe('+639177057290')
  })

  test.each([
    ['7', '8 701 123-45-67', '+77011234567'],
    ['7', '701 1234567', '+77011234567'],
    ['7', '+7 701 1234567', '+77011234567'],
    ['7', '8 916 123-45-67', '+79161234567'],
    ['39', '340 1234567', '+393401234567'],
    ['39', '06 1234 5678', '+390612345678'],
    ['225', '07 01 23 45 67', '+2250701234567'],
    ['225', '00225 0701234567', '+2250701234567'],
    ['242', '06 123 4567', '+242061234567'],
    ['92', '0300-1234567', '+923001234567'],
    ['86', '138 0013 8000', '+8613800138000'],
    ['55', '(11) 98765-4321', '+5511987654321'],
    ['1', '1 202 555 0123', '+12025550123'],
    ['95', '09 123 456 789', '+959123456789'],
    ['229', '01 95 12 34 56', '+2290195123456'],
    ['36', '06 20 123 4567', '+36201234567'],
    ['49', '4915123456789', '+4915123456789'],
    ['62', '62812345678', '+62812345678'],
  ])('under +%s %s is %s, as typed and as the form sends it', (code, text, number) => {
    expect(readMobileNumber(code, text)).toBe(number)
    expect(readMobileNumber(code, cleanMobile(text))).toBe(number)
  })

  test.each([
    ['63', '+447911123456'],
    ['63', '00447911123456'],
    ['63', '0639177057290'],
    ['63', '12345'],
    ['63', '91770572901234'],
    ['63', '0917705729a'],
    ['999', '9177057290'],
    ['63', ''],
    ['63', '+'],
  ])('under +%s "%s" is no number', (code, text) => expect(readMobileNumber(code, text)).toBeUndefined())
})

import { describe, expect, test } from 'vitest'
import {
  cleanMobile,
  findAccountNumberProblem,
  findAmountProblem,
  findCodeProblem,
  findConfirmProblem,
  findMobileProblem,
  findNicknameProblem,
  findPasskeyNameProblem,
  findPasswordProblem,
  findRealNameProblem,
  findReferralCodeProblem,
  findUsernameProblem,
  normalizeAccountNumber,
  normalizeCode,
  normalizeNickname,
  normalizeRealName,
  normalizeUsername,
} from './bounds.ts'
import { mobileNum, realName } from './fields.ts'

describe('REG-27 OPEN-04 what may stand in a field, and the text of the rule that is broken', () => {
  test.each([
    ['', 'field.username.required'],
    ['abc', 'field.username.length'],
    ['abcd', undefined],
    ['abcdefghijklmno', undefined],
    ['abcdefghijklmnop', 'field.username.length'],
    ['1abcd', 'field.username.first'],
    ['ab_cd', 'field.username.characters'],
    ['Ab12', undefined],
    ['ａｂｃｄ', undefined],
  ])('the username “%s”: %s', (text, problem) => {
    expect(findUsernameProblem(text)).toBe(problem)
  })

  test.each([
    ['', undefined],
    ['   ', undefined],
    ['a', 'field.nickname.length'],
    ['ab', undefined],
    ['Ana-María O’Neil', undefined],
    ['عائشہ بی بی', undefined],
    ['小龙', undefined],
    ['a'.repeat(20), undefined],
    ['a'.repeat(21), 'field.nickname.length'],
    ['<b>ab</b>', 'field.nickname.characters'],
    ['ab\u202ecd', 'field.nickname.characters'],
    ['ab@cd', 'field.nickname.characters'],
    ['علی\u200cرضا', undefined],
    ['a\u200db', 'field.nickname.characters'],
    ['ab\u200d', 'field.nickname.characters'],
  ])('MEMB-05 the nickname “%s”: %s', (text, problem) => {
    expect(findNicknameProblem(text)).toBe(problem)
  })

  test('MEMB-05 a nickname is stored without needless spaces', () => {
    expect(normalizeNickname('  Ana   Maria ')).toBe('Ana Maria')
  })

  test.each([
    [' ', 'field.passkey.required'],
    ['x', undefined],
    ['x'.repeat(30), undefined],
    ['x'.repeat(31), 'field.passkey.length'],
    ['a\u0007b', 'field.passkey.length'],
  ])('DEC-30 the name of a passkey “%s”: %s', (text, problem) => {
    expect(findPasskeyNameProblem(text)).toBe(problem)
  })

  test('a username is stored in lower case', () => {
    expect(normalizeUsername(' Ａb1२ ')).toBe('ab12')
  })

  test.each([
    ['', 'field.password.required'],
    ['abc12', 'field.password.length'],
    ['abcd12', undefined],
    [`${'a'.repeat(19)}1`, undefined],
    [`${'a'.repeat(20)}1`, 'field.password.length'],
    ['abcdef', 'field.password.mix'],
    ['123456', 'field.password.mix'],
    ['密码密码密1', undefined],
    ['abcde۱', undefined],
    ['abcde𝟙', undefined],
  ])('the password “%s”: %s', (text, problem) => {
    expect(findPasswordProblem(text)).toBe(problem)
  })

  test.each([
    ['abcd12', '', 'field.confirm.required'],
    ['abcd12', 'abcd13', 'field.confirm.equal'],
    ['abcd12', 'abcd12', undefined],
  ])('“%s” repeated as “%s”: %s', (password, confirm, problem) => {
    expect(findConfirmProblem(password, confirm)).toBe(problem)
  })

  test.each([
    ['', undefined],
    ['Ab12', undefined],
    ['a'.repeat(20), undefined],
    [' ab12\u2069 ', undefined],
    ['ab 12', 'field.referral.characters'],
    ['a'.repeat(21), 'field.referral.characters'],
    ['a-b', 'field.referral.characters'],
  ])('the referral code “%s”: %s', (text, problem) => {
    expect(findReferralCodeProblem(text)).toBe(problem)
  })

  test.each([
    [' ', 'field.name.required'],
    ['A', undefined],
    ['Li', undefined],
    ['محمد علی', undefined],
    ['O’Neil-Smith Jr.', undefined],
    ['Siva a/l Raman', undefined],
    ['Kaur s/o Singh', undefined],
    ['Tan Wei Ming @ David Tan', undefined],
    ['Dela Cruz, Juan', undefined],
    ['María de los Ángeles Guadalupe Concepción Fernández de Córdoba', undefined],
    ['ශ්\u200dරී', undefined],
    ['علی\u200cرضا', undefined],
    ['ع\u200cلی', undefined],
    ['क्\u200dष', undefined],
    ['ন্\u200cম', undefined],
    ['क्\u200d', 'field.name.characters'],
    ['علی\u200c رضا', 'field.name.characters'],
    ['علی\u200c\u200cرضا', 'field.name.characters'],
    ['Al\u200di', 'field.name.characters'],
    ['علی\u200cAli', 'field.name.characters'],
    ['李\u200d龙', 'field.name.characters'],
    ['Jean\u2011Luc', undefined],
    ['’Abd al-Rahmān', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'field.name.length'],
    ['-', 'field.name.characters'],
    ['/ @', 'field.name.characters'],
    ['Ali\u202egnp', 'field.name.characters'],
    ['Ali\u0007', 'field.name.characters'],
    ['Ali 👨\u200d👩', 'field.name.characters'],
    ['\u200dAli', 'field.name.characters'],
    ['R2D2', 'field.name.characters'],
    ['<b>Li</b>', 'field.name.characters'],
  ])('the real name “%s”: %s', (text, problem) => {
    expect(findRealNameProblem(text)).toBe(problem)
  })

  test('a real name is stored in one form, by the form and by the server', () => {
    expect(realName.parse('  Jose\u0301  Jean\u2011Luc ')).toBe('José Jean-Luc')
    expect(normalizeRealName('José Jean-Luc')).toBe('José Jean-Luc')
  })

  test.each([
    ['', 'field.mobile.required'],
    ['12345', 'field.mobile.length'],
    ['0917 000-0001', undefined],
    ['۱۲۳۴۵۶', undefined],
    ['०१२३४५', 'field.mobile.length'],
    ['１２３４５６', undefined],
    ['12345a', 'field.mobile.characters'],
  ])('the mobile number “%s”: %s', (text, problem) => {
    expect(findMobileProblem(text)).toBe(problem)
  })

  test('a mobile number is stored in Latin digits, by the form and by the server', () => {
    expect(cleanMobile('+۶۳ (۰) ۹۱۷ ۰۰۰-۰۰۰۱')).toBe('+6309170000001')
    expect(mobileNum.parse('০১৭১২ ৩৪৫৬৭৮')).toBe('01712345678')
  })

  test.each([
    [' ', 'field.code.required'],
    ['123456', undefined],
    ['123 456', undefined],
    ['\u00a0123\u202f456\n', undefined],
    ['۱۲۳۴۵۶', undefined],
    ['12345', 'field.code.digits'],
    ['1234567', 'field.code.digits'],
    ['123-456', undefined],
    ['G-123456', undefined],
    ['Code: 123456.', undefined],
    ['𝟙𝟚𝟛𝟜𝟝𝟞', undefined],
    ['\u2066123456\u2069', undefined],
    ['123456 of 654321', 'field.code.digits'],
    ['code', 'field.code.digits'],
    ['123456 is your Aurora login code. It’s valid for 5 minutes.\n\n@aurora.example #123456', undefined],
    ['Your code: 123 456 (5 minutes)', undefined],
    ['654321 is your 888888 login code.\n\n@win888888.example #654321\n', undefined],
    // A field of one line has no line breaks.
    ['654321 is your 888888 login code.@win888888.example #654321', undefined],
    ['654321 of 888888 #654321', 'field.code.digits'],
  ])('the code “%s”: %s', (text, problem) => {
    expect(findCodeProblem(text)).toBe(problem)
  })

  test('the code of a pasted sms is the one of its last line', () => {
    expect(normalizeCode('654321 is your 888888 login code.\n\n@win888888.example #654321')).toBe('654321')
  })

  test.each([
    ['', 'field.account.required'],
    ['12 34-56', undefined],
    ['12345', 'field.account.characters'],
    ['A'.repeat(34), undefined],
    ['A'.repeat(35), 'field.account.characters'],
    ['12345;', 'field.account.characters'],
    ['۱۲۳۴۵۶', undefined],
    ['𝟙𝟚𝟛𝟜𝟝𝟞', undefined],
  ])('the account number “%s”: %s', (text, problem) => {
    expect(findAccountNumberProblem(text)).toBe(problem)
    expect(normalizeAccountNumber('ab 1२‑ｃ\u2069')).toBe('AB12C')
  })

  test.each([
    [0n, 'field.amount.positive'],
    [-1n, 'field.amount.positive'],
    [99n, 'field.amount.minimum'],
    [100n, undefined],
    [500n, undefined],
    [501n, 'field.amount.maximum'],
  ])('the amount %i between 100 and 500: %s', (amountMinor, problem) => {
    expect(findAmountProblem(amountMinor, { minMinor: 100n, maxMinor: 500n })).toBe(problem)
  })
})

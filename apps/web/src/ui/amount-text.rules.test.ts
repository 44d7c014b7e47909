import { findSeparators } from '@foyer/money'
import { describe, expect, test } from 'vitest'
import { isAmountText, parseAmountText, readAmountEdit, showAmountText } from './amount-text.rules.ts'

const formatOf = (decimals: number, language = 'en') => ({ decimals, separators: findSeparators(language) })

/** A bar marks the caret. The field showed `text`, and holds `after` after the edit. */
function edit(text: string, after: string, decimals = 2, language = 'en') {
  const format = formatOf(decimals, language)
  const next = readAmountEdit(text, after.replace('|', ''), after.indexOf('|'), format)
  const shown = showAmountText(next.text, format.separators)
  return `${shown.slice(0, next.caret)}|${shown.slice(next.caret)}`
}

/** Types keys in sequence at the end of an empty field and returns what it shows. */
function type(keys: string, decimals: number, language = 'en') {
  const format = formatOf(decimals, language)
  let text = ''
  for (const key of keys) {
    const value = showAmountText(text, format.separators) + key
    text = readAmountEdit(text, value, value.length, format).text
  }
  return showAmountText(text, format.separators)
}

describe('OPEN-72 what a field of an amount shows', () => {
  test.each([
    ['', 'en', ''],
    ['1', 'en', '1'],
    ['123', 'en', '123'],
    ['1234', 'en', '1,234'],
    ['1234567.5', 'en', '1,234,567.5'],
    ['1000.', 'en', '1,000.'],
    ['1234567.5', 'vi', '1.234.567,5'],
    ['1234.5', 'ru', '1\u00a0234,5'],
    ['1e3', 'en', '1e3'],
    ['1.2.3', 'vi', '1.2.3'],
  ])('%s in %s is shown as %s', (text, language, shown) =>
    expect(showAmountText(text, findSeparators(language))).toBe(shown),
  )
})

describe('OPEN-72 T23 an amount that somebody types', () => {
  test.each([
    ['50,00', 2, 'en', '50.00'],
    ['50٫00', 2, 'en', '50.00'],
    ['1234,5', 2, 'en', '1,234.5'],
    ['1234567,89', 2, 'en', '1,234,567.89'],
    [',5', 2, 'en', '0.5'],
    ['12,3,4', 2, 'en', '12.34'],
    ['12.3,4', 2, 'en', '12.34'],
    ['12.345', 2, 'en', '12.34'],
    ['12,345', 3, 'en', '12.345'],
    ['50,00', 0, 'en', '5,000'],
    ['12345', 2, 'en', '12,345'],
    ['007', 2, 'en', '7'],
    ['1.500.000', 2, 'en', '1.50'],
    ['1.500.000', 0, 'en', '1,500,000'],
    ['1234567890123456', 2, 'en', '123,456,789,012,345'],
    ['۱۲۳٫۵', 2, 'ur', '123.5'],
    ['১২৩', 2, 'bn', '123'],
    ['𝟙𝟚', 2, 'en', '12'],
    ['１２', 2, 'en', '12'],
    ['1234.5', 2, 'vi', '1.234,5'],
    ['1234,5', 2, 'vi', '1.234,5'],
    ['1234567,5', 2, 'ru', '1\u00a0234\u00a0567,5'],
    ['1 234', 2, 'fr', '1\u202f234'],
    ['1e3', 2, 'en', '1e3'],
    ['-5', 2, 'en', '-5'],
    ['5a', 2, 'en', '5a'],
  ])('%s with %i decimals in %s shows %s', (keys, decimals, language, shown) =>
    expect(type(keys, decimals, language)).toBe(shown),
  )

  test.each([
    ['a comma between digits', '1234', '1,2,|34', '12.|34'],
    ['a comma before a group', '1234', '1,|,234', '1.|23'],
    ['a comma behind a group’s comma', '1234', '1,,|234', '1.|23'],
    ['a comma before everything', '5', ',|5', '0.|5'],
    ['a comma in the place of everything', '1234', ',|', '0.|'],
    ['a comma where there is a point', '1234.5', '1,2,|34.5', '1,2|34.5'],
    ['a figure less at the end', '1234', '1,23|', '123|'],
    ['two figures less at the end', '1234', '1,2|', '12|'],
    ['a figure less in the middle', '12345', '12,|45', '1,2|45'],
    ['a figure in the place of a group', '12345', '12,6|', '126|'],
    ['a figure more', '123', '1234|', '1,234|'],
    ['a figure more in the middle', '1234', '1,9|234', '19|,234'],
    ['a letter more in the middle', '1234', '1,x|234', '1,x|234'],
    ['the letter taken away again', '1,x234', '1,|234', '1|,234'],
    ['everything taken away', '1e3', '|', '|'],
  ])('%s: %s, then %s shows %s', (_, text, after, next) => expect(edit(text, after)).toBe(next))

  test('without decimals a comma between digits takes none of them away', () => {
    expect(edit('1234', '1,2,|34', 0)).toBe('1,2|34')
    expect(edit('50', '50,|', 0)).toBe('50|')
  })
})

describe('OPEN-72 T23 an amount that somebody pastes or a password manager fills in', () => {
  test.each([
    ['50,00', 2, 'en', '50.00'],
    ['₱ 50,00 ', 2, 'en', '50.00'],
    ['1.234,50', 2, 'en', '1234.50'],
    ['1.234.567', 2, 'en', '1234567'],
    ['1,234.5', 2, 'vi', '1234.5'],
    ['1.234', 2, 'vi', '1234'],
    ['۵۰,۵', 2, 'ur', '50.5'],
    ['₫1.500.000', 2, 'vi', '1500000'],
    ['5k', 2, 'en', '5k'],
    ['1e3', 2, 'en', '1e3'],
    ['-5', 2, 'en', '-5'],
    ['1.234', 2, 'en', '1.234'],
    ['12.345', 0, 'en', '12.345'],
    ['five', 2, 'en', 'five'],
  ])('%s with %i decimals in %s is %s', (value, decimals, language, text) =>
    expect(readAmountEdit('', value, value.length, formatOf(decimals, language)).text).toBe(text),
  )

  test.each([
    ['over what stood there', '1234', '50,00|', '50.00|'],
    ['over its own beginning', '50', '50,00|', '50.00|'],
    ['behind a group', '1000', '1,000000|', '1,000,000|'],
    ['behind the hundreds of a group', '1500', '1,50000|', '150,000|'],
    ['in the place of a group', '12345', '12,99|', '1,299|'],
    ['as groups over their own beginning', '1', '1.500.000|', '1,500,000|'],
    ['as groups over more of them', '1.50', '1.500.000|', '1,500,000|'],
    ['as groups before digits', '5', '1.500.000|5', '15,000,00|5'],
    ['before digits that make too many decimals', '55', '1.25|55', '1.25|55'],
    ['over text that is no amount', '1e3', '1,500|', '1,500|'],
  ])('%s: %s, then %s shows %s', (_, text, after, next) => expect(edit(text, after)).toBe(next))

  test('is an amount of the field, or kept and no amount', () => {
    expect(['', '5', '5.', '5.25', '1e3', '-5', '1,000'].map(isAmountText)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ])
    expect(parseAmountText('5.', 'PHP')).toEqual({ ok: true, amount: { minor: 500n, currency: 'PHP' } })
    expect(parseAmountText('1e3', 'PHP')).toEqual({ ok: false, problem: 'not-a-number' })
  })
})

import { describe, expect, test } from 'vitest'
import { cleanAmountText, findCaret, groupAmountText, readAmountEdit } from './amount-text.rules.ts'

describe('OPEN-72 what may be typed of an amount', () => {
  test.each([
    ['1234', 2, '1234'],
    ['1,234.5', 2, '1234.5'],
    ['12.345', 2, '12.34'],
    ['12.3.4', 2, '12.34'],
    ['.5', 2, '0.5'],
    ['007', 2, '7'],
    ['0', 2, '0'],
    ['0.05', 2, '0.05'],
    ['12.5', 0, '12'],
    ['12.3456', 3, '12.345'],
    ['-5', 2, '5'],
    ['1e9', 2, '19'],
    ['₱ 500', 2, '500'],
    ['۱۲۳٫۵', 2, '123.5'],
    ['٤٥٦', 2, '456'],
    ['１２', 2, '12'],
    ['১২৩', 2, '123'],
    ['१२३.५', 2, '123.5'],
    ['၅၀၀', 0, '500'],
    ['', 2, ''],
    ['abc', 2, ''],
    ['12345678901234567890', 2, '123456789012345'],
  ])('%s with %i decimals → %s', (text, decimals, cleaned) => expect(cleanAmountText(text, decimals)).toBe(cleaned))

  test.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1,234'],
    ['1234567.5', '1,234,567.5'],
    ['1000.', '1,000.'],
  ])('%s is shown as %s', (text, grouped) => expect(groupAmountText(text)).toBe(grouped))

  test.each([
    ['1,234', 0, 0],
    ['1,234', 1, 1],
    ['1,234', 2, 3],
    ['1,234', 4, 5],
    ['1,234,567', 7, 9],
    ['12', 9, 2],
  ])('in %s the caret behind %i characters stands at %i', (grouped, before, caret) =>
    expect(findCaret(grouped, before)).toBe(caret),
  )
})

describe('OPEN-72 T23 a comma that somebody enters', () => {
  /** Types keys in sequence at the end of an empty field and returns its text. */
  const type = (keys: string, decimals: number) => {
    let text = ''
    for (const key of keys) {
      const shown = groupAmountText(text)
      text = readAmountEdit(shown, shown + key, shown.length + 1, decimals).text
    }
    return groupAmountText(text)
  }

  test.each([
    ['50,00', 2, '50.00'],
    ['50٫00', 2, '50.00'],
    ['1234,5', 2, '1,234.5'],
    ['1234567,89', 2, '1,234,567.89'],
    [',5', 2, '0.5'],
    ['12,3,4', 2, '12.34'],
    ['12.3,4', 2, '12.34'],
    ['12,345', 3, '12.345'],
    ['50,00', 0, '5,000'],
    ['12345', 2, '12,345'],
    ['1.500.000', 2, '1.50'],
    ['1.500.000', 0, '1,500,000'],
  ])('typed, %s with %i decimals shows %s', (keys, decimals, shown) => expect(type(keys, decimals)).toBe(shown))

  test.each([
    ['50,00', 2, '50.00'],
    ['50,5', 2, '50.5'],
    ['₱ 50,00 ', 2, '50.00'],
    ['1.234,50', 2, '1234.50'],
    ['1.234.567,8', 2, '1234567.8'],
    ['۵۰,۵', 2, '50.5'],
    ['1,234', 2, '1234'],
    ['1,234.5', 2, '1234.5'],
    ['1,234,567', 2, '1234567'],
    ['12.50', 2, '12.50'],
    ['50,00', 0, '50'],
    ['1,234', 0, '1234'],
    ['1.500.000', 0, '1500000'],
    ['1.500.000', 2, '1500000'],
    ['1.500.000', 3, '1500000'],
    ['500.000', 0, '500000'],
    ['Rp50.000', 0, '50000'],
    ['Rp. 1.500.000', 2, '1500000'],
    ['۱.۵۰۰.۰۰۰', 2, '1500000'],
    ['1.500', 2, '1.50'],
    ['1.500', 3, '1.500'],
    ['1٫500', 0, '1'],
    ['1.50', 0, '1'],
    ['1500.000', 0, '1500'],
  ])('pasted or filled in, %s with %i decimals is %s', (value, decimals, text) =>
    expect(readAmountEdit('', value, value.length, decimals).text).toBe(text),
  )

  /** A bar marks the caret. */
  const edit = (shown: string, after: string, decimals = 2) => {
    const { text, caret } = readAmountEdit(shown, after.replace('|', ''), after.indexOf('|'), decimals)
    const next = groupAmountText(text)
    return `${next.slice(0, caret)}|${next.slice(caret)}`
  }

  test.each([
    ['a comma between digits', '1,234', '1,2,|34', '12.|34'],
    ['a comma before a group', '1,234', '1,|,234', '1.|23'],
    ['a comma behind a group’s comma', '1,234', '1,,|234', '1.|23'],
    ['a comma before everything', '5', ',|5', '0.|5'],
    ['a comma in the place of everything', '1,234', ',|', '0.|'],
    ['a comma where there is a point', '1,234.5', '1,2,|34.5', '1,2|34.5'],
    ['a figure less at the end', '1,234', '1,23|', '123|'],
    ['two figures less at the end', '1,234', '1,2|', '12|'],
    ['a figure less in the middle', '12,345', '12,|45', '1,2|45'],
    ['a figure in the place of a group', '12,345', '12,6|', '126|'],
    ['a figure more', '123', '1234|', '1,234|'],
    ['a figure more in the middle', '1,234', '1,9|234', '19|,234'],
    ['pasted over what stood there', '1,234', '50,00|', '50.00|'],
    ['pasted over its own beginning', '50', '50,00|', '50.00|'],
    ['groups pasted over their own beginning', '1', '1.500.000|', '1,500,000|'],
    ['groups pasted over more of them', '1.50', '1.500.000|', '1,500,000|'],
    ['groups pasted before digits', '5', '1.500.000|5', '15,000,00|5'],
  ])('%s: %s, then %s shows %s', (_, shown, after, next) => expect(edit(shown, after)).toBe(next))

  test('without decimals a comma between digits takes none of them away', () => {
    expect(edit('1,234', '1,2,|34', 0)).toBe('1,2|34')
    expect(edit('50', '50,|', 0)).toBe('50|')
  })
})

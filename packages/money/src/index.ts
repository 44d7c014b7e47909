export {
  type Amount,
  addAmounts,
  amountOf,
  compareAmounts,
  divideRounded,
  isNegative,
  isZero,
  negateAmount,
  readMinor,
  subtractAmounts,
  sumAmounts,
  writeMinor,
} from './amount.ts'
export { type CurrencyCode, currencies, currencyCodes, exponentOf, isCurrencyCode } from './currency.ts'
export { type AmountFormat, formatAmount, toDecimalText } from './format-amount.ts'
export { toLatinDigits } from './latin-digits.ts'
export { toLatinText } from './latin-text.ts'
export { parseTypedAmount, readNumberText, readTypedHundredths, writeTypedAmount } from './number-text.ts'
export { type AmountProblem, type ParsedAmount, parseAmount } from './parse-amount.ts'
export { findSeparators, groupDigits, type Separators } from './separators.ts'

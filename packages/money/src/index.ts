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
export { type AmountProblem, type ParsedAmount, parseAmount } from './parse-amount.ts'

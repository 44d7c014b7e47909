import JSBI from 'jsbi'

/**
 * Operators of our code in the legacy bundle (`big-integers.ts`). With BigInt in the engine they are the language's own;
 * without it (Chrome before 67, iOS before 14) integers of any size are objects of JSBI, and numbers and texts stay what
 * they are.
 */

// biome-ignore lint/suspicious/noExplicitAny: an operator takes numbers, texts, BigInt and JSBI alike, and decides by itself
type Operand = any

/** One object for each value, so that lists of dependencies and keys of maps compare values; the oldest are forgotten. */
const known = new Map<string, JSBI>()
const MAX_KNOWN = 5_000

function keep(value: JSBI): JSBI {
  const name = value.toString()
  const own = known.get(name)
  if (own) return own
  const [oldest] = known.keys()
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(name, value)
  return value
}

const isBig = (value: Operand): value is JSBI => value instanceof JSBI

/** `BigInt(value)`. @throws SyntaxError for a text that is no integer */
function makeBig(value: Operand): JSBI {
  return keep(isBig(value) ? value : JSBI.BigInt(value))
}

// As with BigInt: converted to a number or a text where one is expected.
Object.defineProperty(JSBI.prototype, Symbol.toPrimitive, {
  value(this: JSBI, hint: string) {
    return hint === 'number' ? JSBI.toNumber(this) : this.toString()
  },
})
if (typeof BigInt !== 'function')
  Object.defineProperty(globalThis, 'BigInt', { value: makeBig, configurable: true, writable: true })

/** `10n` is `toBig('10')`. */
export const toBig = (digits: string): Operand => BigInt(digits)

export const add = (a: Operand, b: Operand): Operand => (isBig(a) && isBig(b) ? keep(JSBI.add(a, b)) : a + b)
export const subtract = (a: Operand, b: Operand): Operand => (isBig(a) ? keep(JSBI.subtract(a, b)) : a - b)
export const multiply = (a: Operand, b: Operand): Operand => (isBig(a) ? keep(JSBI.multiply(a, b)) : a * b)
export const divide = (a: Operand, b: Operand): Operand => (isBig(a) ? keep(JSBI.divide(a, b)) : a / b)
export const remainder = (a: Operand, b: Operand): Operand => (isBig(a) ? keep(JSBI.remainder(a, b)) : a % b)
export const power = (a: Operand, b: Operand): Operand => (isBig(a) ? keep(JSBI.exponentiate(a, b)) : a ** b)
export const shiftLeft = (a: Operand, b: Operand): Operand => (isBig(a) ? keep(JSBI.leftShift(a, b)) : a << b)
export const shiftRight = (a: Operand, b: Operand): Operand => (isBig(a) ? keep(JSBI.signedRightShift(a, b)) : a >> b)
export const negate = (a: Operand): Operand => (isBig(a) ? keep(JSBI.unaryMinus(a)) : -a)
export const isLess = (a: Operand, b: Operand): boolean => (isBig(a) || isBig(b) ? JSBI.LT(a, b) : a < b)
export const isNotMore = (a: Operand, b: Operand): boolean => (isBig(a) || isBig(b) ? JSBI.LE(a, b) : a <= b)
export const isMore = (a: Operand, b: Operand): boolean => (isBig(a) || isBig(b) ? JSBI.GT(a, b) : a > b)
export const isNotLess = (a: Operand, b: Operand): boolean => (isBig(a) || isBig(b) ? JSBI.GE(a, b) : a >= b)
export const isSame = (a: Operand, b: Operand): boolean => a === b || (isBig(a) && isBig(b) && JSBI.equal(a, b))
export const isOther = (a: Operand, b: Operand): boolean => !isSame(a, b)
/** Whether a value counts as true. */
export const isTruthy = (value: Operand): boolean => (isBig(value) ? value.length > 0 : Boolean(value))

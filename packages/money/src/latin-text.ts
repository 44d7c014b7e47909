import { toLatinDigits } from './latin-digits.ts'

/** A typed number in Latin characters: digits of other scripts and the Arabic decimal separator; others are unchanged. */
export function toLatinText(text: string): string {
  return toLatinDigits(text).replace(/٫/g, '.')
}

/**
 * Normalizes a number typed without groups inserted by its field: Latin digits, and a lone comma with at most two digits
 * after it is the point of a keyboard without one. `10,50` becomes `10.50`; `1,000` is unchanged.
 */
export function normalizeNumberText(text: string): string {
  return toLatinText(text)
    .trim()
    .replace(/^(-?\d+),(\d{0,2})$/, '$1.$2')
}

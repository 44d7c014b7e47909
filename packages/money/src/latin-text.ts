import { toLatinDigits } from './latin-digits.ts'

/**
 * Latin digits, with point and comma for the marks that Chinese, Japanese and Arabic keyboards have in their place. The
 * Arabic decimal separator stays: unlike a point it is never a group.
 */
export function toLatinMarks(text: string): string {
  return toLatinDigits(text.normalize('NFKC')).replace(/。/g, '.').replace(/[،、]/g, ',')
}

/** A typed part of a number in Latin characters: with a point for the Arabic decimal separator too. */
export function toLatinText(text: string): string {
  return toLatinMarks(text).replace(/٫/g, '.')
}

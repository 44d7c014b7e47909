/** Decimal digits of every script as Latin ones; everything else is unchanged. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, readDigit)
}

/** Unicode encodes the digits of a script as a run of ten from zero; runs may follow each other. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let distance = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - distance - 1))) distance += 1
  return String(distance % 10)
}

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** 31 ^ 9 codes, more than 44 bits (T24). */
const CODE_LENGTH = 9

/** A code from random bytes, one a letter; bytes that would favour a letter are left out. @returns undefined if too few */
export function buildCode(random: Uint8Array): string | undefined {
  const limit = 256 - (256 % ALPHABET.length)
  const letters = [...random].filter((byte) => byte < limit).map((byte) => ALPHABET[byte % ALPHABET.length])
  return letters.length < CODE_LENGTH ? undefined : letters.slice(0, CODE_LENGTH).join('')
}

/** A code as it is stored. */
export function toStoredCode(code: string): string {
  return code.trim().toUpperCase()
}

/** A user name with its first and last letter. */
export function maskUsername(username: string): string {
  const letters = [...username]
  return letters.length < 3 ? `${letters[0] ?? ''}***` : `${letters[0]}***${letters.at(-1)}`
}

import { isOwnName, type PasswordStrength, passwordBounds } from '@foyer/contract'

/** Beginnings of the commonest passwords, and rows of keyboards: with nothing but digits after them they are weak. */
const COMMON =
  /^(pass(word|wort|e)?|p@ssw0rd|qwert(y|z)?(uiop)?|qwe|asd(fgh)?(jkl)?|zxc(vbn)?m?|abc(d(ef)?)?|(1q2w3e|q1w2e3)\w*|letmein|welcome|admin|iloveyou|monkey|dragon|test|love|hello|lucky)\d*$/i

/** A password from a manager: long, with characters of many kinds. */
const GENERATED = { length: 16, characters: 11 }

/**
 * Strength of a typed password where it shows without a dictionary (OPEN-04): too short, the account's own name, a run, a
 * repetition or a common beginning are weak, a generated one is strong. Undefined: the dictionaries decide.
 */
export function estimateQuickly(
  password: string,
  username: string,
  merchantName: string,
): PasswordStrength | undefined {
  const characters = new Set(password.toLowerCase()).size
  if (password.length < passwordBounds.minLength || characters < 4) return 'weak'
  if (isOwnName(password, { username, merchantNames: [merchantName] })) return 'weak'
  if (COMMON.test(password)) return 'weak'
  const isGenerated =
    password.length >= GENERATED.length &&
    characters >= GENERATED.characters &&
    /\d/.test(password) &&
    !/\s/.test(password)
  return isGenerated && !/(\p{L}{4}.*){3}/u.test(password) ? 'strong' : undefined
}

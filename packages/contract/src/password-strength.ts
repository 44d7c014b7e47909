/** Words of the meter, weakest first. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** What the estimator says about a password: its score from 0 to 4, and the patterns it consists of. */
export interface PasswordEstimate {
  score: number
  sequence: readonly { pattern: string }[]
}

/**
 * Strength of a password by its estimate, the same for the form's meter and the server's refusal. A score of 0 or 1
 * means less than a million guesses; a short password without any pattern is within OPEN-04 and not weak.
 */
export function decidePasswordStrength({ score, sequence }: PasswordEstimate): PasswordStrength {
  if (score <= 1) return sequence.some(({ pattern }) => pattern !== 'bruteforce') ? 'weak' : 'fair'
  return score >= 3 ? 'strong' : 'fair'
}

/** Names of an account: the username or number, and the merchant's code and names. */
export interface PasswordContext {
  username: string | undefined
  merchantNames: readonly string[]
}

/** Shorter names are parts of too many words. */
const MIN_NAME_LENGTH = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const letters = (text: string) => plain(text).replace(/\P{L}/gu, '')
const reverse = (text: string) => [...text].reverse().join('')

/** Whether a password is the account's own name, forwards or backwards, or the merchant's name with digits around it. */
export function isOwnName(password: string, { username, merchantNames }: PasswordContext): boolean {
  const typed = plain(password)
  const name = plain(username ?? '')
  if (name.length >= MIN_NAME_LENGTH && (typed.includes(name) || typed.includes(reverse(name)))) return true
  // A name that contains the password gives it away as well.
  if (name.includes(typed) || reverse(name).includes(typed)) return true
  return merchantNames.some((merchantName) => letters(merchantName) !== '' && letters(merchantName) === letters(typed))
}

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

/** Whether a password has expired: by the merchant's days since it was set; never where they are not stated (T39). */
export function isPasswordTooOld(
  member: { passwordHash: string | null; passwordSetAt: Date | null; createdAt: Date },
  maxAgeDays: number | undefined,
  now: Date,
): boolean {
  if (member.passwordHash === null || maxAgeDays === undefined) return false
  const setAt = member.passwordSetAt ?? member.createdAt
  return now.getTime() - setAt.getTime() >= maxAgeDays * 86_400_000
}

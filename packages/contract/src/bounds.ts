import { toLatinDigits } from '@foyer/money'

/**
 * Bounds of form fields (OPEN-04), checked by the form and again by the server. Each function returns the text id of
 * the first broken rule, or undefined.
 */
export const usernameBounds = { minLength: 4, maxLength: 15 } as const
export const passwordBounds = { minLength: 6, maxLength: 20 } as const
export const referralCodeMaxLength = 20
export const realNameBounds = { minLength: 1, maxLength: 100 } as const

/** Marker in place of a password that the member has not set; never a password (DEC-11). */
export const NO_PASSWORD = '{secret}'

/** A typed text in the forms of Latin keyboards: digits of every script as 0 to 9, and full-width letters as plain ones. */
function toPlainText(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
}

/** Usernames are compared and stored in lower case. */
export function normalizeUsername(text: string): string {
  return toPlainText(text).trim().toLowerCase()
}

export function findUsernameProblem(text: string): string | undefined {
  const username = normalizeUsername(text)
  if (username === '') return 'field.username.required'
  if (!/^[a-z]/.test(username)) return 'field.username.first'
  if (!/^[a-z0-9]+$/.test(username)) return 'field.username.characters'
  if (username.length < usernameBounds.minLength || username.length > usernameBounds.maxLength)
    return 'field.username.length'
  return undefined
}

export function findPasswordProblem(text: string): string | undefined {
  if (text === '') return 'field.password.required'
  if (text.length < passwordBounds.minLength || text.length > passwordBounds.maxLength) return 'field.password.length'
  if (!/\p{L}/u.test(text) || !/\p{Nd}/u.test(text)) return 'field.password.mix'
  return undefined
}

export function findConfirmProblem(password: string, confirm: string): string | undefined {
  if (confirm === '') return 'field.confirm.required'
  return confirm === password ? undefined : 'field.confirm.equal'
}

/** An invite code without spaces around it and invisible marks, in Latin digits. */
export function normalizeReferralCode(text: string): string {
  return toPlainText(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/** Optional field: may be empty. */
export function findReferralCodeProblem(text: string): string | undefined {
  const code = normalizeReferralCode(text)
  if (code === '') return undefined
  return /^[A-Za-z0-9]{1,20}$/.test(code) ? undefined : 'field.referral.characters'
}

/** NFC, with plain dashes and single spaces: one name is stored in one way. */
export function normalizeRealName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(/\s+/g, ' ')
}

/**
 * A letter or mark with its joiner (U+200C, U+200D), before another one, of the scripts that shape words with it. Anywhere
 * else a joiner shows nothing, and would make two names of one look.
 */
const shapers =
  String.raw`\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Khmr}\p{scx=Knda}` +
  String.raw`\p{scx=Mlym}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}`
const joined = String.raw`(?=[\p{L}\p{M}])[${shapers}][\u200c\u200d](?=[${shapers}])`

const realNameForm = new RegExp(String.raw`^['’‘]?(?=\p{L})(?:${joined}|[\p{L}\p{M} .,'’‘/@·・-])*$`, 'u')

/**
 * Names as banks and documents write them: with `a/l`, `s/o`, `@` and commas of Malaysia, and the joiners of Indic and
 * Persian letters. Other invisible marks, such as those of direction, are refused.
 */
export function findRealNameProblem(text: string): string | undefined {
  const name = normalizeRealName(text)
  if (name === '') return 'field.name.required'
  if (name.length < realNameBounds.minLength || name.length > realNameBounds.maxLength) return 'field.name.length'
  return realNameForm.test(name) ? undefined : 'field.name.characters'
}

/** Digits of a mobile number (OPEN-04). */
export const mobileBounds = { minLength: 6, maxLength: 15 } as const
export const emailMaxLength = 100

/** A typed mobile number without its punctuation and invisible marks: Latin digits, and a plus before a dialing code. */
export function cleanMobile(text: string): string {
  return toPlainText(text).replace(/[\s().·/\p{Pd}\p{Cf}]/gu, '')
}

export function findMobileProblem(text: string): string | undefined {
  const typed = cleanMobile(text)
  if (typed === '') return 'field.mobile.required'
  if (!/^\+?\d+$/.test(typed)) return 'field.mobile.characters'
  const number = typed.replace(/^(\+|0+)/, '')
  if (number.length < mobileBounds.minLength || number.length > mobileBounds.maxLength) return 'field.mobile.length'
  return undefined
}

/** E-mail addresses are compared in lower case, with Latin digits. */
export function normalizeEmail(text: string): string {
  return toPlainText(text).trim().toLowerCase()
}

export function findEmailProblem(text: string): string | undefined {
  const email = normalizeEmail(text)
  if (email === '') return 'field.email.required'
  return email.length <= emailMaxLength && /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+\.[^\s@.]{2,}$/.test(email)
    ? undefined
    : 'field.email.form'
}

/** Maximum characters of a typed or pasted code, with its spaces. */
export const codeMaxLength = 20

/** A recovery code without spaces, in Latin digits. */
export function normalizeRecoveryCode(text: string): string {
  return toPlainText(text).replace(/[\s\p{Cf}]/gu, '')
}

/** A code without spaces and dashes, in Latin digits; of a pasted message with one code the code alone. */
export function normalizeCode(text: string): string {
  const plain = toPlainText(text)
  const typed = normalizeRecoveryCode(text).replace(/\p{Pd}/gu, '')
  return findBoundCode(plain) ?? findOneCode(plain) ?? findOneCode(typed) ?? typed
}

/** The code of an sms, whose last line binds it to the site: host and name of the merchant may have six digits too. */
function findBoundCode(text: string): string | undefined {
  return /@\S+ #(\d{6})\s*$/.exec(text)?.[1]
}

/** The only number of six digits; a message may repeat it, and name shorter ones such as its lifetime. */
function findOneCode(text: string): string | undefined {
  const codes = new Set(text.match(/\d+/g)?.filter(({ length }) => length === 6))
  const [code] = codes
  return codes.size === 1 ? code : undefined
}

/** A code sent by sms or e-mail, or shown by an authenticator: six digits. */
export function findCodeProblem(text: string): string | undefined {
  const code = normalizeCode(text)
  if (code === '') return 'field.code.required'
  return /^\d{6}$/.test(code) ? undefined : 'field.code.digits'
}

/** A name that only the member sees. */
export const nicknameBounds = { minLength: 2, maxLength: 20 } as const
const nicknameForm = new RegExp(String.raw`^(?=[\p{L}\p{N}])(?:${joined}|[\p{L}\p{M}\p{N} ._'’•-])*$`, 'u')

/** NFKC, with plain dashes, without spaces around and with single ones inside. */
export function normalizeNickname(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(/\s+/g, ' ')
}

/** Optional: empty means none. */
export function findNicknameProblem(text: string): string | undefined {
  const nickname = normalizeNickname(text)
  if (nickname === '') return undefined
  const length = [...nickname].length
  if (length < nicknameBounds.minLength || length > nicknameBounds.maxLength) return 'field.nickname.length'
  return nicknameForm.test(nickname) ? undefined : 'field.nickname.characters'
}

/** A member's own name for a passkey. */
export const passkeyNameMaxLength = 30

export function findPasskeyNameProblem(text: string): string | undefined {
  const { length } = text.trim()
  if (length === 0) return 'field.passkey.required'
  return length > passkeyNameMaxLength || /\p{C}/u.test(text) ? 'field.passkey.length' : undefined
}

/** A payout account number: Latin digits and letters, without spaces, dashes and invisible marks. */
export function normalizeAccountNumber(text: string): string {
  return toPlainText(text)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
}

export function findAccountNumberProblem(text: string): string | undefined {
  const number = normalizeAccountNumber(text)
  if (number === '') return 'field.account.required'
  return /^[A-Z0-9]{6,34}$/.test(number) ? undefined : 'field.account.characters'
}

/** Checks a chosen amount in minor units against its bounds. */
export function findAmountProblem(
  amountMinor: bigint,
  bounds: { minMinor: bigint; maxMinor: bigint },
): string | undefined {
  if (amountMinor <= 0n) return 'field.amount.positive'
  if (amountMinor < bounds.minMinor) return 'field.amount.minimum'
  return amountMinor > bounds.maxMinor ? 'field.amount.maximum' : undefined
}

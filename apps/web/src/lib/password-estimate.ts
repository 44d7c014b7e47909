import { decidePasswordStrength, isOwnName, type PasswordStrength, passwordBounds } from '@foyer/contract'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Strength of a typed password by the server's estimate. The server also has a longer list of leaked passwords, which
 * no browser loads. Large by its dictionaries: loaded after a pause in the typing.
 */
export function estimatePassword(password: string, username: string, merchantName: string): PasswordStrength {
  if (password.length < passwordBounds.minLength) return 'weak'
  if (isOwnName(password, { username, merchantNames: [merchantName] })) return 'weak'
  const names = [username, merchantName].filter((name) => name !== '')
  return decidePasswordStrength(estimator.check(password.normalize('NFKC'), names))
}

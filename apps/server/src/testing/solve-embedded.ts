import type { EmbeddedChallenge } from '@foyer/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves an embedded challenge as the browser does; the value of the call's field `captcha`. */
export async function solveEmbedded(challenge: EmbeddedChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

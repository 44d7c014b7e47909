import { createHmac, randomInt } from 'node:crypto'
import { verificationCodeBounds } from '@foyer/contract'
import { deriveDataKey } from '../../db/data-cipher.ts'

/** Keyed hash of a code of ours, bound to the id of its row. */
export type CodeHasher = (id: string, code: string) => Buffer

export function createCodeHasher(dataKey: string): CodeHasher {
  const key = deriveDataKey(dataKey, 'verification code')
  return (id, code) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, code]))
      .digest()
}

/** A random code, with zeros in front. */
export function makeCode(): string {
  const { digits } = verificationCodeBounds
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
}

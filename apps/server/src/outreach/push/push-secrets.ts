import { createHmac } from 'node:crypto'
import { createDataCipher, deriveDataKey } from '../../db/data-cipher.ts'
import { MARK_LENGTH } from './push.constants.ts'

/** What is derived from a device's token and from its member by keys of the platform. */
export interface PushSecrets {
  /** Finds a token's row without storing the token in plain. */
  hash(merchant: string, token: string): Buffer
  /** Tells a device whom a message is for, and nobody else anything: two merchants' marks of one member differ. */
  mark(merchant: string, memberId: string): string
  encrypt(merchant: string, memberId: string, token: string): Buffer
  decrypt(merchant: string, memberId: string, stored: Buffer): string
}

export function createPushSecrets(dataKey: string): PushSecrets {
  const cipher = createDataCipher(dataKey, 'push token')
  const hashKey = deriveDataKey(dataKey, 'push token hash')
  const digest = (...parts: string[]) => createHmac('sha256', hashKey).update(JSON.stringify(parts))
  return {
    hash: (merchant, token) => digest(merchant, token).digest(),
    mark: (merchant, memberId) => digest('owner', merchant, memberId).digest('base64url').slice(0, MARK_LENGTH),
    encrypt: (merchant, memberId, token) => cipher.encrypt(Buffer.from(token, 'utf8'), [merchant, memberId]),
    decrypt: (merchant, memberId, stored) => cipher.decrypt(stored, [merchant, memberId]).toString('utf8'),
  }
}

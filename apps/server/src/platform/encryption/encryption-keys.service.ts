import { generateKeyPair, randomBytes, type webcrypto } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '@foyer/database'
import { createDataCipher, deriveDataKey } from '../../db/data-cipher.ts'
import { KEY_AHEAD_MS, KEY_BITS } from './encryption.constants.ts'
import { describeLife, findPeriod } from './encryption.rules.ts'
import { type EncryptionKeyRow, findKeyById, findKeyOfPeriod, insertKey } from './encryption.store.ts'

const KEY_ID_BYTES = 16
const DATA_KEY_NAME_BYTES = 8
const RSA_OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** The deployment's keys. Stored in the database, so that every process decrypts with the keys of all. */
export interface EncryptionKeys {
  /** The current key; generated when none exists. */
  offer(): Promise<{ id: string; publicKey: Buffer; usableUntil: Date }>
  /** Private key of this id; undefined for an unknown or expired one. */
  findPrivateKey(id: string): Promise<webcrypto.CryptoKey | undefined>
  /** Generates the key of this period and, shortly before its end, that of the next one. */
  prepare(): Promise<void>
}

export interface EncryptionKeyDependencies {
  database: Database
  dataKey: string
}

export function createEncryptionKeys({ database, dataKey }: EncryptionKeyDependencies): EncryptionKeys {
  const cipher = createDataCipher(dataKey, 'encryption key')
  // After a replaced data key, new keys are generated; unreadable ones are ignored.
  const dataKeyName = deriveDataKey(dataKey, 'data key name', DATA_KEY_NAME_BYTES).toString('hex')
  const cached = new Map<number, Promise<EncryptionKeyRow>>()
  const opened = new Map<string, OpenKey>()

  function storePeriod(period: number): Promise<EncryptionKeyRow> {
    const known = cached.get(period)
    if (known) return known
    const row = findOrMake(period)
    row.catch(() => cached.delete(period))
    for (const older of cached.keys()) if (older < period - 1) cached.delete(older)
    cached.set(period, row)
    return row
  }

  async function findOrMake(period: number): Promise<EncryptionKeyRow> {
    const found = await database.statement((tx) => findKeyOfPeriod(tx, period, dataKeyName))
    if (found) return found
    const { publicKey, privateKey } = await makeKeyPair()
    const id = randomBytes(KEY_ID_BYTES).toString('base64url')
    const { acceptedUntil } = describeLife(period)
    const privateKeyCipher = cipher.encrypt(privateKey, [id])
    const made = { id, period, dataKeyName, publicKey, privateKeyCipher, acceptedUntil }
    // Another process may have stored its key first: all processes offer that one.
    const row = await database.transaction(async (tx) => {
      await insertKey(tx, made)
      return findKeyOfPeriod(tx, period, dataKeyName)
    })
    if (!row) throw new Error('a key that was just stored is not there')
    return row
  }

  async function open(id: string): Promise<OpenKey | undefined> {
    const row = await database.statement((tx) => findKeyById(tx, id, dataKeyName))
    if (!row) return undefined
    const bytes = cipher.decrypt(row.privateKeyCipher, [id])
    const privateKey = await crypto.subtle.importKey('pkcs8', bytes, RSA_OAEP, false, ['decrypt'])
    const key = { privateKey, acceptedUntilMs: row.acceptedUntil.getTime() }
    for (const [other, { acceptedUntilMs }] of opened) if (acceptedUntilMs <= Date.now()) opened.delete(other)
    opened.set(id, key)
    return key
  }

  return {
    async offer() {
      const { id, period, publicKey } = await storePeriod(findPeriod(Date.now()))
      return { id, publicKey, usableUntil: describeLife(period).usableUntil }
    },
    async findPrivateKey(id) {
      const key = opened.get(id) ?? (await open(id))
      return key && key.acceptedUntilMs > Date.now() ? key.privateKey : undefined
    },
    async prepare() {
      await storePeriod(findPeriod(Date.now()))
      await storePeriod(findPeriod(Date.now() + KEY_AHEAD_MS))
    },
  }
}

interface OpenKey {
  privateKey: webcrypto.CryptoKey
  acceptedUntilMs: number
}

/** Takes half a second of CPU, off the event loop. */
async function makeKeyPair(): Promise<{ publicKey: Buffer; privateKey: Buffer }> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
}

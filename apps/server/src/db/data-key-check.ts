import type { Database } from '@foyer/database'
import { createDataCipher, deriveDataKey } from './data-cipher.ts'
import {
  dropUnreadableData,
  type EncryptedSample,
  findEncryptedSample,
  readCheckValue,
  saveCheckValue,
} from './data-key-check.store.ts'

const CHECK_BYTES = 16

/** The existing data are encrypted with another key. `message` states the remedy. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}

const MESSAGE =
  'DATA_KEY is not the one that this database was encrypted with. Set that one (without DATA_KEY it lies in ' +
  'secrets.json of the DATA_DIR of the first start). If it is lost, `npm run db -- replace-data-key --yes` goes on with ' +
  'the new one; payout accounts, contacts and second factors must then be entered again.'

/** @returns whether this database is encrypted with the data key; true for its first key */
export async function isDataKeyRight(database: Database, dataKey: string): Promise<boolean> {
  const found = await database.statement(readCheckValue, { isOperator: true })
  return found === undefined || found.equals(deriveDataKey(dataKey, 'check value', CHECK_BYTES))
}

/**
 * Stores the check value of the data key at the first start and compares it at every later one. A database older than
 * the check has no value: the key must decrypt a sample first, so that no wrong key is stored.
 * @throws DataKeyError when the data belong to another key
 */
export async function checkDataKey(database: Database, dataKey: string): Promise<void> {
  const value = deriveDataKey(dataKey, 'check value', CHECK_BYTES)
  const found = await database.transaction(
    async (tx) => {
      const known = await readCheckValue(tx)
      if (known) return known
      const sample = await findEncryptedSample(tx)
      if (sample && !isReadable(sample, dataKey)) return undefined
      await saveCheckValue(tx, value, false)
      return readCheckValue(tx)
    },
    { isOperator: true },
  )
  if (!found?.equals(value)) throw new DataKeyError(MESSAGE)
}

function isReadable({ purpose, owner, stored }: EncryptedSample, dataKey: string): boolean {
  try {
    createDataCipher(dataKey, purpose).decrypt(stored, owner)
    return true
  } catch {
    return false
  }
}

/**
 * Replaces a lost data key. Payout accounts leave their members' lists; the withdrawal job returns pending payouts to
 * them. Second factors, recovery codes, contacts, unsent messages and push tokens are deleted: a factor that nobody can
 * check would lock its member out. A member without one withdraws to a new payout account only, which has a hold of its
 * own (T37). No process with the former key may run.
 */
export async function replaceDataKey(database: Database, dataKey: string): Promise<void> {
  const value = deriveDataKey(dataKey, 'check value', CHECK_BYTES)
  await database.transaction(
    async (tx) => {
      const known = await readCheckValue(tx)
      await saveCheckValue(tx, value, true)
      if (!known?.equals(value)) await dropUnreadableData(tx)
    },
    { isOperator: true },
  )
}

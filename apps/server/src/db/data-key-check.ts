import type { Database } from '@foyer/database'
import { deriveDataKey } from './data-cipher.ts'
import { isMadeWithOther, readCheckValue, saveCheckValue } from './data-key-check.store.ts'

const CHECK_BYTES = 16

/** The data that are there were encrypted with another key. `message` says what to do. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}

const MESSAGE =
  'DATA_KEY is not the one that this database was encrypted with. Set that one (without DATA_KEY it lies in ' +
  'secrets.json of the DATA_DIR of the first start). If it is lost, `npm run db -- replace-data-key --yes` goes on with ' +
  'the new one; payout accounts must then be entered again.'

/** @returns whether the data key is the one that this database was encrypted with; its first one always is */
export async function isDataKeyRight(database: Database, dataKey: string): Promise<boolean> {
  const found = await database.statement(readCheckValue, { isOperator: true })
  return found === undefined || found.equals(deriveDataKey(dataKey, 'check value', CHECK_BYTES))
}

/**
 * Keeps the check value of the data key at the first start, and compares it at every other.
 * @throws DataKeyError when the data are of another key
 */
export async function checkDataKey(database: Database, dataKey: string): Promise<void> {
  const value = deriveDataKey(dataKey, 'check value', CHECK_BYTES)
  // The keys of payloads, older than the check, name the data key that they were made with.
  const name = deriveDataKey(dataKey, 'data key name', 8).toString('hex')
  const found = await database.transaction(
    async (tx) => {
      if ((await readCheckValue(tx)) === undefined && (await isMadeWithOther(tx, name))) return undefined
      await saveCheckValue(tx, value, false)
      return readCheckValue(tx)
    },
    { isOperator: true },
  )
  if (!found?.equals(value)) throw new DataKeyError(MESSAGE)
}

/** Goes on with another data key, for whoever has lost the first one. */
export async function replaceDataKey(database: Database, dataKey: string): Promise<void> {
  const value = deriveDataKey(dataKey, 'check value', CHECK_BYTES)
  await database.transaction((tx) => saveCheckValue(tx, value, true), { isOperator: true })
}

import type { Database, Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { deriveDataKey } from './data-cipher.ts'

const CHECK_BYTES = 16

/** The data that are there were encrypted with another key. `message` says what to do. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}

const MESSAGE =
  'DATA_KEY is not the one that this database was encrypted with. Set that one (without DATA_KEY it lies in ' +
  'secrets.json of the DATA_DIR of the first start). If it is lost, `npm run db -- replace-data-key --yes` goes on with ' +
  'the new one; payout accounts must then be entered again.'

async function readCheck(tx: Tx): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ value: string }>(
    sql`SELECT encode(check_value, 'hex') AS value FROM data_key_check`,
  )
  return rows[0] && Buffer.from(rows[0].value, 'hex')
}

async function saveCheck(tx: Tx, value: Buffer, isReplaced: boolean): Promise<void> {
  const set = isReplaced ? sql`UPDATE SET check_value = excluded.check_value, set_at = now()` : sql`NOTHING`
  await tx.execute(sql`
    INSERT INTO data_key_check (check_value) VALUES (decode(${value.toString('hex')}, 'hex')) ON CONFLICT (id) DO ${set}`)
}

/** The encryption keys of the first start name the data key that they were made with. */
async function isNamedOtherwise(tx: Tx, dataKey: string): Promise<boolean> {
  const name = deriveDataKey(dataKey, 'data key name', 8).toString('hex')
  const { rows } = await tx.execute<{ isOther: boolean }>(
    sql`SELECT count(*) > 0 AND NOT bool_or(data_key_name = ${name}) AS "isOther" FROM encryption_key`,
  )
  return rows[0]?.isOther === true
}

/** @returns whether the data key is the one that this database was encrypted with; its first one always is */
export async function isDataKeyRight(database: Database, dataKey: string): Promise<boolean> {
  const found = await database.statement(readCheck, { isOperator: true })
  return found === undefined || found.equals(deriveDataKey(dataKey, 'check value', CHECK_BYTES))
}

/**
 * Keeps the check value of the data key at the first start, and compares it at every other.
 * @throws DataKeyError when the data are of another key
 */
export async function checkDataKey(database: Database, dataKey: string): Promise<void> {
  const value = deriveDataKey(dataKey, 'check value', CHECK_BYTES)
  const found = await database.transaction(
    async (tx) => {
      if ((await readCheck(tx)) === undefined && (await isNamedOtherwise(tx, dataKey))) return undefined
      await saveCheck(tx, value, false)
      return readCheck(tx)
    },
    { isOperator: true },
  )
  if (!found?.equals(value)) throw new DataKeyError(MESSAGE)
}

/** Goes on with another data key, for whoever has lost the first one. */
export async function replaceDataKey(database: Database, dataKey: string): Promise<void> {
  const value = deriveDataKey(dataKey, 'check value', CHECK_BYTES)
  await database.transaction((tx) => saveCheck(tx, value, true), { isOperator: true })
}

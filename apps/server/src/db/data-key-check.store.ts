import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'

export async function readCheckValue(tx: Tx): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ value: string }>(
    sql`SELECT encode(check_value, 'hex') AS value FROM data_key_check`,
  )
  return rows[0] && Buffer.from(rows[0].value, 'hex')
}

/** Keeps the first check value; a later one only where it replaces the first on purpose. */
export async function saveCheckValue(tx: Tx, value: Buffer, isReplaced: boolean): Promise<void> {
  const set = isReplaced ? sql`UPDATE SET check_value = excluded.check_value, set_at = now()` : sql`NOTHING`
  await tx.execute(sql`
    INSERT INTO data_key_check (check_value) VALUES (decode(${value.toString('hex')}, 'hex'))
    ON CONFLICT (id) DO ${set}`)
}

/** Whether there are encryption keys and none was made with the data key of this name. */
export async function isMadeWithOther(tx: Tx, dataKeyName: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isOther: boolean }>(
    sql`SELECT count(*) > 0 AND NOT bool_or(data_key_name = ${dataKeyName}) AS "isOther" FROM encryption_key`,
  )
  return rows[0]?.isOther === true
}

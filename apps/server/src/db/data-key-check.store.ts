import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'

export async function readCheckValue(tx: Tx): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ value: string }>(
    sql`SELECT encode(check_value, 'hex') AS value FROM data_key_check`,
  )
  return rows[0] && Buffer.from(rows[0].value, 'hex')
}

/** Stores the first check value; replaces it only on request. */
export async function saveCheckValue(tx: Tx, value: Buffer, isReplaced: boolean): Promise<void> {
  const set = isReplaced ? sql`UPDATE SET check_value = excluded.check_value, set_at = now()` : sql`NOTHING`
  await tx.execute(sql`
    INSERT INTO data_key_check (check_value) VALUES (decode(${value.toString('hex')}, 'hex'))
    ON CONFLICT (id) DO ${set}`)
}

/**
 * Ends the use of what only the lost data key reads or compares: payout accounts stay in the history, everything else is
 * deleted. Notifications of a deleted push token go with it.
 */
export async function dropUnreadableData(tx: Tx): Promise<void> {
  await tx.execute(sql`
    UPDATE withdrawal_card SET slot = NULL, unreadable_since = now() WHERE unreadable_since IS NULL`)
  await tx.execute(sql`DELETE FROM second_factor`)
  await tx.execute(sql`DELETE FROM recovery_code`)
  await tx.execute(sql`UPDATE staff_person SET password_hash = NULL, authenticator = NULL`)
  await tx.execute(sql`DELETE FROM staff_invitation`)
  await tx.execute(sql`DELETE FROM staff_session`)
  await tx.execute(sql`DELETE FROM member_contact`)
  await tx.execute(sql`DELETE FROM queued_notification`)
  await tx.execute(sql`DELETE FROM queued_message`)
  await tx.execute(sql`DELETE FROM push_token`)
}

/** A sample encrypted with the data key: its purpose and its row. */
export interface EncryptedSample {
  purpose: string
  owner: string[]
  stored: Buffer
}

/**
 * The oldest content encrypted with the data key: a payout account, because it cannot be recreated, otherwise a payload
 * key. Undefined when nothing is encrypted.
 */
export async function findEncryptedSample(tx: Tx): Promise<EncryptedSample | undefined> {
  const { rows } = await tx.execute<{ purpose: string; owner: string[]; stored: string }>(sql`
    (SELECT 'account number' AS purpose, jsonb_build_array(merchant, member_id, id) AS owner,
      encode(number_cipher, 'hex') AS stored
    FROM withdrawal_card WHERE unreadable_since IS NULL ORDER BY created_at, id LIMIT 1)
    UNION ALL
    (SELECT 'encryption key', jsonb_build_array(id), encode(private_key_cipher, 'hex')
    FROM encryption_key WHERE NOT EXISTS (SELECT FROM withdrawal_card WHERE unreadable_since IS NULL) ORDER BY period, id LIMIT 1)`)
  const sample = rows[0]
  return sample && { ...sample, stored: Buffer.from(sample.stored, 'hex') }
}

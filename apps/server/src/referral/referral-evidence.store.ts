import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'

/** Addresses of a member's sessions that are looked at, newest first. */
const SESSION_LIMIT = 50
/** Other friends of an inviter that are compared, newest first. */
const FRIEND_LIMIT = 200

export interface MemberTraces {
  memberId: string
  devices: string[]
  addresses: string[]
}

/** Devices and addresses of a friend, its inviter and the inviter's other friends, from registration and sessions. */
export async function listTraces(
  tx: Tx,
  merchant: string,
  friendId: string,
  inviterId: string,
): Promise<MemberTraces[]> {
  const { rows } = await tx.execute<{ member_id: string; devices: string[] | null; addresses: string[] | null }>(sql`
    WITH related AS (
      SELECT ${friendId}::text AS id UNION SELECT ${inviterId}::text
      UNION (SELECT friend_id FROM referral WHERE merchant = ${merchant} AND inviter_id = ${inviterId}
        ORDER BY joined_at DESC LIMIT ${FRIEND_LIMIT})
    )
    SELECT r.id AS member_id,
      array_remove(array_append(array_agg(DISTINCT s.device_id), m.device_id), NULL) AS devices,
      array_remove(array_agg(DISTINCT s.ip), NULL) AS addresses
    FROM related r JOIN member m ON m.merchant = ${merchant} AND m.id = r.id
    LEFT JOIN LATERAL (SELECT device_id, ip FROM session WHERE merchant = ${merchant} AND member_id = r.id
      ORDER BY created_at DESC LIMIT ${SESSION_LIMIT}) s ON true
    GROUP BY r.id, m.device_id`)
  return rows.map((row) => ({
    memberId: row.member_id,
    devices: row.devices ?? [],
    addresses: row.addresses ?? [],
  }))
}

/** Whether a friend has a payout account that its inviter, or another of its friends, has too. */
export async function hasCommonPayoutAccount(
  tx: Tx,
  merchant: string,
  friendId: string,
  inviterId: string,
): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM withdrawal_card own JOIN withdrawal_card other ON other.merchant = own.merchant
        AND other.number_fingerprint = own.number_fingerprint AND other.member_id <> own.member_id
      WHERE own.merchant = ${merchant} AND own.member_id = ${friendId} AND (other.member_id = ${inviterId}
        OR EXISTS (SELECT FROM referral r WHERE r.merchant = ${merchant} AND r.inviter_id = ${inviterId}
          AND r.friend_id = other.member_id))
    ) AS found`)
  return rows[0]?.found === true
}

/** A member's largest deposit that came in until then, in minor units; 0n for none. */
export async function findLargestDeposit(tx: Tx, merchant: string, memberId: string, until: Date): Promise<bigint> {
  const { rows } = await tx.execute<{ largest: string }>(sql`
    SELECT coalesce(max(amount_minor), 0)::text AS largest FROM deposit
    WHERE merchant = ${merchant} AND member_id = ${memberId} AND status = 'approved'
      AND resolved_at <= ${until.toISOString()}::timestamptz`)
  return BigInt(rows[0]?.largest ?? '0')
}

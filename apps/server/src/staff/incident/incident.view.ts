import type { ParkedWinRow } from '../../games/index.ts'
import type { MemberRow } from '../../member/index.ts'
import type { IncidentRow } from '../../money/index.ts'

/** Joins vendor and transaction of a parked win; no code of a vendor has it. */
const SEPARATOR = '~'

type Names = ReadonlyMap<string, Pick<MemberRow, 'username'>>

function readAge(at: Date): number {
  return Math.max(0, Math.round((Date.now() - at.getTime()) / 1_000))
}

export function presentIncident(row: IncidentRow, names: Names) {
  return {
    id: row.id,
    kind: row.kind,
    openedAt: row.openedAt.toISOString(),
    ageSeconds: readAge(row.openedAt),
    closedAt: row.closedAt?.toISOString() ?? null,
    memberId: row.memberId,
    username: names.get(row.memberId)?.username ?? row.memberId,
    source: row.provider,
    amountMinor: row.amountMinor.toString(),
    currency: row.currency,
  }
}

export function presentParkedWin(row: ParkedWinRow, names: Names) {
  return {
    id: `${row.vendor}${SEPARATOR}${row.transactionId}`,
    kind: 'parked_win' as const,
    openedAt: row.firstAt.toISOString(),
    ageSeconds: readAge(row.firstAt),
    closedAt: (row.paidAt ?? row.closedAt)?.toISOString() ?? null,
    memberId: row.memberId,
    username: names.get(row.memberId)?.username ?? row.memberId,
    source: row.vendor,
    amountMinor: row.amountMinor.toString(),
    currency: row.currency,
  }
}

/** The parked win that an id names; undefined for the id of another incident. */
export function readWinId(id: string): { vendor: string; transactionId: string } | undefined {
  const at = id.indexOf(SEPARATOR)
  return at < 1 ? undefined : { vendor: id.slice(0, at), transactionId: id.slice(at + 1) }
}

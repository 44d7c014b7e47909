import { decideApproval, listApprovals } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { listMembersById } from '../../member/index.ts'
import { listDecidable, readState } from './approval.rules.ts'
import { type ApprovalPerformers, decideRequest } from './approval.service.ts'
import { listApprovalRows } from './approval.store.ts'

const PAGE_SIZE = 50

/** Requests for a second person, and their decisions. */
export function registerApprovalRoutes(
  registry: Registry,
  { database, performers }: { database: Database; performers: ApprovalPerformers },
): void {
  registry.on(listApprovals, async ({ merchant: { code }, staff, query }) => {
    const actions = listDecidable(staff.roles[code] ?? [])
    const { rows, members } = await database.transaction(
      async (tx) => {
        const filter = { merchant: code, actions, before: query.before, limit: PAGE_SIZE + 1 }
        const rows = await listApprovalRows(tx, { ...filter, isOpen: query.state === 'open' })
        const ids = [...new Set(rows.map(({ memberId }) => memberId))]
        return { rows, members: ids.length > 0 ? await listMembersById(tx, code, ids) : [] }
      },
      { merchant: code },
    )
    const now = new Date()
    const items = rows.slice(0, PAGE_SIZE).map((row) => ({
      id: row.id,
      action: row.action,
      memberId: row.memberId,
      username: members.find(({ id }) => id === row.memberId)?.username ?? '',
      payload: row.payload,
      reason: row.reason,
      askedBy: row.askedName,
      askedAt: row.askedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      state: readState(row, now),
      decidedBy: row.decidedName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionReason: row.decisionReason,
      isOwn: row.askedBy === staff.personId,
    }))
    return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
  })

  registry.on(decideApproval, async ({ merchant, staff, body }) => {
    const actor = { id: staff.personId, name: staff.name }
    const decision = { ...body, actor, roles: staff.roles[merchant.code] ?? [] }
    await database.transaction((tx) => decideRequest(tx, merchant, decision, performers), { merchant: merchant.code })
    return { done: true as const }
  })
}

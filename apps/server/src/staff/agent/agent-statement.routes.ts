import { decideStaffAgentStatement, listStaffAgentStatements } from '@foyer/contract'
import type { Database } from '@foyer/database'
import {
  decideStatement,
  listStatements,
  presentMonth,
  presentStatement,
  readMonth,
  type StatementRow,
} from '../../agent/index.ts'
import type { Registry } from '../../http/registry.ts'
import { listMembersById } from '../../member/index.ts'
import { appendTrail } from '../trail/index.ts'

const PAGE_SIZE = 50

/** Monthly statements of agents. */
export function registerAgentStatementRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffAgentStatements, async ({ merchant: { code, settings }, query }) =>
    database.transaction(
      async (tx) => {
        const rows = await listStatements(tx, {
          ...{ merchant: code, state: query.state, agentId: query.agent, limit: PAGE_SIZE + 1 },
          month: query.month === undefined ? undefined : readMonth(query.month),
          after: readCursor(query.after),
        })
        const page = rows.slice(0, PAGE_SIZE)
        const agentIds = [...new Set(page.map(({ agentId }) => agentId))]
        const members = agentIds.length > 0 ? await listMembersById(tx, code, agentIds) : []
        const last = page.at(-1)
        return {
          currency: settings.currency,
          items: page.map((row) => ({
            ...presentStatement(row),
            agentId: row.agentId,
            username: members.find(({ id }) => id === row.agentId)?.username ?? '',
            reason: row.reason,
          })),
          next: rows.length > PAGE_SIZE && last ? writeCursor(last) : null,
        }
      },
      { merchant: code },
    ),
  )

  registry.on(decideStaffAgentStatement, async ({ merchant: { code }, staff, body }) =>
    database.transaction(
      async (tx) => {
        const { id: agentId, decision: state, reason } = body
        const place = { merchant: code, agentId, month: readMonth(body.month) }
        const before = await decideStatement(tx, { ...place, state, reason, now: new Date() })
        if (before === state) return { state }
        await appendTrail(tx, {
          ...{ merchant: code, actor: { id: staff.personId, name: staff.name }, reason },
          ...{ action: `agent.statement_${state}`, subject: 'agent', subjectId: agentId },
          before: { state: before, month: body.month },
          after: { state, month: body.month },
        })
        return { state }
      },
      { merchant: code },
    ),
  )
}

const CURSOR = /^(2\d{3}-(?:0[1-9]|1[0-2])) ([A-Za-z0-9_-]{1,64})$/

function writeCursor({ month, agentId }: StatementRow): string {
  return `${presentMonth(month)} ${agentId}`
}

function readCursor(text: string | undefined): { month: string; agentId: string } | undefined {
  const [, month, agentId] = CURSOR.exec(text ?? '') ?? []
  return month === undefined || agentId === undefined ? undefined : { month: readMonth(month), agentId }
}

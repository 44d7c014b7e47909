import {
  AGENT_LINK_LIMIT,
  applyAsAgent,
  closeAgentLink,
  countAgentClick,
  createAgentLink,
  readAgent,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Registry } from '../http/registry.ts'
import { ServiceError } from '../http/service-error.ts'
import { toStoredCode } from '../invitation.rules.ts'
import type { Merchant } from '../merchant/index.ts'
import { readLocalDate } from '../time-zone.rules.ts'
import * as person from './person/index.ts'
import { listAgentPlans } from './plan/index.ts'

const done = { done: true as const }

/** A member's way to become an agent, and an agent's links (AGENT, OPEN-25). */
export function registerAgentRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(readAgent, async ({ merchant, session: { memberId, memberType } }) =>
    database.transaction(
      async (tx) => {
        const now = new Date()
        const row = await person.ensureAgent(tx, merchant, { memberId, memberType, now })
        return {
          state: row?.state ?? 'none',
          isOpen: merchant.settings.agents?.takesApplications === true,
          reason: row?.reason ?? null,
          appliedAt: row?.appliedAt.toISOString() ?? null,
          code: row?.code ?? null,
          currency: merchant.settings.currency,
          ...(await describeAgent(tx, merchant, row?.code ? memberId : undefined, now)),
        }
      },
      { merchant: merchant.code },
    ),
  )

  registry.on(applyAsAgent, async ({ merchant, session: { memberId, memberType }, body: { text } }) => {
    const application = { memberId, memberType, text, now: new Date() }
    await database.transaction((tx) => person.applyAsAgent(tx, merchant, application), { merchant: merchant.code })
    return { state: 'applied' as const }
  })

  registry.on(createAgentLink, async ({ merchant: { code }, session: { memberId }, body: { name } }) =>
    database.transaction(
      async (tx) => {
        // One link after another, so that the limit holds.
        if ((await person.lockAgent(tx, code, memberId))?.state !== 'approved') throw new ServiceError('not_allowed')
        const links = await person.listLinks(tx, code, memberId)
        const known = links.find((link) => link.createdAt !== null && link.name === name)
        if (!known && links.length > AGENT_LINK_LIMIT) throw new ServiceError('request_conflict')
        const link = { merchant: code, agentId: memberId, name, createdAt: new Date() }
        return { id: String(known?.id ?? (await person.insertLink(tx, link))) }
      },
      { merchant: code },
    ),
  )

  registry.on(closeAgentLink, async ({ merchant: { code }, session: { memberId }, body: { id } }) => {
    const close = (tx: Tx) => person.closeLink(tx, code, memberId, BigInt(id), new Date())
    await database.transaction(close, { merchant: code })
    return done
  })

  registry.on(
    countAgentClick,
    async ({ merchant, body: { affiliateCode, linkId } }) => {
      await database.transaction(
        async (tx) => {
          const agentId = await person.findAgentOfCode(tx, merchant.code, toStoredCode(affiliateCode))
          if (agentId === undefined) return
          const id = BigInt(linkId ?? 0)
          const isOwn = linkId !== undefined && (await person.hasLink(tx, merchant.code, agentId, id))
          const day = readLocalDate(new Date(), merchant.settings.timeZone)
          await person.addClick(tx, { merchant: merchant.code, agentId, linkId: isOwn ? id : 0n, day })
        },
        { merchant: merchant.code },
      )
      return done
    },
    { limit: 'beacon' },
  )
}

/** Links, plan and members of an agent; nothing of a member who is none. */
async function describeAgent(tx: Tx, merchant: Merchant, agentId: string | undefined, now: Date) {
  if (agentId === undefined) return { links: [], plan: null, memberCount: 0, agentCount: 0 }
  const { code } = merchant
  const month = person.findMonthOf(merchant, now)
  const links = await person.listLinks(tx, code, agentId)
  const [plan] = await listAgentPlans(tx, { merchant: code, month, agentId })
  const members = await person.countAgentMembers(tx, code, [agentId])
  const below = await person.listDescendants(tx, { merchant: code, agentId, month })
  return {
    links: links.map(({ id, name, createdAt, ...counts }) => ({
      ...{ id: String(id), name, ...counts },
      createdAt: createdAt?.toISOString() ?? null,
    })),
    plan: plan ? { name: plan.name, terms: plan.terms } : null,
    memberCount: members.get(agentId) ?? 0,
    agentCount: below.length,
  }
}

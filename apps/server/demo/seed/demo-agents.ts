import { randomUUID } from 'node:crypto'
import { agentPlanTerms } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { exponentOf, isCurrencyCode } from '@foyer/money'
import { recordTermsOfRegistration } from '../../src/account/index.ts'
import { approveAgent, bindToAgent, findAgent, findMonthOf, insertPlan, savePlanChoice } from '../../src/agent/index.ts'
import { ARCADE_VENDOR } from '../../src/config.ts'
import { credit, hold, transfer } from '../../src/ledger/index.ts'
import { createMember, findMemberByUsername, hashPassword, type MemberRow, setType } from '../../src/member/index.ts'
import type { Merchant } from '../../src/merchant/index.ts'

const PLAN_ID = 'standard'

/** Members below the demo's agent; those of `subagent` stand below that one. Amounts in whole units. */
const team = [
  { username: 'subagent', type: 1, agent: 'agent', deposited: 0n, stakes: [] },
  { username: 'maria', type: 0, agent: 'agent', deposited: 1_000n, stakes: [200n, 150n, 80n] },
  { username: 'juan', type: 0, agent: 'agent', deposited: 500n, stakes: [100n, 100n] },
  { username: 'rosa', type: 0, agent: 'agent', deposited: 0n, stakes: [] },
  { username: 'pedro', type: 0, agent: 'subagent', deposited: 800n, stakes: [300n] },
] as const

/** Gives the demo's agent a plan, an agent below it, and members who have played; once, where the merchant has agents. */
export async function seedAgents(database: Database, merchant: Merchant, password: string): Promise<void> {
  const { code, settings } = merchant
  const { currency } = settings
  if (!settings.agents || !isCurrencyCode(currency)) return
  const unit = 10n ** BigInt(exponentOf(currency))
  const passwordHash = await hashPassword(password)
  await database.transaction(
    async (tx) => {
      const top = await findMemberByUsername(tx, code, 'agent')
      if (!top || (await findAgent(tx, code, top.id))) return
      await insertDemoPlan(tx, merchant, unit)
      await makeAgent(tx, merchant, top)
      for (const { username, type, agent, deposited, stakes } of team) {
        const above = await findMemberByUsername(tx, code, agent)
        const affiliateCode = above && (await findAgent(tx, code, above.id))?.code
        const account = { username, passwordHash, language: settings.defaultLanguage, registerMethod: 'H5' }
        // Bound as a usual member; staff makes it an agent after that.
        const member = await createMember(tx, merchant, {
          ...account,
          type: 0,
          affiliateCode: affiliateCode ?? undefined,
        })
        if (!member) continue
        await recordTermsOfRegistration(tx, merchant, member.id, settings.terms?.version)
        await bindToAgent(tx, merchant, member, new Date())
        if (type === 1) await makeAgent(tx, merchant, member)
        if (deposited > 0n)
          await play(
            tx,
            member,
            deposited * unit,
            stakes.map((stake) => stake * unit),
          )
      }
    },
    { merchant: code },
  )
}

async function insertDemoPlan(tx: Tx, merchant: Merchant, unit: bigint): Promise<void> {
  const minor = (units: bigint) => String(units * unit)
  const terms = agentPlanTerms.parse({
    tiers: [
      { fromMinor: '0', shareBp: 2_500 },
      { fromMinor: minor(50_000n), shareBp: 3_000 },
      { fromMinor: minor(200_000n), shareBp: 4_000 },
    ],
    ...{ subShareBp: [500, 200], stakeBp: 0, deductsBonus: true, platformBp: 1_000, depositFeeBp: 200 },
    acquisition: { rewardMinor: minor(50n), depositMinor: minor(500n), stakeMinor: minor(1_000n) },
    ...{ negative: 'carry', holdDays: 7 },
  })
  const now = new Date()
  const version = { version: 1, name: 'Standard', fromMonth: findMonthOf(merchant, now), terms, createdAt: now }
  await insertPlan(tx, { merchant: merchant.code, id: PLAN_ID, ...version })
}

async function makeAgent(tx: Tx, merchant: Merchant, { id }: MemberRow): Promise<void> {
  const now = new Date()
  await setType(tx, merchant.code, id, 1)
  await approveAgent(tx, merchant, { memberId: id, reason: null, now })
  const choice = { agentId: id, fromMonth: findMonthOf(merchant, now), planId: PLAN_ID }
  await savePlanChoice(tx, { merchant: merchant.code, ...choice })
}

/** A deposit and rounds of dice, of which each second one wins. */
async function play(tx: Tx, member: MemberRow, deposited: bigint, stakes: readonly bigint[]): Promise<void> {
  const account = { merchant: member.merchant, memberId: member.id, currency: member.currency }
  const paid = {
    ...account,
    kind: 'deposit',
    scope: 'seed',
    key: `deposit:${member.id}`,
    counter: 'house:opening',
  } as const
  await transfer(tx, { ...paid, amountMinor: deposited })
  for (const [index, amountMinor] of stakes.entries()) {
    const round = `seed-${randomUUID()}`
    const place = { ...account, scope: ARCADE_VENDOR, round, counter: `game:${ARCADE_VENDOR}`, reference: 'DICE' }
    await hold(tx, { ...place, kind: 'bet', key: `${round}:stake`, amountMinor })
    const won = index % 2 === 1 ? amountMinor * 2n : 0n
    await credit(tx, { ...place, key: `${round}:win`, amountMinor: won, closesRound: true })
  }
}

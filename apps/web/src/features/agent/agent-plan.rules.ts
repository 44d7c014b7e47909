import type { AgentPlanTerms } from '@foyer/contract'
import type { AgentLine } from './agent-line.ts'

export interface PlanLines {
  earn: AgentLine[]
  /** Empty where no share of a net result is earned. */
  net: AgentLine[]
  pay: AgentLine[]
}

/** A plan in sentences: one for each term that has an effect. */
export function listPlanLines(terms: AgentPlanTerms): PlanLines {
  const shares = [...listTierLines(terms), ...listBelowLines(terms)]
  return {
    earn: [...shares, ...listOtherLines(terms), { id: 'agent.plan.play' }],
    net: shares.length === 0 ? [] : listNetLines(terms),
    pay: [
      terms.holdDays === 0
        ? { id: 'agent.plan.hold.none' }
        : { id: 'agent.plan.hold', counts: { days: terms.holdDays } },
      { id: `agent.plan.${terms.negative}` },
    ],
  }
}

function listTierLines({ tiers }: AgentPlanTerms): AgentLine[] {
  const [first, ...higher] = tiers
  if (first && higher.length === 0)
    return first.shareBp === 0 ? [] : [{ id: 'agent.plan.tier.only', percentBp: first.shareBp }]
  return tiers.map(({ fromMinor, shareBp }) => ({
    id: 'agent.plan.tier',
    amounts: { amount: fromMinor },
    percentBp: shareBp,
  }))
}

function listBelowLines({ subShareBp }: AgentPlanTerms): AgentLine[] {
  return subShareBp.flatMap((percentBp, index) =>
    percentBp === 0 ? [] : [{ id: 'agent.plan.below', percentBp, counts: { level: index + 1 } } as const],
  )
}

function listOtherLines({ stakeBp, acquisition }: AgentPlanTerms): AgentLine[] {
  const lines: AgentLine[] = []
  if (stakeBp > 0) lines.push({ id: 'agent.plan.stake', percentBp: stakeBp })
  if (acquisition) {
    const { rewardMinor: reward, depositMinor: deposit, stakeMinor: stake } = acquisition
    lines.push({ id: 'agent.plan.acquisition', amounts: { reward, deposit, stake } })
  }
  return lines
}

function listNetLines({ deductsBonus, platformBp, depositFeeBp }: AgentPlanTerms): AgentLine[] {
  const lines: AgentLine[] = [{ id: 'agent.plan.net.start' }]
  if (deductsBonus) lines.push({ id: 'agent.plan.net.bonus' })
  if (platformBp > 0) lines.push({ id: 'agent.plan.net.platform', percentBp: platformBp })
  if (depositFeeBp > 0) lines.push({ id: 'agent.plan.net.depositFee', percentBp: depositFeeBp })
  return lines
}

import type { StatementLine, StatementState } from '@foyer/contract'

export type StatementDecision = 'approved' | 'reversed'

/** A step of a line's sum: amounts in minor units by their names in the text. */
export interface LineStep {
  id: 'net' | 'rate' | 'count'
  amounts: Readonly<Record<string, string>>
  rateBp?: number
  count?: number
}

/** How a line's amount comes about; empty where it is another month's money. */
export function listLineSteps({ net, baseMinor: base, rateBp, count, amountMinor: amount }: StatementLine): LineStep[] {
  const steps: LineStep[] = []
  if (net) {
    const { stakedMinor: staked, wonMinor: won, bonusMinor: bonus, platformMinor, depositFeeMinor } = net
    steps.push({
      id: 'net',
      amounts: { staked, won, bonus, platform: platformMinor, depositFee: depositFeeMinor, base },
    })
  }
  if (rateBp !== null) steps.push({ id: 'rate', amounts: { base, amount }, rateBp })
  if (count !== null) steps.push({ id: 'count', amounts: { base, amount }, count })
  return steps
}

/** What staff may decide about a statement: one that was reversed stays so. */
export function listDecisions(state: StatementState): readonly StatementDecision[] {
  if (state === 'pending') return ['approved', 'reversed']
  return state === 'reversed' ? [] : ['reversed']
}

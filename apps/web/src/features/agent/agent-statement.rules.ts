import type { AgentPlanTerms, AgentStatement, StatementLine } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import type { Href } from '../../routes.ts'
import type { AgentLine } from './agent-line.ts'

/** A line of a statement as a sentence. */
export function describeStatementLine(line: StatementLine, { acquisition }: AgentPlanTerms): AgentLine {
  const { kind, level, baseMinor: base, rateBp, count, amountMinor: amount } = line
  switch (kind) {
    case 'own':
    case 'stake':
      return { id: `agent.line.${kind}`, amounts: { base, amount }, percentBp: rateBp ?? 0 }
    case 'below':
      return { id: 'agent.line.below', amounts: { base, amount }, percentBp: rateBp ?? 0, counts: { level } }
    case 'acquisition':
      return {
        id: 'agent.line.acquisition',
        amounts: { reward: acquisition?.rewardMinor ?? '0', amount },
        counts: { count: count ?? 0 },
      }
    case 'discarded':
    case 'carried':
    case 'reversal':
      return { id: `agent.line.${kind}`, amounts: { amount } }
  }
}

/** The parts of a line's base that are not zero, signed as they count, and their sum; empty where it is no net result. */
export function listNetAmounts({ net, baseMinor }: StatementLine): { label: MessageId; amountMinor: string }[] {
  if (!net) return []
  const deductions = [
    ['agent.figure.won', net.wonMinor],
    ['agent.net.bonus', net.bonusMinor],
    ['agent.net.platform', net.platformMinor],
    ['agent.net.depositFee', net.depositFeeMinor],
  ] as const
  return [
    { label: 'agent.figure.staked', amountMinor: net.stakedMinor },
    ...deductions
      .filter(([, amount]) => amount !== '0')
      .map(([label, amount]) => ({ label, amountMinor: String(-BigInt(amount)) })),
    { label: 'agent.figure.net', amountMinor: baseMinor },
  ]
}

/** The numbers that a line comes from: members of the month, or agents below; none for another month's money. */
export function linkToNumbers({ month }: Pick<AgentStatement, 'month'>, { kind }: StatementLine): Href | undefined {
  if (kind === 'discarded' || kind === 'carried' || kind === 'reversal') return undefined
  const rows = kind === 'below' ? 'by=agent&whole=true' : 'by=member'
  return `/m/agent?tab=numbers&month=${month}&${rows}`
}

/** When a statement is paid, in one sentence with the instant in it. */
export function describePayment({ state, heldUntil, paidAt }: Pick<AgentStatement, 'state' | 'heldUntil' | 'paidAt'>): {
  id: MessageId
  at: string
} {
  if (state === 'reversed')
    return { id: paidAt === null ? 'agent.statement.refused' : 'agent.statement.reversed', at: heldUntil }
  return state === 'paid' && paidAt !== null
    ? { id: 'agent.statement.paid', at: paidAt }
    : { id: 'agent.statement.held', at: heldUntil }
}

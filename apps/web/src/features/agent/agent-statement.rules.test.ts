import type { AgentPlanTerms, StatementLine } from '@foyer/contract'
import { expect, test } from 'vitest'
import type { AgentLine } from './agent-line.ts'
import { describePayment, describeStatementLine, linkToNumbers, listNetAmounts } from './agent-statement.rules.ts'

const terms = { acquisition: { rewardMinor: '5000', depositMinor: '1', stakeMinor: '1' } } as AgentPlanTerms // what the rule reads
const net = { stakedMinor: '90000', wonMinor: '70000', bonusMinor: '5000', platformMinor: '3000', depositFeeMinor: '0' }
const own: StatementLine = {
  kind: 'own',
  level: 0,
  net,
  baseMinor: '12000',
  rateBp: 2_500,
  count: null,
  amountMinor: '3000',
}
const parts = { amounts: { base: '12000', amount: '3000' }, percentBp: 2_500 }

test.each<[StatementLine['kind'], Partial<StatementLine>, AgentLine]>([
  ['own', {}, { id: 'agent.line.own', ...parts }],
  ['below', { level: 2 }, { id: 'agent.line.below', ...parts, counts: { level: 2 } }],
  ['stake', { net: null }, { id: 'agent.line.stake', ...parts }],
  [
    'acquisition',
    { count: 3, rateBp: null, amountMinor: '15000' },
    { id: 'agent.line.acquisition', amounts: { reward: '5000', amount: '15000' }, counts: { count: 3 } },
  ],
  ['carried', { amountMinor: '-800' }, { id: 'agent.line.carried', amounts: { amount: '-800' } }],
  ['reversal', { amountMinor: '-900' }, { id: 'agent.line.reversal', amounts: { amount: '-900' } }],
])('a line of the kind %s is written out', (kind, change, line) => {
  expect(describeStatementLine({ ...own, ...change, kind }, terms)).toEqual(line)
})

test('a net result is shown with each part that it comes from', () => {
  expect(listNetAmounts(own)).toEqual([
    { label: 'agent.figure.staked', amountMinor: '90000' },
    { label: 'agent.figure.won', amountMinor: '-70000' },
    { label: 'agent.net.bonus', amountMinor: '-5000' },
    { label: 'agent.net.platform', amountMinor: '-3000' },
    { label: 'agent.figure.net', amountMinor: '12000' },
  ])
  expect(listNetAmounts({ ...own, net: null })).toEqual([])
})

test.each<[StatementLine['kind'], string | undefined]>([
  ['own', '/m/agent?tab=numbers&month=2026-10&by=member'],
  ['acquisition', '/m/agent?tab=numbers&month=2026-10&by=member'],
  ['below', '/m/agent?tab=numbers&month=2026-10&by=agent&whole=true'],
  ['carried', undefined],
  ['reversal', undefined],
])('a line of the kind %s leads to %s', (kind, href) => {
  expect(linkToNumbers({ month: '2026-10' }, { ...own, kind })).toBe(href)
})

test.each([
  ['pending', null, 'agent.statement.held', 'held'],
  ['approved', null, 'agent.statement.held', 'held'],
  ['paid', 'paid', 'agent.statement.paid', 'paid'],
  ['reversed', 'paid', 'agent.statement.reversed', 'held'],
] as const)('a statement that is %s, paid at %s: %s', (state, paidAt, id, at) => {
  expect(describePayment({ state, heldUntil: 'held', paidAt })).toEqual({ id, at })
})

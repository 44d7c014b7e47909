import type { StatementLine } from '@foyer/contract'
import { expect, test } from 'vitest'
import { listDecisions, listLineSteps } from './agent-statement.rules.ts'

const line: StatementLine = {
  kind: 'carried',
  level: 0,
  net: null,
  baseMinor: '-500',
  rateBp: null,
  count: null,
  amountMinor: '-500',
}

test('a share is written out from stakes to its amount', () => {
  const net = { stakedMinor: '1000', wonMinor: '700', bonusMinor: '50', platformMinor: '30', depositFeeMinor: '20' }
  const share: StatementLine = { ...line, kind: 'own', net, baseMinor: '200', rateBp: 2_500, amountMinor: '50' }
  expect(listLineSteps(share)).toEqual([
    { id: 'net', amounts: { staked: '1000', won: '700', bonus: '50', platform: '30', depositFee: '20', base: '200' } },
    { id: 'rate', amounts: { base: '200', amount: '50' }, rateBp: 2_500 },
  ])
})

test('rewards are a number times an amount', () => {
  const rewards: StatementLine = { ...line, kind: 'acquisition', baseMinor: '300', count: 4, amountMinor: '1200' }
  expect(listLineSteps(rewards)).toEqual([{ id: 'count', amounts: { base: '300', amount: '1200' }, count: 4 }])
})

test('another month’s money has no sum', () => {
  expect(listLineSteps(line)).toEqual([])
})

test.each([
  ['pending', ['approved', 'reversed']],
  ['approved', ['reversed']],
  ['paid', ['reversed']],
  ['reversed', []],
] as const)('a statement that is %s can be %j', (state, decisions) => {
  expect(listDecisions(state)).toEqual(decisions)
})

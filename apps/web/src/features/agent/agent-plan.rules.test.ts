import type { AgentPlanTerms } from '@foyer/contract'
import { expect, test } from 'vitest'
import { listPlanLines } from './agent-plan.rules.ts'

const plain: AgentPlanTerms = {
  tiers: [{ fromMinor: '0', shareBp: 2_500 }],
  subShareBp: [],
  stakeBp: 0,
  acquisition: null,
  deductsBonus: false,
  platformBp: 0,
  depositFeeBp: 0,
  negative: 'carry',
  holdDays: 0,
}

test('a plan of one share has a sentence for each of its terms and none for the others', () => {
  expect(listPlanLines(plain)).toEqual({
    earn: [{ id: 'agent.plan.tier.only', percentBp: 2_500 }, { id: 'agent.plan.play' }],
    net: [{ id: 'agent.plan.net.start' }],
    pay: [{ id: 'agent.plan.hold.none' }, { id: 'agent.plan.carry' }],
  })
})

test('a plan of all kinds names tiers, levels below, stakes, rewards, deductions and payment', () => {
  const acquisition = { rewardMinor: '500', depositMinor: '1000', stakeMinor: '2000' }
  const lines = listPlanLines({
    tiers: [
      { fromMinor: '0', shareBp: 2_500 },
      { fromMinor: '100000', shareBp: 3_000 },
    ],
    subShareBp: [500, 0, 125],
    stakeBp: 30,
    acquisition,
    deductsBonus: true,
    platformBp: 1_000,
    depositFeeBp: 150,
    negative: 'discard',
    holdDays: 7,
  })
  expect(lines).toEqual({
    earn: [
      { id: 'agent.plan.tier', amounts: { amount: '0' }, percentBp: 2_500 },
      { id: 'agent.plan.tier', amounts: { amount: '100000' }, percentBp: 3_000 },
      { id: 'agent.plan.below', percentBp: 500, counts: { level: 1 } },
      { id: 'agent.plan.below', percentBp: 125, counts: { level: 3 } },
      { id: 'agent.plan.stake', percentBp: 30 },
      { id: 'agent.plan.acquisition', amounts: { reward: '500', deposit: '1000', stake: '2000' } },
      { id: 'agent.plan.play' },
    ],
    net: [
      { id: 'agent.plan.net.start' },
      { id: 'agent.plan.net.bonus' },
      { id: 'agent.plan.net.platform', percentBp: 1_000 },
      { id: 'agent.plan.net.depositFee', percentBp: 150 },
    ],
    pay: [{ id: 'agent.plan.hold', counts: { days: 7 } }, { id: 'agent.plan.discard' }],
  })
})

test('a plan of stakes alone says nothing of a net result', () => {
  const { earn, net } = listPlanLines({ ...plain, tiers: [{ fromMinor: '0', shareBp: 0 }], stakeBp: 40 })
  expect(earn[0]).toEqual({ id: 'agent.plan.stake', percentBp: 40 })
  expect(net).toEqual([])
})

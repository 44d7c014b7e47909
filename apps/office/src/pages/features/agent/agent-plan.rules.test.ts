import { type AgentPlanTerms, agentPlanTerms } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { type PlanDraft, readDraft, startDraft, toDraft } from './agent-plan.rules.ts'

const typing = { currency: 'PHP', language: 'en' }
const terms: AgentPlanTerms = {
  tiers: [
    { fromMinor: '0', shareBp: 2_000 },
    { fromMinor: '1000050', shareBp: 3_525 },
  ],
  subShareBp: [500, 7],
  stakeBp: 10,
  acquisition: { rewardMinor: '5000', depositMinor: '100000', stakeMinor: '500000' },
  deductsBonus: true,
  platformBp: 1_000,
  depositFeeBp: 150,
  negative: 'carry',
  holdDays: 7,
}
const draft = toDraft({ name: 'Standard', terms }, typing)
/** The form of a sound plan with other texts in it. */
const faultsOf = (change: Partial<PlanDraft>) => {
  const read = readDraft({ ...draft, ...change }, typing)
  return 'faults' in read ? read.faults : {}
}
const withTiers = (...tiers: [from: string, share: string][]) => ({
  tiers: tiers.map(([from, share]) => ({ from, share })),
})

test('terms are shown in percent and in money of the currency', () => {
  expect(draft).toMatchObject({
    tiers: [
      { from: '0.00', share: '20' },
      { from: '10000.50', share: '35.25' },
    ],
    levels: ['5', '0.07'],
    stake: '0.1',
    reward: '50.00',
    depositFee: '1.5',
    holdDays: '7',
  })
})

test.each([
  ['PHP', 'en'],
  ['JPY', 'zh-CN'],
  ['KWD', 'es'],
])('terms in %s come back from the form in %s as they were', (currency, language) => {
  const known = { name: 'Standard', terms }
  expect(readDraft(toDraft(known, { currency, language }), { currency, language })).toEqual(known)
  const bare = { name: 'Bare', terms: { ...terms, subShareBp: [], acquisition: null } }
  expect(readDraft(toDraft(bare, { currency, language }), { currency, language })).toEqual(bare)
})

test('a new plan asks for its name and its first share alone', () => {
  expect(readDraft(startDraft, typing)).toEqual({
    faults: { name: { kind: 'name' }, 'tiers.0.share': { kind: 'percent', highest: 80 } },
  })
  const read = readDraft({ ...startDraft, name: ' First ', ...withTiers(['0', '25']) }, typing)
  expect(read).toMatchObject({ name: 'First', terms: { tiers: [{ fromMinor: '0', shareBp: 2_500 }] } })
})

describe('bounds of the fields', () => {
  test.each([
    [{ name: '  ' }, 'name', { kind: 'name' }],
    [withTiers(['0', '80.01']), 'tiers.0.share', { kind: 'percent', highest: 80 }],
    [withTiers(['0', '1.234']), 'tiers.0.share', { kind: 'percent', highest: 80 }],
    [withTiers(['0', '-1']), 'tiers.0.share', { kind: 'percent', highest: 80 }],
    [withTiers(['0', '1'], ['', '2']), 'tiers.1.from', { kind: 'amount' }],
    [withTiers(['0', '1'], ['0', '2']), 'tiers.1.from', { kind: 'growing' }],
    [withTiers(['0', '1'], ['10', '2'], ['10', '3']), 'tiers.2.from', { kind: 'growing' }],
    [{ levels: ['1', 'x'] }, 'levels.1', { kind: 'percent', highest: 80 }],
    [{ stake: '5.01' }, 'stake', { kind: 'percent', highest: 5 }],
    [{ platform: '100.01' }, 'platform', { kind: 'percent', highest: 100 }],
    [{ depositFee: '20.01' }, 'depositFee', { kind: 'percent', highest: 20 }],
    [{ reward: '0' }, 'reward', { kind: 'positive' }],
    [{ deposit: '1.005' }, 'deposit', { kind: 'amount' }],
    [{ staked: 'much' }, 'staked', { kind: 'amount' }],
    [{ holdDays: '91' }, 'holdDays', { kind: 'days', highest: 90 }],
    [{ holdDays: '1.5' }, 'holdDays', { kind: 'days', highest: 90 }],
    [{ holdDays: '' }, 'holdDays', { kind: 'days', highest: 90 }],
  ])('%j: %s', (change, field, fault) => {
    expect(faultsOf(change)).toEqual({ [field]: fault })
  })

  test('what a reward asks for is not read without one', () => {
    expect(faultsOf({ hasAcquisition: false, reward: '', deposit: 'x' })).toEqual({})
  })

  test('a form at its bounds is one that the contract takes', () => {
    const bounds = { levels: Array.from({ length: 5 }, () => '80'), stake: '5', platform: '100', depositFee: '20' }
    const read = readDraft({ ...draft, ...bounds, ...withTiers(['9', '80'], ['0.01', '0']), holdDays: '90' }, typing)
    expect('terms' in read && agentPlanTerms.safeParse(read.terms).success).toBe(true)
  })
})

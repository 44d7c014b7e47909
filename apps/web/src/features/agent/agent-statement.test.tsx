import type { AgentStatement } from '@foyer/contract'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { AgentNumberTotals } from './agent-number-totals.tsx'
import { AgentStatementCard } from './agent-statement.tsx'

const statement: AgentStatement = {
  ...{ month: '2026-10', state: 'approved', currency: 'PHP', planName: 'Standard', paidAt: null },
  terms: {
    ...{ tiers: [{ fromMinor: '0', shareBp: 2_550 }], subShareBp: [], stakeBp: 0, acquisition: null },
    ...{ deductsBonus: true, platformBp: 0, depositFeeBp: 0, negative: 'carry', holdDays: 7 },
  },
  lines: [
    {
      ...{ kind: 'own', level: 0, baseMinor: '1200000', rateBp: 2_550, count: null, amountMinor: '306000' },
      net: {
        ...{ stakedMinor: '9000000', wonMinor: '7300000', bonusMinor: '500000' },
        ...{ platformMinor: '0', depositFeeMinor: '0' },
      },
    },
    {
      ...{ kind: 'carried', level: 0, net: null, baseMinor: '-6000', rateBp: null, count: null },
      amountMinor: '-6000',
    },
  ],
  ...{ totalMinor: '300000', payableMinor: '300000', carriedMinor: '0', heldUntil: '2026-11-08T00:00:00.000Z' },
}

test('a statement says how its amount comes about, down to the members of the month', async () => {
  const markup = await renderElement(<AgentStatementCard statement={statement} />)
  const texts = [
    ...['Oct 2026', 'Approved', '₱3,000.00', 'Can be paid from Nov 8, 2026'],
    'Own members: net result ₱12,000 × 25.5% = ₱3,060',
    ...['₱90,000.00', '−₱73,000.00', '−₱5,000.00', 'Carried from the month before: −₱60<'],
    'href="/m/agent?tab=numbers&amp;month=2026-10&amp;by=member"',
    '25.5% of the monthly net result of your own members',
  ]
  for (const text of texts) expect(markup).toContain(text)
  expect(markup).not.toContain('Platform fee')
})

test('a month below zero is carried, and one without play says so', async () => {
  const change = { totalMinor: '-5000', payableMinor: '0', carriedMinor: '-5000' }
  expect(await renderElement(<AgentStatementCard statement={{ ...statement, ...change }} />)).toContain(
    'Carried into the next month',
  )
  expect(await renderElement(<AgentStatementCard statement={{ ...statement, lines: [] }} />)).toContain(
    'Nothing was earned in this month',
  )
})

test('the numbers say until when they count', async () => {
  const total = {
    ...{ stakedMinor: '100', wonMinor: '250', netMinor: '-150', depositedMinor: '0', withdrawnMinor: '0' },
    ...{ clicks: 12_345, registrations: 2, firstDeposits: 1, active: 1 },
  }
  const numbers = { total, currency: 'PHP', countedAt: '2026-11-21T11:00:00.000Z' }
  const markup = await renderElement(<AgentNumberTotals numbers={numbers} />)
  for (const text of ['−₱1.50', '12,345', 'Counted until Nov 21, 2026']) expect(markup).toContain(text)
})

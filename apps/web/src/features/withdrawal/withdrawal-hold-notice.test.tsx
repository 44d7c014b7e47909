import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { renderElement } from '../../../testing/render-element.tsx'
import type { Payout } from './withdrawal-form.rules.ts'
import { WithdrawalHoldNotice } from './withdrawal-hold-notice.tsx'
import { WithdrawalLimits } from './withdrawal-limits.tsx'

const demo = { holdSeconds: 60, isSandbox: true }
const render = (part: ReactNode) => renderElement(<Router ssrPath="/m/withdraw">{part}</Router>)
const textOf = (markup: string) =>
  markup
    .replace(/<svg.*?<\/svg>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('\u202f', ' '))
    .filter(Boolean)

test('T37 why withdrawals are on hold, until when, and the way to support', async () => {
  const markup = await render(
    <WithdrawalHoldNotice
      hold={{ reasons: ['account_added', 'new_device'], until: '2026-11-23T12:00:00.000Z' }}
      payout={{ holdSeconds: 86_400, isSandbox: false }}
    />,
  )
  expect(textOf(markup)).toEqual([
    'Withdrawals are paused',
    'A payout account was added',
    'You logged in from a new device or browser',
    'Available again Nov 23, 2026, 12:00 PM',
    'Contact support',
  ])
  expect(markup).toContain('href="/m/feedback"')
})

test('T37 one without an end names none; the demo says what the time would be elsewhere', async () => {
  const review = <WithdrawalHoldNotice hold={{ reasons: ['under_review'], until: null }} payout={demo} />
  expect(textOf(await render(review))).toEqual([
    'Withdrawals are paused',
    'We’re checking a payment with our payment provider',
    'Contact support',
  ])
  const timed = { reasons: ['password_changed' as const], until: '2026-11-23T12:00:00.000Z' }
  const text = textOf(await render(<WithdrawalHoldNotice hold={timed} payout={demo} />))
  expect(text).toContain('Demo: withdrawals are paused for 1 minute here. On a live site it’s 24 hours by default.')
})

test('OPEN-36 limits, fee and time of a withdrawal', async () => {
  const bounds = { currency: 'PHP', minMinor: '10000', maxMinor: '10000000' }
  const daily = { dailyLimitMinor: '50000000', dailyLeftMinor: '40000000' }
  const terms = { feeMinor: '0', sentWithinSeconds: 60 }
  const payout = { ...bounds, ...daily, ...terms } as Payout // only these are used
  expect(textOf(await render(<WithdrawalLimits payout={payout} />))).toEqual([
    'Per withdrawal',
    '₱100–₱100,000',
    '24-hour limit',
    '₱400,000 of ₱500,000 left',
    'Fee',
    'Free',
    'Processing time',
    'Sent within 1 minute. Arrival time depends on your bank.',
  ])
})

test('OPEN-36 what the platform says nothing of is not promised; a fee is named', async () => {
  const bounds = { currency: 'PHP', minMinor: '10000', maxMinor: '10000000' }
  const unsaid = { dailyLimitMinor: null, dailyLeftMinor: null, feeMinor: null, sentWithinSeconds: null }
  const silent = { ...bounds, ...unsaid } as Payout // only these are used
  expect(textOf(await render(<WithdrawalLimits payout={silent} />))).toEqual(['Per withdrawal', '₱100–₱100,000'])
  const text = textOf(await render(<WithdrawalLimits payout={{ ...silent, feeMinor: '1500' }} />))
  expect(text.slice(2)).toEqual(['Fee', '₱15'])
})

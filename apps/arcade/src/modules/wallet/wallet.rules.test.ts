import { type ErrorCode, errorCodes, vendorDebit } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { computeRetryMs, isFinalRefusal } from './wallet.rules.ts'

describe('§3.4 what an answer means', () => {
  const final: ErrorCode[] = [
    'not_found',
    'insufficient_funds',
    'player_blocked',
    'session_over',
    'free_reject',
    'currency_mismatch',
    'round_closed',
    'transaction_reversed',
    'launch_token_invalid',
  ]
  it.each(errorCodes)('%s', (code) => {
    expect(isFinalRefusal(code)).toBe(final.includes(code))
  })

  it('a signature that is refused and a conflict leave the outcome open', () => {
    const open = vendorDebit.errors.filter((code) => !isFinalRefusal(code))
    expect(open.sort()).toEqual(['signature_invalid', 'transaction_conflict'])
  })
})

describe('the waits between two tries', () => {
  it.each([
    [0, 1_000],
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [9, 256_000],
    [10, 300_000],
    [1_000, 300_000],
  ])('after %i tries about %i ms', (attempts, waitMs) => {
    expect(computeRetryMs(attempts, 0.5)).toBe(waitMs)
    expect(computeRetryMs(attempts, 0)).toBe(waitMs * 0.8)
    expect(computeRetryMs(attempts, 1)).toBe(waitMs * 1.2)
  })
})

import { describe, expect, it } from 'vitest'
import { bankTimings } from '../../bank.constants.ts'
import { computeRetryMs, isReceived } from './delivery.rules.ts'

describe('T37 callbacks are tried again', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [9, 256_000],
    [10, 300_000],
    [1_000, 300_000],
    [0, 1_000],
  ])('after attempt %i in %i ms', (attempts, retryMs) => {
    expect(computeRetryMs(attempts, bankTimings)).toBe(retryMs)
  })

  it.each([
    [200, true],
    [204, true],
    [299, true],
    [199, false],
    [301, false],
    [400, false],
    [500, false],
    [null, false],
  ])('status %s is received: %s', (status, isTaken) => {
    expect(isReceived(status)).toBe(isTaken)
  })
})

import { type ErrorCode, errorCodes, vendorDebit } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import {
  computeRetryMs,
  isFinalRefusal,
  isSessionOver,
  nameRefusal,
  nameSiteBlock,
  type Outcome,
} from './wallet.rules.ts'

describe('§3.4 what an answer means', () => {
  const final: ErrorCode[] = [
    'not_found',
    'insufficient_funds',
    'bonus_stake_limit',
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
    expect(open.sort()).toEqual(['protocol_unsupported', 'signature_invalid', 'transaction_conflict'])
  })
})

it.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['bonus_stake_limit', 'bonus_stake_limit'],
  ['free_reject', 'player_blocked'],
  ['session_over', 'session_over'],
  ['site_maintenance', 'site_maintenance'],
  ['region_denied', 'region_denied'],
  ['draw_closed', 'draw_closed'],
  ['currency_mismatch', 'launch_refused'],
  ['toString', 'launch_refused'],
  [null, 'launch_refused'],
])('the reason %s of a refused stake is our code %s', (reason, code) => {
  expect(nameRefusal(reason, { draw_closed: 'draw_closed' })).toBe(code)
})

it.each([
  ['player_blocked', [{ rule: 'site_maintenance' }], 'site_maintenance'],
  ['player_blocked', [{ rule: 'region_denied' }], 'region_denied'],
  ['player_blocked', [{ rule: 'reason of tomorrow' }], 'player_blocked'],
  ['player_blocked', undefined, 'player_blocked'],
  ['session_over', [{ rule: 'site_maintenance' }], 'session_over'],
] as const)('BOOT-09 BOOT-10 a refusal with %s and %j is named %s', (code, fields, named) => {
  expect(nameSiteBlock(code, fields)).toBe(named)
})

it.each<[Outcome<string>, boolean]>([
  [{ kind: 'refused', code: 'session_over' }, true],
  [{ kind: 'refused', code: 'insufficient_funds' }, false],
  [{ kind: 'done', value: 'session_over' }, false],
  [{ kind: 'unknown', reason: 'session_over' }, false],
])('T9 the outcome %j ends the session: %s', (outcome, isOver) => {
  expect(isSessionOver(outcome)).toBe(isOver)
})

it('T9 only a refusal ends the session, whatever else an outcome carries', () => {
  const done = { kind: 'done', value: null, code: 'session_over' } as const
  expect(isSessionOver(done)).toBe(false)
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

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  isOwnFault,
  isRetryable,
  type LedgerCommand,
  memberOf,
  notAdmitted,
  ownerOf,
  readAnswer,
  toCredit,
  toHold,
  toPost,
  toReverse,
  toRollback,
  toTransfer,
  toVoid,
} from './ledger.rules.ts'

const key = { merchant: 'aurora', memberId: '7', currency: 'PHP', scope: 'arcade', key: 'k-1' }
const hold = { ...key, kind: 'bet', amountMinor: 500n, counter: 'game:arcade' } as const

/** Fields of a row without the fields of its identity, in the order that defines the hash. */
const identity = {
  operation: 'hold',
  owner: 'member:7',
  pocket: 'real',
  currency: 'PHP',
  scope: 'arcade',
  key: 'k-1',
  kind: 'bet',
  amount: '-500',
  counter: 'game:arcade',
  round: null,
  closes_round: false,
  target: null,
}
const hashOf = (content: object) => `\\x${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`

describe('T38 a request as a row of the ledger', () => {
  const target = { ...key, target: 'k-0' }
  const credit = { ...key, amountMinor: 900n, counter: 'game:arcade', round: 'r1', closesRound: true }
  const rows: [string, () => LedgerCommand, object][] = [
    ['a hold takes from the member', () => toHold(hold), identity],
    ['a hold of a round', () => toHold({ ...hold, round: 'r1' }), { ...identity, round: 'r1' }],
    [
      'a hold of a withdrawal',
      () => toHold({ ...hold, kind: 'withdrawal', counter: 'bank' }),
      { ...identity, kind: 'withdrawal', counter: 'bank' },
    ],
    ['another sub-account', () => toHold({ ...hold, pocket: 'bonus' }), { ...identity, pocket: 'bonus' }],
    [
      'a transfer gives to the member',
      () => toTransfer({ ...key, kind: 'deposit', amountMinor: 500n, counter: 'bank' }),
      { ...identity, operation: 'transfer', kind: 'deposit', amount: '500', counter: 'bank' },
    ],
    [
      'an adjustment may take',
      () => toTransfer({ ...key, kind: 'adjustment', amountMinor: -5n, counter: 'bank' }),
      { ...identity, operation: 'transfer', kind: 'adjustment', amount: '-5', counter: 'bank' },
    ],
    [
      'a credit is a win of its round',
      () => toCredit(credit),
      { ...identity, operation: 'credit', kind: 'win', amount: '900', round: 'r1', closes_round: true },
    ],
    [
      'a credit that leaves its round open',
      () => toCredit({ ...credit, amountMinor: 0n, closesRound: false }),
      { ...identity, operation: 'credit', kind: 'win', amount: '0', round: 'r1' },
    ],
    [
      'a post of all',
      () => toPost(target),
      { ...identity, operation: 'post', kind: null, amount: null, counter: null, target: 'k-0' },
    ],
    [
      'a post of a part',
      () => toPost({ ...target, amountMinor: 3n }),
      { ...identity, operation: 'post', kind: null, amount: '3', counter: null, target: 'k-0' },
    ],
    [
      'a void',
      () => toVoid(target),
      { ...identity, operation: 'void', kind: null, amount: null, counter: null, target: 'k-0' },
    ],
    [
      'a rollback names its round',
      () => toRollback({ ...target, round: 'r1' }),
      { ...identity, operation: 'rollback', kind: null, amount: null, counter: null, round: 'r1', target: 'k-0' },
    ],
    [
      'a reversal is a refund',
      () => toReverse(target),
      { ...identity, operation: 'reverse', kind: 'refund', amount: null, counter: null, target: 'k-0' },
    ],
  ]

  it.each(rows)('%s', (_name, build, expected) => {
    const rest = { reference: null, description: null, expires_at: null }
    expect(build()).toEqual({ merchant: 'aurora', row: { ...expected, ...rest, hash: hashOf(expected) } })
  })

  it('amounts above 2^53 are exact', () => {
    expect(toHold({ ...hold, amountMinor: 9_007_199_254_740_993n }).row.amount).toBe('-9007199254740993')
  })

  it('description, reference and expiry are stored and do not change its identity', () => {
    const expiresAt = new Date('2026-11-21T12:00:00.000Z')
    const { row } = toHold({ ...hold, reference: 'g1', description: 'Five', expiresAt })
    expect(row).toMatchObject({ reference: 'g1', description: 'Five', expires_at: '2026-11-21T12:00:00.000Z' })
    expect(row.hash).toBe(toHold(hold).row.hash)
  })

  it('declared content changes its identity', () => {
    const { row } = toHold({ ...hold, content: ['a', 'b'] })
    expect(row.hash).toBe(hashOf({ ...identity, content: ['a', 'b'] }))
    expect(row).not.toHaveProperty('content')
  })
})

it('an owner names its member and back', () => {
  expect([ownerOf('7'), memberOf('member:7')]).toEqual(['member:7', '7'])
  expect(memberOf('game:member:7')).toBe('game:member:7')
})

describe('T38 an answer of the ledger', () => {
  it('has exact amounts', () => {
    const row = {
      status: 'refused',
      code: 'insufficient_funds',
      transfer_id: 't1',
      amount: '-9007199254740993',
      balance: '12',
      held: '3',
      version: '4',
      is_replayed: true,
    } as const
    expect(readAnswer(row)).toEqual({
      status: 'refused',
      code: 'insufficient_funds',
      transferId: 't1',
      amountMinor: -9_007_199_254_740_993n,
      balanceMinor: 12n,
      heldMinor: 3n,
      version: 4,
      isReplayed: true,
    })
  })

  it('of admission moves nothing and is stored nowhere', () => {
    expect(notAdmitted).toEqual({
      status: 'refused',
      code: 'not_admitted',
      transferId: null,
      amountMinor: 0n,
      balanceMinor: 0n,
      heldMinor: 0n,
      version: 0,
      isReplayed: false,
    })
  })
})

describe('T38 a failed batch', () => {
  it.each([
    ['40001', true, false],
    ['40P01', true, false],
    ['55P03', false, true],
    ['22003', false, true],
    ['23514', false, true],
    ['40002', false, false],
    ['08006', false, false],
    ['57P01', false, false],
    ['02200', false, false],
    ['02300', false, false],
    [undefined, false, false],
  ])('with SQLSTATE %s is sent again: %s, its own fault: %s', (state, isAgain, isOwn) => {
    expect([isRetryable(state), isOwnFault(state)]).toEqual([isAgain, isOwn])
  })
})

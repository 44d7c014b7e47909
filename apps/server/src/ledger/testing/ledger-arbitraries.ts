import fc from 'fast-check'
import type { LedgerAction } from './ledger-action.ts'

export const ledgerWorld = { merchant: 'aurora', currency: 'PHP', members: ['ann', 'bob'] } as const

const rounds = fc.constantFrom('r1', 'r2', 'r3')
const amounts = fc.bigInt({ min: 1n, max: 60n })

/** Any call of the ledger in a small world with colliding keys, rounds and targets; most are valid, some never are. */
export function anyAction(keyCount = 10): fc.Arbitrary<LedgerAction> {
  const keys = fc.nat({ max: keyCount - 1 }).map((number) => `k${number}`)
  const base = fc.record({
    merchant: fc.constant(ledgerWorld.merchant),
    memberId: fc.constantFrom('ann', 'ann', 'ann', 'bob', 'bob', 'nobody'),
    currency: fc.constant(ledgerWorld.currency),
    scope: fc.constantFrom('arcade', 'arcade', 'other'),
    key: keys,
  })
  const merge = <T extends object>(dependencies: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.tuple(base, fc.record(dependencies)).map(([common, own]) => ({ ...common, ...own }))
  const counter = fc.constant('game:arcade')
  return fc.oneof(
    {
      weight: 5,
      arbitrary: named(
        'hold',
        merge({ kind: fc.constant('bet' as const), amountMinor: amounts, counter, round: rounds }),
      ),
    },
    {
      weight: 2,
      arbitrary: named('hold', merge({ kind: fc.constant('withdrawal' as const), amountMinor: amounts, counter })),
    },
    {
      weight: 3,
      arbitrary: named('transfer', merge({ kind: fc.constant('deposit' as const), amountMinor: amounts, counter })),
    },
    {
      weight: 1,
      arbitrary: named(
        'transfer',
        merge({ kind: fc.constant('adjustment' as const), amountMinor: fc.constantFrom(-40n, 25n), counter }),
      ),
    },
    {
      weight: 4,
      arbitrary: named(
        'credit',
        merge({ amountMinor: fc.oneof(fc.constant(0n), amounts), counter, round: rounds, closesRound: fc.boolean() }),
      ),
    },
    {
      weight: 2,
      arbitrary: named('post', merge({ target: keys, amountMinor: fc.option(amounts, { nil: undefined }) })),
    },
    { weight: 2, arbitrary: named('void', merge({ target: keys })) },
    { weight: 4, arbitrary: named('rollback', merge({ target: keys, round: rounds })) },
    { weight: 2, arbitrary: named('reverse', merge({ target: keys })) },
  )
}

function named<N extends LedgerAction['name']>(
  name: N,
  request: fc.Arbitrary<Extract<LedgerAction, { name: N }>['request']>,
): fc.Arbitrary<LedgerAction> {
  return request.map((one) => ({ name, request: one }) as unknown as LedgerAction) // the pair is one member of the union
}

/** The same call with separate members and vendors, so that many runs share one database. */
export function placeIn(run: string, { name, request }: LedgerAction): LedgerAction {
  const placed = { ...request, memberId: `${run}-${request.memberId}`, scope: `${run}-${request.scope}` }
  return { name, request: placed } as LedgerAction // the name and its request stay together
}

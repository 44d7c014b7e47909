import type { DepositMethod } from '@foyer/contract'
import { expect, test } from 'vitest'
import { findOfferedPayout, listOfferedMethods } from './payment-methods.rules.ts'
import type { PaymentMethods, PaymentProvider } from './payments.ts'

const never = () => Promise.reject(new Error('not asked'))

/** A provider with these deposit methods, and payouts to one bank of its own. */
function provide(code: string, methods: readonly string[], { hasPayouts = true } = {}): [string, PaymentProvider] {
  const bounds = { kind: 'bank', minMinor: '1', maxMinor: '9', quickAmountsMinor: [] } satisfies Partial<DepositMethod>
  const payout: PaymentMethods['payout'] = { banks: [{ code: `${code}1`, name: code }] }
  return [
    code,
    {
      code,
      isSandbox: false,
      listMethods: (_merchant, currency) =>
        currency === 'PHP'
          ? {
              deposit: methods.map((method) => ({ ...bounds, code: method, name: method })),
              payout: hasPayouts ? payout : null,
            }
          : { deposit: [], payout: null },
      startPayment: never,
      readStatus: never,
      startPayout: never,
      readPayout: never,
      readCallback: never,
    },
  ]
}

const bank = provide('bank', ['bank', 'ewallet'])
const other = provide('other', ['bank', 'ewallet', 'card'], { hasPayouts: false })

test.each<
  [string, [string, PaymentProvider][], Record<string, string> | undefined, string, string[], string | undefined]
>([
  ['no provider at all', [], undefined, 'PHP', [], undefined],
  ['no choice: the bank', [bank, other], undefined, 'PHP', ['bank@bank', 'ewallet@bank'], 'bank'],
  ['one method elsewhere', [bank, other], { ewallet: 'other' }, 'PHP', ['bank@bank', 'ewallet@other'], 'bank'],
  [
    'a method that the bank lacks',
    [bank, other],
    { card: 'other' },
    'PHP',
    ['bank@bank', 'ewallet@bank', 'card@other'],
    'bank',
  ],
  ['chosen, but not connected', [bank], { ewallet: 'other', payout: 'other' }, 'PHP', ['bank@bank'], undefined],
  ['chosen, but without the method', [bank, other], { card: 'bank' }, 'PHP', ['bank@bank', 'ewallet@bank'], 'bank'],
  ['payouts where none are made', [bank, other], { payout: 'other' }, 'PHP', ['bank@bank', 'ewallet@bank'], undefined],
  ['the default is not connected', [other], { card: 'other' }, 'PHP', ['card@other'], undefined],
  ['a name that every object has', [bank], { payout: 'constructor' }, 'PHP', ['bank@bank', 'ewallet@bank'], undefined],
  ['T22 another currency', [bank, other], undefined, 'FUN', [], undefined],
])('OPEN-35 OPEN-36 %s', (_name, providers, paymentProviders, currency, methods, payout) => {
  const merchant = { code: 'aurora', settings: { paymentProviders } }
  const connected = new Map(providers)
  const offered = listOfferedMethods(connected, merchant, currency)
  expect(offered.map(({ provider, method }) => `${method.code}@${provider.code}`)).toEqual(methods)
  expect(findOfferedPayout(connected, merchant, currency)?.provider.code).toBe(payout)
})

test('DEP-04 methods stand in the merchant’s order under its names, the others after them', () => {
  const paymentMethods = [{ code: 'card', names: { EN: 'Plastic' } }, { code: 'ewallet' }, { code: 'gone' }]
  const settings = { paymentProviders: { card: 'other' }, paymentMethods }
  const offered = listOfferedMethods(new Map([bank, other]), { code: 'aurora', settings }, 'PHP')
  expect(offered.map(({ method, names }) => [method.code, names])).toEqual([
    ['card', { EN: 'Plastic' }],
    ['ewallet', undefined],
    ['bank', undefined],
  ])
})

import type { WithdrawalCard } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import {
  addCard,
  findCardProblems,
  findChosenCard,
  findOfferedCard,
  findWholeAmount,
  isOnHold,
  isWalletCode,
  type Payout,
  planHoldReload,
  readWithdrawalAmount,
  writeWalletNumber,
} from './withdrawal-form.rules.ts'

const bounds = {
  minMinor: '10000',
  maxMinor: '10000000',
  availableMinor: '75050',
  dailyLeftMinor: '50000000',
  currency: 'PHP',
}

describe('OPEN-36 the amount', () => {
  test.each([
    ['100', '10000'],
    ['750.50', '75050'],
    ['750.5', '75050'],
  ])('%s is %s minor units', (text, amountMinor) =>
    expect(readWithdrawalAmount(text, bounds)).toEqual({ ok: true, amountMinor }),
  )

  test.each([
    ['', 'field.amount.required'],
    ['0', 'field.amount.positive'],
    ['99.99', 'field.amount.minimum'],
    ['750.51', 'withdrawal.amount.short'],
    ['100000.01', 'withdrawal.amount.short'],
    ['99999999999999999999', 'field.amount.maximum'],
  ])('%s breaks %s', (text, problem) => expect(readWithdrawalAmount(text, bounds)).toEqual({ ok: false, problem }))

  test('more than the bound is told as such by who has it', () => {
    const rich = { ...bounds, availableMinor: '99999999' }
    expect(readWithdrawalAmount('100000.01', rich)).toEqual({ ok: false, problem: 'field.amount.maximum' })
  })

  test.each([
    ['75050', '750.50'],
    ['75000', '750'],
    ['99999999', '100000'],
    ['10000', '100'],
    ['9999', undefined],
    ['0', undefined],
  ])('with %s available, all is %s', (availableMinor, text) =>
    expect(findWholeAmount({ ...bounds, availableMinor })).toBe(text),
  )

  test('T23 a currency without decimals', () => {
    const yen = { minMinor: '10', maxMinor: '10000', dailyLeftMinor: '50000', currency: 'JPY' }
    expect(findWholeAmount({ ...yen, availableMinor: '1200' })).toBe('1200')
  })
})

test('OPEN-36 a platform without a limit for the day refuses nothing for it', () => {
  const free = { ...bounds, dailyLeftMinor: null }
  expect(readWithdrawalAmount('750.50', free)).toEqual({ ok: true, amountMinor: '75050' })
  expect(findWholeAmount(free)).toBe('750.50')
})

describe('T37 what is left of the day', () => {
  const late = { ...bounds, dailyLeftMinor: '40000' }

  test.each([
    ['400', { ok: true, amountMinor: '40000' }],
    ['400.01', { ok: false, problem: 'withdrawal.amount.daily' }],
    ['750.51', { ok: false, problem: 'withdrawal.amount.short' }],
  ])('%s', (text, answer) => expect(readWithdrawalAmount(text, late)).toEqual(answer))

  test('all is no more than that, and nothing when it is below the least amount', () => {
    expect(findWholeAmount(late)).toBe('400')
    expect(findWholeAmount({ ...late, dailyLeftMinor: '9999' })).toBeUndefined()
  })
})

describe('OPEN-07 a new account', () => {
  test('each broken rule stands beside its field', () => {
    expect(findCardProblems({ bankCode: '', holderName: '', accountNumber: '' }, '')).toEqual({
      bankCode: 'withdrawal.card.bank.required',
      holderName: 'field.name.required',
      accountNumber: 'field.account.required',
      password: 'withdrawal.card.password.required',
    })
    expect(findCardProblems({ bankCode: 'BDO', holderName: 'A1', accountNumber: '12' }, 'secret7')).toEqual({
      holderName: 'field.name.characters',
      accountNumber: 'field.account.characters',
    })
    expect(
      findCardProblems({ bankCode: 'BDO', holderName: 'Ana Cruz', accountNumber: '1234 5678' }, 'secret7'),
    ).toEqual({})
  })
})

describe('OPEN-07 OPEN-36 the account', () => {
  const cards = [{ id: 'c1' }, { id: 'c2' }] as WithdrawalCard[] // only the ids are used

  test('one that is gone makes room for the first one where accounts are offered', () => {
    expect(findOfferedCard(cards, 'c2')?.id).toBe('c2')
    expect(findOfferedCard(cards, 'c9')?.id).toBe('c1')
    expect(findOfferedCard([], 'c1')).toBeUndefined()
  })

  test('one that is gone makes room for no other where the payout is confirmed', () => {
    expect(findChosenCard(cards, 'c2')?.id).toBe('c2')
    expect(findChosenCard(cards, 'c9')).toBeUndefined()
  })

  test('a new one is among them at once, once', () => {
    const payout = { cards, cardLimit: 5, hold: null, holdSeconds: 0 } as unknown as Payout // only these are used
    const card = { id: 'c3', maskedNumber: '•••• 7894' } as WithdrawalCard // unused fields omitted
    const added = addCard(payout, card)
    expect(added).toEqual({ ...payout, cards: [...cards, card] })
    expect(findChosenCard(added.cards, 'c3')).toBe(card)
    expect(addCard(added, card)).toEqual(added)
  })
})

describe('T37 the hold on withdrawals', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second)).toISOString()
  const payout = { cards: [], hold: null, holdSeconds: 30 } as unknown as Payout // only these are used
  const card = { id: 'c3', createdAt: at(0) } as WithdrawalCard // unused fields omitted

  test.each([
    ['none before', null, { reasons: ['account_added'], until: at(30) }],
    [
      'one that ends before',
      { reasons: ['new_device'], until: at(10) },
      { reasons: ['account_added', 'new_device'], until: at(30) },
    ],
    [
      'one that ends after',
      { reasons: ['new_device'], until: at(50) },
      { reasons: ['account_added', 'new_device'], until: at(50) },
    ],
    ['the same reason', { reasons: ['account_added'], until: at(10) }, { reasons: ['account_added'], until: at(30) }],
    ['one without an end', { reasons: ['under_review'], until: null }, { reasons: ['under_review'], until: null }],
  ] as const)('a new account holds before the platform is asked again: %s', (_name, hold, after) => {
    expect(addCard({ ...payout, hold: hold && { ...hold, reasons: [...hold.reasons] } }, card).hold).toEqual(after)
  })

  test('where the merchant holds nothing, a new account does not', () => {
    expect(addCard({ ...payout, holdSeconds: 0 }, card).hold).toBeNull()
  })

  test.each<[Payout['hold'], number, boolean]>([
    [null, 0, false],
    [{ reasons: ['under_review'], until: null }, 0, true],
    [{ reasons: ['new_device'], until: at(30) }, 29, true],
    [{ reasons: ['new_device'], until: at(30) }, 30, false],
  ])('%o at second %i: %s', (hold, second, held) => {
    expect(isOnHold({ hold }, Date.parse(at(second)) / 1000)).toBe(held)
  })
})

test.each([
  [undefined, false],
  [{ hold: null }, false],
  [{ hold: { reasons: ['new_device' as const], until: '2026-11-23T12:00:00.000Z' } }, false],
  [{ hold: { reasons: ['under_review' as const], until: null } }, 60_000],
])('T37 the platform is asked again for %j after %s', (payout, delayMs) => {
  expect(planHoldReload(payout)).toBe(delayMs)
})

test('OPEN-04 OPEN-07 an e-wallet is paid to a mobile number, in any of its forms', () => {
  const banks = [
    { code: 'BDO', name: 'BDO Unibank', kind: 'bank' as const },
    { code: 'GCASH', name: 'GCash', kind: 'ewallet' as const },
    { code: 'OLD', name: 'A bank of a platform without kinds' },
  ]
  expect(banks.map(({ code }) => isWalletCode({ banks }, code))).toEqual([false, true, false])
  const wallet = (accountNumber: string) =>
    findCardProblems({ bankCode: 'GCASH', holderName: 'Ana Cruz', accountNumber }, 'secret7', true)
  expect([wallet('+63 917 000-0001'), wallet('')]).toEqual([{}, { accountNumber: 'field.mobile.required' }])
  expect(wallet('PH12ABCD')).toEqual({ accountNumber: 'field.mobile.characters' })
  expect(writeWalletNumber('+63 (917) 000-0001')).toBe('639170000001')
})

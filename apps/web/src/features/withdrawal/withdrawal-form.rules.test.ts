import type { WithdrawalCard } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import {
  addCard,
  findCardProblems,
  findChosenCard,
  findOfferedCard,
  findWholeAmount,
  type Payout,
  readWithdrawalAmount,
} from './withdrawal-form.rules.ts'

const bounds = { minMinor: '10000', maxMinor: '10000000', availableMinor: '75050', currency: 'PHP' }

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
    expect(findWholeAmount({ minMinor: '10', maxMinor: '10000', availableMinor: '1200', currency: 'JPY' })).toBe('1200')
  })
})

describe('OPEN-07 a new account', () => {
  test('each broken rule stands beside its field', () => {
    expect(findCardProblems({ bankCode: '', holderName: '', accountNumber: '' })).toEqual({
      bankCode: 'withdrawal.card.bank.required',
      holderName: 'field.name.required',
      accountNumber: 'field.account.required',
    })
    expect(findCardProblems({ bankCode: 'BDO', holderName: 'A1', accountNumber: '12' })).toEqual({
      holderName: 'field.name.characters',
      accountNumber: 'field.account.characters',
    })
    expect(findCardProblems({ bankCode: 'BDO', holderName: 'Ana Cruz', accountNumber: '1234 5678' })).toEqual({})
  })
})

describe('OPEN-07 OPEN-36 the account', () => {
  const cards = [{ id: 'c1' }, { id: 'c2' }] as WithdrawalCard[] // only the ids are read

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
    const payout = { cards, cardLimit: 5 } as Payout // only the accounts are read
    const card = { id: 'c3', maskedNumber: '•••• 7894' } as WithdrawalCard // the same
    const added = addCard(payout, card)
    expect(added).toEqual({ cards: [...cards, card], cardLimit: 5 })
    expect(findChosenCard(added.cards, 'c3')).toBe(card)
    expect(addCard(added, card)).toEqual(added)
  })
})

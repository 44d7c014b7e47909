import { expect, test } from 'vitest'
import { readTransactionIds } from './wager.rules.ts'

test('T20 the transactions of a wager have ids of their own, the same for every try', () => {
  const ids = { debit: 'w-1-debit', credit: 'w-1-credit', play: 'w-1-play', rollback: 'w-1-rollback' }
  expect(readTransactionIds('w-1')).toEqual(ids)
})

import type { Database, Tx } from '@foyer/database'
import { openTestDatabase } from '@foyer/database/testing'
import { type LedgerAnswer, openAccounts, readBalances } from '../index.ts'
import { type LedgerAction, perform } from './ledger-action.ts'

const migrations = new URL('../../db/migrations/', import.meta.url)

/** A member's side of the ledger with short calls; the scope is `arcade` by default. */
export interface TestMember {
  id: string
  deposit(amountMinor: bigint, key?: string): Promise<LedgerAnswer>
  bet(key: string, amountMinor: bigint, round?: string, scope?: string): Promise<LedgerAnswer>
  win(key: string, amountMinor: bigint, round: string, closesRound?: boolean): Promise<LedgerAnswer>
  rollBack(key: string, target: string, round: string, scope?: string): Promise<LedgerAnswer>
  withdraw(key: string, amountMinor: bigint, expiresAt?: Date): Promise<LedgerAnswer>
  /** A correction of a round, in either direction. */
  adjust(key: string, amountMinor: bigint, round: string): Promise<LedgerAnswer>
  /** A win apart from stakes. */
  jackpot(key: string, amountMinor: bigint): Promise<LedgerAnswer>
  post(key: string, target: string, amountMinor?: bigint): Promise<LedgerAnswer>
  void(key: string, target: string): Promise<LedgerAnswer>
  reverse(key: string, target: string): Promise<LedgerAnswer>
  /** [balance, held] of the real sub-account. */
  money(): Promise<[bigint, bigint]>
}

export interface LedgerFixture {
  database: Database
  /** Runs one piece of work in its own transaction. */
  run<T>(work: (tx: Tx) => Promise<T>, merchant?: string): Promise<T>
  /** A new member with accounts in that currency. */
  member(currency?: string, merchant?: string): Promise<TestMember>
  close(): Promise<void>
}

/** A fresh database with the platform's tables, of the kind requested for the run. */
export async function openLedgerFixture(): Promise<LedgerFixture> {
  const { database, close } = await openTestDatabase({ schema: 'public', migrations })
  let count = 0
  const run: LedgerFixture['run'] = (work, merchant = 'aurora') => database.transaction(work, { merchant })

  function speakFor(id: string, currency: string, merchant: string): TestMember {
    const act = (action: LedgerAction) => run((tx) => perform(tx, action), merchant)
    const base = { merchant, memberId: id, currency, scope: 'arcade', counter: 'game:arcade' }
    return {
      id,
      deposit: (amountMinor, key = `deposit-${id}`) =>
        act({ name: 'transfer', request: { ...base, key, kind: 'deposit', amountMinor, counter: 'payment:bank' } }),
      bet: (key, amountMinor, round, scope = 'arcade') =>
        act({ name: 'hold', request: { ...base, scope, key, kind: 'bet', amountMinor, ...(round ? { round } : {}) } }),
      win: (key, amountMinor, round, closesRound = true) =>
        act({ name: 'credit', request: { ...base, key, amountMinor, round, closesRound } }),
      rollBack: (key, target, round, scope = 'arcade') =>
        act({ name: 'rollback', request: { ...base, scope, key, target, round } }),
      withdraw: (key, amountMinor, expiresAt) =>
        act({
          name: 'hold',
          request: {
            ...base,
            counter: 'payout:bank',
            key,
            kind: 'withdrawal',
            amountMinor,
            ...(expiresAt ? { expiresAt } : {}),
          },
        }),
      adjust: (key, amountMinor, round) =>
        act({ name: 'transfer', request: { ...base, key, kind: 'adjustment', amountMinor, round } }),
      jackpot: (key, amountMinor) =>
        act({ name: 'transfer', request: { ...base, key, kind: 'win', amountMinor, round: key } }),
      post: (key, target, amountMinor) =>
        act({ name: 'post', request: { ...base, key, target, ...(amountMinor === undefined ? {} : { amountMinor }) } }),
      void: (key, target) => act({ name: 'void', request: { ...base, key, target } }),
      reverse: (key, target) => act({ name: 'reverse', request: { ...base, key, target } }),
      async money() {
        const balances = await run((tx) => readBalances(tx, merchant, id), merchant)
        const own = balances.find((balance) => balance.currency === currency)
        return [own?.balanceMinor ?? 0n, own?.heldMinor ?? 0n]
      },
    }
  }

  return {
    database,
    run,
    async member(currency = 'PHP', merchant = 'aurora') {
      const memberId = `m${++count}`
      await run((tx) => openAccounts(tx, { merchant, memberId, currency }), merchant)
      return speakFor(memberId, currency, merchant)
    },
    close,
  }
}

import { openPlainOwnerEngine, readTestDatabaseKind, type TestEngine } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccounts } from '../ledger/index.ts'
import { perform } from '../ledger/testing/ledger-action.ts'

describe.runIf(readTestDatabaseKind() === 'embedded')('an owner that is no superuser', () => {
  let test: TestEngine

  beforeAll(async () => {
    test = await openPlainOwnerEngine()
  })

  afterAll(() => test.close())

  it('applies every migration and function, and the ledger writes', async () => {
    const database = test.engine.database({ schema: 'platform', role: 'platform_test' })
    const directory = new URL('./migrations/', import.meta.url)
    expect(await database.migrate(directory)).not.toEqual([])
    expect(await database.migrate(directory)).toEqual([])
    const account = { merchant: 'aurora', memberId: '1', currency: 'PHP' }
    const request = {
      ...account,
      scope: 'bank',
      key: 'd',
      kind: 'deposit',
      amountMinor: 5n,
      counter: 'payment',
    } as const
    const deposit = database.transaction(
      async (tx) => {
        await openAccounts(tx, account)
        return perform(tx, { name: 'transfer', request })
      },
      { merchant: 'aurora' },
    )
    expect(await deposit).toMatchObject({ status: 'posted' })
  })
})

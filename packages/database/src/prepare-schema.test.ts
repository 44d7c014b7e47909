import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlainOwnerEngine, readTestDatabaseKind, type TestEngine } from './testing.ts'

describe.runIf(readTestDatabaseKind() === 'embedded')('an owner that is no superuser', () => {
  let test: TestEngine

  beforeAll(async () => {
    test = await openPlainOwnerEngine()
  })

  afterAll(() => test.close())

  it('creates the roles of an application, at the first start and later ones, and sets both', async () => {
    const database = test.engine.database({ schema: 'shop', role: 'shop_test' })
    for (let start = 1; start <= 2; start++) {
      await database.migrate(new URL('./fixtures/migrations/', import.meta.url))
      const readUser = (scope: object) =>
        database.transaction(
          (tx) => tx.execute(sql`SELECT current_user::text AS name, session_user::text AS owner`),
          scope,
        )
      expect((await readUser({ merchant: 'aurora' })).rows).toEqual([{ name: 'shop_test', owner: 'plain_owner' }])
      expect((await readUser({ isOperator: true })).rows).toEqual([
        { name: 'shop_test_operator', owner: 'plain_owner' },
      ])
    }
  })
})

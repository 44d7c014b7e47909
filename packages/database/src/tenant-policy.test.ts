import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listTablesWithoutTenantPolicy, openTestDatabase, type TestDatabase } from './testing.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase({ schema: 'arcade', migrations: new URL('./fixtures/migrations/', import.meta.url) })
})

afterAll(() => test.close())

const list = () => test.database.transaction(listTablesWithoutTenantPolicy)
const own = "merchant = current_setting('app.merchant', true)"

describe('listTablesWithoutTenantPolicy', () => {
  it('finds nothing where every table of a merchant is protected', async () => {
    expect(await list()).toEqual([])
  })

  it.each([
    ['a table without any protection', '', 'row-level security is off'],
    [
      'policies without force',
      `ALTER TABLE arcade.probe ENABLE ROW LEVEL SECURITY; CREATE POLICY p ON arcade.probe USING (${own})`,
      'row-level security does not bind the owner',
    ],
    [
      'force without a policy',
      'ALTER TABLE arcade.probe ENABLE ROW LEVEL SECURITY; ALTER TABLE arcade.probe FORCE ROW LEVEL SECURITY',
      'no policy binds it to the merchant',
    ],
    [
      'a second policy that lets everything through',
      "SELECT arcade.protect_by_merchant('arcade.probe'); CREATE POLICY wide ON arcade.probe USING (true)",
      'a policy lets other rows through',
    ],
    [
      'a policy whose check is wider than its filter',
      `ALTER TABLE arcade.probe ENABLE ROW LEVEL SECURITY; ALTER TABLE arcade.probe FORCE ROW LEVEL SECURITY;
       CREATE POLICY p ON arcade.probe USING (${own}) WITH CHECK (true)`,
      'a policy lets other rows through',
    ],
  ])('finds %s', async (_name, protection, problem) => {
    await test.database.executeSql(`CREATE TABLE arcade.probe (merchant text NOT NULL); ${protection}`)
    try {
      expect(await list()).toEqual([`probe: ${problem}`])
    } finally {
      await test.database.executeSql('DROP TABLE arcade.probe')
    }
  })

  it('asks nothing of a table without a merchant', async () => {
    await test.database.executeSql('CREATE TABLE arcade.rate (code text)')
    expect(await list()).toEqual([])
  })
})

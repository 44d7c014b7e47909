import { readdirSync } from 'node:fs'
import { listTablesWithoutTenantPolicy } from '@foyer/database/testing'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await Promise.all([server.logIn('aurora'), server.logIn('lotus')])
})
afterAll(() => server.close())

describe('T10, TMPL-01 a merchant’s rows are its own', () => {
  it('every table with a merchant carries the tenant rule', async () => {
    expect(await server.database.transaction(listTablesWithoutTenantPolicy)).toEqual([])
  })

  it('without a merchant no row is seen, with one only its own, though no WHERE asks for it', async () => {
    const listMerchants = async (merchant?: string) => {
      const options = merchant === undefined ? {} : { merchant }
      const { rows } = await server.database.transaction(
        (tx) => tx.execute(sql`SELECT DISTINCT merchant FROM member`),
        options,
      )
      return rows.map((row) => row.merchant)
    }
    expect(await listMerchants()).toEqual([])
    expect(await listMerchants('aurora')).toEqual(['aurora'])
    expect(await listMerchants('lotus')).toEqual(['lotus'])
  })

  it('a row of another merchant cannot be written', async () => {
    const write = server.database.transaction((tx) => tx.execute(sql`UPDATE member SET merchant = 'lotus'`), {
      merchant: 'aurora',
    })
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  it('the ledger’s tables are read-only to the application', async () => {
    const write = server.database.transaction((tx) => tx.execute(sql`UPDATE ledger_account SET balance = 1`), {
      merchant: 'aurora',
    })
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })
})

describe('tables in code and in the database', async () => {
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.table.ts'),
  )
  const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ `../${name}`)))
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  )

  it.each(tables.map((table) => getTableConfig(table)))('$name have the same columns', async ({ name, columns }) => {
    const { rows } = await server.database.executeSql(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "isRequired" FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attname`,
      [`public.${name}`],
    )
    const described = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      isRequired: column.notNull || column.primary,
    }))
    expect(described.sort((a, b) => a.name.localeCompare(b.name))).toEqual(
      (rows as typeof described).sort((a, b) => a.name.localeCompare(b.name)), // the three columns of the statement above
    )
  })
})

import { openEmbeddedCopy, openServedCopy, type TestEngineOptions, type TestSchema } from './testing-template.ts'
import type { Database, DatabaseKind, Engine } from './types.ts'

export { listTablesWithoutTenantPolicy } from './tenant-policy.ts'
export { type KillRandom, killCount, openKillRandom } from './testing-kills.ts'
export { fillDataFolder, type TestEngineOptions } from './testing-template.ts'

export interface TestEngine {
  engine: Engine
  /** Makes the database hang for this time with open connections; resolves afterwards. @throws on a server without `canFallSilent` */
  fallSilent(ms: number): Promise<void>
  /** Ends the engine and removes the database. */
  close(): Promise<void>
}

export interface TestDatabase extends TestEngine {
  database: Database
}

/** @returns the database kind of this test run: FOYER_TEST_DATABASE=served, otherwise embedded */
export function readTestDatabaseKind(): DatabaseKind {
  return process.env.FOYER_TEST_DATABASE === 'served' ? 'served' : 'embedded'
}

/** Opens an engine on a fresh database with these applications' schemas, of the kind of this run. */
export async function openTestEngine(schemas: TestSchema[] = [], options: TestEngineOptions = {}): Promise<TestEngine> {
  const isServed = readTestDatabaseKind() === 'served'
  const { engine, fallSilent, remove } = await (isServed ? openServedCopy : openEmbeddedCopy)(schemas, options)
  return {
    engine,
    fallSilent,
    close: async () => {
      await engine.close()
      await remove()
    },
  }
}

/** Opens a fresh database with one application's schema. */
export async function openTestDatabase(schema: TestSchema, options?: TestEngineOptions): Promise<TestDatabase> {
  const { engine, fallSilent, close } = await openTestEngine([schema], options)
  const database = engine.database({ schema: schema.schema, role: schema.role ?? `${schema.schema}_test` })
  return { engine, database, fallSilent, close }
}

/**
 * Opens an engine on a fresh embedded database whose owner is no superuser. Its one session is changed to that user: a
 * pool of connections would keep its own.
 */
export async function openPlainOwnerEngine(): Promise<TestEngine> {
  const test = await openTestEngine()
  await test.engine.database({ schema: 'public', role: 'anyone' }).executeSql(`
    CREATE ROLE plain_owner LOGIN CREATEROLE;
    GRANT CREATE ON DATABASE postgres TO plain_owner;
    SET SESSION AUTHORIZATION plain_owner`)
  return test
}

/** @returns a line for the end of a test run: kind and version of the database */
export async function readDatabaseLabel(): Promise<string> {
  const { engine, close } = await openTestEngine()
  try {
    const place = engine.kind === 'served' ? ` at ${engine.location.replace(/\/.*$/, '')}` : ' (PGlite)'
    return `${engine.kind} ${engine.version}${place}`
  } finally {
    await close()
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEngine } from './engine.ts'
import { readMigrationFiles } from './migrate.ts'
import { readFunctionSet } from './replace-functions.ts'
import { openHangingProxy } from './testing-proxy.ts'
import type { DatabaseLogger, Engine } from './types.ts'

/** One application's schema in a test database. */
export interface TestSchema {
  schema: string
  /** Default: `<schema>_test`. */
  role?: string
  /** Folder of migrations, applied in advance. */
  migrations?: URL
}

export interface TestEngineOptions {
  /** Connections to a server lead through a proxy that can hang, at the cost of every byte copied twice. */
  canFallSilent?: boolean
  logger?: DatabaseLogger
}

/** Declared in the browser types only. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

/** A separate database for one test file, with its removal. */
export interface FreshEngine {
  engine: Engine
  /** Makes the database hang for this time; resolves afterwards. @throws on a server without `canFallSilent` */
  fallSilent: (ms: number) => Promise<void>
  remove: () => Promise<void>
}

/** Default address for FOYER_TEST_DATABASE=served without DATABASE_URL. */
const USUAL_ADDRESS = 'postgres://postgres@localhost:5432/postgres'
const LEFTOVER_LIFE_MS = 24 * 3_600_000

/** Files of this package that influence a fresh database. */
const SHAPING_FILES = [
  'embedded/open-pglite.ts',
  'embedded/create-cluster.ts',
  'prepare-schema.ts',
  'migrate.ts',
  'replace-functions.ts',
]

/** A name for this schema with the contents of these files: a change in any of them creates another template. */
async function nameTemplate(schemas: TestSchema[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of SHAPING_FILES) hash.update(await readFile(new URL(file, import.meta.url)))
  for (const { schema, role, migrations } of schemas) {
    const files = migrations ? await readMigrationFiles(migrations) : []
    const functions = migrations && (await readFunctionSet(migrations))
    hash.update(JSON.stringify([schema, role, files, functions?.hash]))
  }
  return hash.digest('hex').slice(0, 24)
}

async function fill(engine: Engine, schemas: TestSchema[]): Promise<void> {
  for (const { schema, role, migrations } of schemas) {
    if (migrations) await engine.database({ schema, role: role ?? `${schema}_test` }).migrate(migrations)
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Removes templates that are unused for a day. */
async function removeOldFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFTOVER_LIFE_MS) await rm(path, { recursive: true, force: true })
  }
}

/** @returns the folder of the template for these schemas, created if missing; the empty one is the base of all */
async function findFolder(parent: string, schemas: TestSchema[]): Promise<string> {
  const template = join(parent, `template-${await nameTemplate(schemas)}`)
  if (!(await isThere(template))) {
    const growing = await mkdtemp(`${template}-`)
    if (schemas.length > 0) copyCluster(await findFolder(parent, []), growing)
    const engine = await openEngine({ dataDir: growing, isDurable: false })
    await fill(engine, schemas)
    await engine.close()
    // Another test process may have been first; its template is equivalent.
    await rename(growing, template).catch(() => rm(growing, { recursive: true, force: true }))
  }
  const now = new Date()
  await utimes(template, now, now)
  return template
}

/** Synchronous: for some 400 small files it takes half of the processor time of the asynchronous copy. */
function copyCluster(from: string, to: string): void {
  cpSync(join(from, 'postgres'), join(to, 'postgres'), { recursive: true })
}

/** Copies the template for these schemas into `dataDir`, in the state after a clean shutdown. */
export async function fillDataFolder(dataDir: string, schemas: TestSchema[] = []): Promise<void> {
  const parent = join(tmpdir(), 'foyer-test')
  await mkdir(parent, { recursive: true })
  await removeOldFolders(parent)
  copyCluster(await findFolder(parent, schemas), dataDir)
}

/**
 * PGlite's compiled module. V8 shares the machine code of equal modules within a process for as long as one of them is
 * held; otherwise each database compiles its 9 MB again.
 */
let compiledPglite: Promise<object> | undefined

async function compilePglite(): Promise<object> {
  const entry = import.meta.resolve('@electric-sql/pglite')
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', entry)))
}

/** Opens the embedded engine, without syncs, on a copy of the template that these schemas share. */
export async function openEmbeddedCopy(schemas: TestSchema[], { logger }: TestEngineOptions): Promise<FreshEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'))
  compiledPglite ??= compilePglite()
  await compiledPglite
  await fillDataFolder(dataDir, schemas)
  const engine = await openEngine({ dataDir, isDurable: false, logger })
  const anyone = engine.database({ schema: 'public', role: 'anyone' })
  return {
    engine,
    // The single worker sleeps, whatever happens to the caller.
    fallSilent: async (ms) => {
      const stalled = anyone.executeSql(`SELECT pg_sleep(${ms / 1000})`).catch(() => undefined)
      await Promise.all([stalled, sleep(ms)])
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

function readServedAddress(database?: string): string {
  const url = new URL(process.env.DATABASE_URL ?? USUAL_ADDRESS)
  if (database !== undefined) url.pathname = `/${database}`
  return url.href
}

async function runOnServer<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: readServedAddress() })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

/** Removes leftovers of killed test runs, and templates of outdated schemas. */
async function dropOldDatabases(client: pg.Client): Promise<void> {
  const found = await client.query<{ datname: string }>(`
    SELECT datname FROM pg_database
    WHERE datname ~ '^foyer_(test|template)_'
      AND (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 day'`)
  for (const { datname } of found.rows) await dropDatabase(client, datname)
}

async function buildServed(client: pg.Client, template: string, schemas: TestSchema[]): Promise<void> {
  const growing = `foyer_test_${randomBytes(8).toString('hex')}`
  await client.query(`CREATE DATABASE ${growing}`)
  const engine = await openEngine({ url: readServedAddress(growing) })
  await fill(engine, schemas)
  await engine.close()
  // Another test process may have been first; its template is equivalent.
  await client.query(`ALTER DATABASE ${growing} RENAME TO ${template}`).catch(() => dropDatabase(client, growing))
}

/** Opens the PostgreSQL server on a new database, copied by the server from the template that these schemas share. */
export async function openServedCopy(
  schemas: TestSchema[],
  { canFallSilent = false, logger }: TestEngineOptions,
): Promise<FreshEngine> {
  const template = `foyer_template_${await nameTemplate(schemas)}`
  const name = `foyer_test_${randomBytes(8).toString('hex')}`
  await runOnServer(async (client) => {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (found.rowCount === 0) {
      await dropOldDatabases(client)
      await buildServed(client, template, schemas)
    }
    // Copied as files: a copy through the buffers takes six times the processor time, most of it when it is dropped.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  })
  const url = new URL(readServedAddress(name))
  const proxy = canFallSilent ? await openHangingProxy(url) : undefined
  const engine = await openEngine({ url: proxy?.url ?? url.href, logger })
  return {
    engine,
    fallSilent: async (ms) => {
      if (!proxy) throw new Error('the engine is open without canFallSilent')
      proxy.fallSilent()
      await sleep(ms)
      proxy.speakAgain()
    },
    remove: async () => {
      await proxy?.close()
      await runOnServer((client) => dropDatabase(client, name))
    },
  }
}

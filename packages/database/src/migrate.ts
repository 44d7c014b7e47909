import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'
import type { Backend } from './backend.ts'
import { MIGRATION_LOCK_TIMEOUT_MS } from './database.constants.ts'
import { DatabaseUnavailableError, MigrationError } from './errors.ts'
import { retryLockWaits } from './lock-wait.ts'
import { prepareSchema } from './prepare-schema.ts'
import { replaceFunctions } from './replace-functions.ts'
import type { Identity } from './scope.ts'

const FILE_NAME = /^\d{3}-[a-z0-9-]+\.sql$/
const FORMER_HASH = /^-- former hash: ([0-9a-f]{64})$/gm

interface MigrationFile {
  /** File name without its extension, as recorded by node-pg-migrate. */
  name: string
  hash: string
  /** Hashes of earlier contents of a split file: databases that applied one of them stay valid. */
  formerHashes: string[]
}

/** Reads the migration files of a folder in order, each with the hash of its content. */
export async function readMigrationFiles(directory: URL): Promise<MigrationFile[]> {
  const folder = fileURLToPath(directory)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const odd = names.find((name) => !FILE_NAME.test(name))
  if (odd !== undefined) throw new MigrationError(`The migration ${odd} is not named NNN-noun.sql.`)
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(new URL(name, `${directory.href.replace(/\/?$/, '/')}`), 'utf8')
      const text = content.replaceAll('\r\n', '\n')
      return {
        name: name.slice(0, -'.sql'.length),
        hash: createHash('sha256').update(text).digest('hex'),
        formerHashes: Array.from(text.matchAll(FORMER_HASH), ([, hash = '']) => hash),
      }
    }),
  )
}

async function readApplied(client: ClientBase, identity: Identity): Promise<Map<string, string | null>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migration (id serial PRIMARY KEY, name varchar(255) NOT NULL, run_on timestamp NOT NULL);
    CREATE TABLE IF NOT EXISTS migration_hash (name text PRIMARY KEY, hash text NOT NULL);
    REVOKE ALL ON migration, migration_hash FROM ${identity.role};`)
  const found = await client.query<{ name: string; hash: string | null }>(
    'SELECT name, hash FROM migration LEFT JOIN migration_hash USING (name) ORDER BY id',
  )
  return new Map(found.rows.map((row) => [row.name, row.hash]))
}

/**
 * Names after the last own file are a newer version's: during a deployment and after a rollback an older one starts on
 * its schema.
 */
function listNewer(files: MigrationFile[], applied: Map<string, string | null>): string[] {
  const last = files.at(-1)
  return last ? [...applied.keys()].filter((name) => name > last.name) : []
}

/** @returns the files to apply. @throws MigrationError when the applied ones are not the first files, unchanged */
function findPending(files: MigrationFile[], applied: Map<string, string | null>, newer: string[]): MigrationFile[] {
  const names = [...applied.keys()].filter((name) => !newer.includes(name))
  for (const [index, name] of names.entries()) {
    const file = files[index]
    if (!files.some((one) => one.name === name)) {
      throw new MigrationError(`The migration ${name} was applied to this database but its file is gone. Restore it.`)
    }
    if (file?.name !== name) throw explainOrder(file, name)
    const hash = applied.get(name)
    if (hash !== file.hash && !file.formerHashes.some((former) => former === hash)) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied. Restore the file and write a new migration instead.`,
      )
    }
  }
  const pending = files.slice(names.length)
  if (pending.length > 0 && newer[0] !== undefined) throw explainOrder(pending[0], newer[0])
  return pending
}

function explainOrder(file: MigrationFile | undefined, applied: string): MigrationError {
  return new MigrationError(
    `The migration ${file?.name} stands before ${applied}, which is applied already. Give it a number after the last.`,
  )
}

async function applyFiles(client: ClientBase, identity: Identity, directory: URL, logger: Backend['logger']) {
  // Loaded on demand: it includes a command line and a loader of other languages.
  const { runner } = await import('node-pg-migrate')
  const tell = (level: 'info' | 'warn' | 'error') => (message: string) =>
    level === 'info' ? undefined : logger[level]({ schema: identity.schema }, message)
  const done = await runner({
    dbClient: client,
    dir: fileURLToPath(directory),
    ignorePattern: '(?!\\d{3}-[a-z0-9-]+\\.sql$).*',
    schema: identity.schema,
    migrationsTable: 'migration',
    direction: 'up',
    singleTransaction: true,
    noLock: true,
    logger: { info: tell('info'), warn: tell('warn'), error: tell('error') },
  })
  return done.map((one) => one.name)
}

/**
 * Applies the pending files of `directory` to an application's schema, atomically, in one process at a time, then
 * replaces the functions in `functions/` next to it if their revision is newer.
 * @returns the names of the applied migrations
 */
export function migrate(backend: Backend, identity: Identity, directory: URL): Promise<string[]> {
  return backend.withProcessLock(`migrate ${identity.schema}`, async () => {
    const files = await readMigrationFiles(directory)
    return backend.withOwner(async (client) => {
      const step = <T>(run: () => Promise<T>) =>
        retryLockWaits(run, { schema: identity.schema, logger: backend.logger })
      await client.query(`SET lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MS}`)
      await step(() => prepareSchema(client, identity))
      const known = await step(() => readApplied(client, identity))
      const newer = listNewer(files, known)
      const pending = findPending(files, known, newer)
      if (newer.length > 0) backend.logger.warn({ schema: identity.schema, newer }, 'newer migrations kept')
      const applied =
        pending.length === 0 ? [] : await step(() => applyPending(client, identity, directory, pending, backend.logger))
      await step(() => replaceFunctions(client, identity, directory, backend.logger))
      return applied
    })
  })
}

async function applyPending(
  client: ClientBase,
  identity: Identity,
  directory: URL,
  pending: MigrationFile[],
  logger: Backend['logger'],
): Promise<string[]> {
  // Before the run, so that no crash leaves an applied file without its hash.
  for (const file of pending) {
    await client.query(
      'INSERT INTO migration_hash VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash',
      [file.name, file.hash],
    )
  }
  try {
    return await applyFiles(client, identity, directory, logger)
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The migrations of ${identity.schema} failed, none was applied: ${reason}`, {
      cause: error,
    })
  }
}

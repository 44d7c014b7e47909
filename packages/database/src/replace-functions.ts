import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import type { Backend } from './backend.ts'
import { MigrationError } from './errors.ts'
import type { Identity } from './scope.ts'

/** The SQL functions of an application: the files of `functions/`, in order of their names. */
export interface FunctionSet {
  /** The number in `functions/REVISION`, raised with every change. */
  revision: number
  hash: string
  files: Array<{ name: string; text: string }>
}

/** Reads `functions/` next to the migrations. @returns undefined without one. @throws MigrationError */
export async function readFunctionSet(migrations: URL): Promise<FunctionSet | undefined> {
  const folder = new URL('../functions/', `${migrations.href.replace(/\/?$/, '/')}`)
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return undefined
  const revision = Number(await readFile(new URL('REVISION', folder), 'utf8').catch(() => Number.NaN))
  if (!Number.isInteger(revision)) throw new MigrationError('functions/REVISION is not a whole number.')
  const sqlNames = names.filter((name) => name.endsWith('.sql')).sort()
  const files = await Promise.all(
    sqlNames.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text: text.replaceAll('\r\n', '\n') }
    }),
  )
  return { revision, hash: createHash('sha256').update(JSON.stringify(files)).digest('hex'), files }
}

/**
 * Replaces all functions of a schema in one transaction when their revision is newer than the database's. During a
 * deployment two versions run in parallel: a restarted instance of the older one leaves the newer functions.
 * @throws MigrationError when functions changed without a new revision, or one fails
 */
export async function replaceFunctions(
  client: ClientBase,
  { schema, role }: Identity,
  migrations: URL,
  logger: Backend['logger'],
): Promise<void> {
  const wanted = await readFunctionSet(migrations)
  if (!wanted) return
  await client.query(`
    CREATE TABLE IF NOT EXISTS migration_function (revision int PRIMARY KEY, hash text NOT NULL);
    REVOKE ALL ON migration_function FROM ${role};`)
  const found = await client.query<{ revision: number; hash: string }>(
    'SELECT revision, hash FROM migration_function ORDER BY revision DESC LIMIT 1',
  )
  const current = found.rows[0]
  if (current && current.revision > wanted.revision) {
    logger.warn({ schema, current: current.revision, own: wanted.revision }, 'newer SQL functions kept')
    return
  }
  if (current?.revision === wanted.revision) {
    if (current.hash === wanted.hash) return
    throw new MigrationError(`The functions of ${schema} changed. Raise the number in functions/REVISION.`)
  }
  await applyFunctions(client, schema, wanted)
}

async function applyFunctions(client: ClientBase, schema: string, { revision, hash, files }: FunctionSet) {
  let running = ''
  await client.query('BEGIN')
  try {
    // SECURITY DEFINER functions take the current path: a caller's temporary table must not come before ours.
    await client.query(`SET LOCAL search_path = ${schema}, pg_temp`)
    for (const { name, text } of files) {
      running = name
      await client.query(text)
    }
    await client.query('INSERT INTO migration_function VALUES ($1, $2)', [revision, hash])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The functions of ${schema} failed in ${running}, none was replaced: ${reason}`, {
      cause: error,
    })
  }
}

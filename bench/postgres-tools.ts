import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../scripts/run-command.ts'

/** Transactions per second with this many clients, each committed durably. */
export type PgbenchRun = (clients: number, seconds: number) => Promise<number>

/** Branches: more than clients, so that they do not queue for one row. */
const SCALE = 32

/** Vacuum of the tables beyond the default threshold of PostgreSQL's autovacuum: a fifth of dead rows. */
const VACUUM_COMMANDS = `SELECT format('VACUUM (ANALYZE) %I.%I', schemaname, relname) FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup`

/**
 * pgbench's own TPC-B (three updates, a read and an insert per transaction) in the database at `location`
 * (host:port/name), with pgbench's defaults. @throws when pgbench is not installed or fails
 */
export async function createTpcB(location: string): Promise<PgbenchRun> {
  await runPgbench(location, ['--initialize', '--quiet', `--scale=${SCALE}`])
  return (clients, seconds) => countTransactions(location, clients, seconds, [])
}

/** A script of our own, run by the same program, with statements prepared as in the store. */
export async function createScript(location: string, folder: string, script: string): Promise<PgbenchRun> {
  const file = join(folder, 'pgbench.sql')
  await writeFile(file, script)
  return (clients, seconds) => countTransactions(location, clients, seconds, ['--protocol=prepared', `--file=${file}`])
}

async function countTransactions(location: string, clients: number, seconds: number, more: string[]): Promise<number> {
  const threads = Math.min(clients, 2)
  const given = [`--client=${clients}`, `--jobs=${threads}`, `--time=${seconds}`, '--no-vacuum', ...more]
  return Number(/^tps = ([\d.]+)/m.exec(await runPgbench(location, given))?.[1])
}

async function runPgbench(location: string, given: string[]): Promise<string> {
  return runTool('pgbench', [...given, makeAddress(location)])
}

/**
 * Autovacuum's work with default settings in the database at `location`, so that a server with autovacuum off gives the
 * same figures; without a limit of time, as autovacuum has none. @throws when psql is not installed or fails
 */
export async function vacuumTables(location: string): Promise<void> {
  const address = makeAddress(location)
  const list = await runTool('psql', ['--tuples-only', '--no-align', `--command=${VACUUM_COMMANDS}`, address])
  const commands = list.split('\n').filter(Boolean)
  if (commands.length > 0) await runTool('psql', [...commands.map((command) => `--command=${command}`), address])
}

function makeAddress(location: string): string {
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@localhost:5432/')
  url.pathname = location.replace(/^[^/]*/, '')
  return url.href
}

async function runTool(command: string, given: string[]): Promise<string> {
  const { code, output } = await runCommand(command, given)
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output.slice(-500)}`)
  return output
}

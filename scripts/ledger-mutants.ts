import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, mutants } from './ledger-mutant.table.ts'
import { projectRoot, toolPath } from './project.ts'
import { runCommand } from './run-command.ts'

/* Applies each deliberate defect to a copy of the ledger and runs the tests that must detect it. An undetected
   defect fails the run; so does the copy without a defect when its tests fail. Arguments on the command line select
   mutants. */
const AT_ONCE = 2
const TIMEOUT_MS = 120_000
const server = 'apps/server/src'
const ledger = `${server}/ledger`

/** True when a PostgreSQL listens at DATABASE_URL or at its default local address. */
function findPostgres(): Promise<boolean> {
  const { hostname, port } = new URL(process.env.DATABASE_URL ?? 'postgres://localhost:5432')
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname || 'localhost', port: Number(port || 5432) })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}

/** The ledger, its migrations and its tests in a separate folder; packages and tools are the project's. */
async function copyLedger(folder: string): Promise<void> {
  for (const path of [ledger, `${server}/db/migrations`, `${server}/db/functions`, 'scripts/test'])
    await cp(join(projectRoot, path), join(folder, path), { recursive: true })
  for (const path of ['vitest.config.ts', 'package.json', 'scripts/resolve-hook.ts'])
    await cp(join(projectRoot, path), join(folder, path))
  await mkdir(join(folder, 'apps/server'), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
}

async function runTests(folder: string, tests: string[], kind: string): Promise<{ isGreen: boolean; output: string }> {
  const paths = tests.map((test) => `${ledger}/${test}`)
  const env = { ...process.env, FOYER_TEST_DATABASE: kind, NO_COLOR: '1' }
  const { code, output } = await runCommand(
    process.execPath,
    [toolPath('vitest'), 'run', '--root', folder, '--bail=1', '--maxWorkers=1', ...paths],
    { cwd: folder, env, timeoutMs: TIMEOUT_MS },
  )
  return { isGreen: code === 0, output }
}

/** Undefined when a test has detected the defect; otherwise the reason. */
async function tryMutant(mutant: Mutant, kind: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-mutant-'))
  try {
    await copyLedger(folder)
    const path = join(folder, server, mutant.file)
    const source = await readFile(path, 'utf8')
    if (source.split(mutant.find).length !== 2) return `its words are not found once in ${mutant.file}`
    await writeFile(
      path,
      source.replace(mutant.find, () => mutant.replace),
    )
    const { isGreen, output } = await runTests(folder, mutant.tests, kind)
    if (isGreen) return 'no test has seen it'
    // A copy that fails to start proves nothing about the tests.
    const isSeen =
      /AssertionError|Tests .*failed/.test(output) && !/MigrationError|SyntaxError|Failed to load/.test(output)
    return isSeen ? undefined : `the copy did not run:\n${output.slice(-2_000)}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The copy without a defect. */
async function tryNone(kind: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-mutant-'))
  try {
    await copyLedger(folder)
    const { isGreen, output } = await runTests(folder, [...new Set(mutants.flatMap(({ tests }) => tests))], kind)
    return isGreen ? undefined : `the tests fail without any defect:\n${output.slice(-3_000)}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const words = process.argv.slice(2)
const chosen = mutants.filter(({ name }) => words.every((word) => name.includes(word)))
const isServed = await findPostgres()
const kind = isServed ? 'served' : 'embedded'
const waiting = chosen.filter(({ needsServed }) => isServed || !needsServed)
const skipped = chosen.length - waiting.length
const survivors: string[] = []

const fault = await tryNone(kind)
if (fault) {
  console.error(fault)
  process.exit(1)
}

async function work(): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const reason = await tryMutant(mutant, kind)
    if (reason) survivors.push(mutant.name)
    console.log(`${reason ? 'SURVIVES' : 'caught  '}  ${mutant.name}${reason ? `: ${reason}` : ''}`)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work))
console.log(
  `\n${chosen.length - skipped - survivors.length} of ${chosen.length} defects caught on the ${kind} database` +
    (skipped ? `; ${skipped} need a PostgreSQL and none answers` : ''),
)
process.exitCode = survivors.length > 0 ? 1 : 0

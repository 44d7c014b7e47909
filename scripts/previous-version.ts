import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './project.ts'
import { exitOnSignals, runCommand } from './run-command.ts'

/* Rolling deployment: during one, instances of the previous version run on the new schema. This job runs the server
   tests of the commit before the newest migration with the migrations and SQL functions of the working tree. Tests of
   pages need that commit's web app; the comparison of its tables with the schema is left out, because they differ.
   Arguments are passed on to Vitest (default: apps/server apps/arcade apps/bank). */
const TESTS_TIMEOUT_MS = 30 * 60_000
const TESTED_NAMES = '^(?!.*have the same columns)'
const APPS = ['server', 'arcade', 'bank']
const SCHEMA_FOLDERS = APPS.map((app) => `apps/${app}/src/db`)

exitOnSignals()
const newest = await git(
  'log',
  '-1',
  '--diff-filter=A',
  '--format=%h',
  '--',
  ...SCHEMA_FOLDERS.map((path) => `${path}/migrations`),
)
const folder = mkdtempSync(join(tmpdir(), 'foyer-previous-'))
try {
  await git('worktree', 'add', '--detach', folder, `${newest}~1`)
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'])
  await run('npm', ['run', 'build'])
  for (const path of SCHEMA_FOLDERS) cpSync(join(projectRoot, path), join(folder, path), { recursive: true })
  const chosen = process.argv.slice(2)
  const tests = chosen.length > 0 ? chosen : APPS.map((app) => `apps/${app}/`)
  console.log(`Tests of ${newest}~1 on the schema of the working tree`)
  process.exitCode = (
    await run('npx', ['vitest', 'run', '--reporter=dot', '--testNamePattern', TESTED_NAMES, ...tests])
  ).code
} finally {
  await git('worktree', 'remove', '--force', folder)
  rmSync(folder, { recursive: true, force: true })
}

function run(command: string, args: string[]) {
  return runCommand(command, args, { cwd: folder, isShown: true, timeoutMs: TESTS_TIMEOUT_MS })
}

async function git(...args: string[]): Promise<string> {
  const { code, output } = await runCommand('git', args, { cwd: projectRoot })
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`)
  return output.trim()
}

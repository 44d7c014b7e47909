import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot, toolPath } from './project.ts'
import { exitOnSignals, runCommand } from './run-command.ts'

/* Mutation scores of the rules (`*.rules.ts` and the money package): each file's share of mutants detected by its
   tests. A file below the minimum fails the run. Arguments are globs of the files to mutate; none means all. */
const MIN_SCORE = 80
const REPORT = join(projectRoot, '.cache/mutation.json')
const DETECTED = new Set(['Killed', 'Timeout'])
const UNDETECTED = new Set(['Survived', 'NoCoverage'])

interface MutantResult {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number } }
}

exitOnSignals()
const globs = process.argv.slice(2)
const { code } = await runCommand(
  toolPath('stryker'),
  [
    'run',
    'scripts/mutation/stryker.config.json',
    ...(globs.length ? ['--mutate', [...globs, '!**/*.test.ts'].join(',')] : []),
  ],
  { cwd: projectRoot, isShown: true },
)
if (code !== 0) process.exit(code)

const report: { files: Record<string, { mutants: MutantResult[] }> } = JSON.parse(await readFile(REPORT, 'utf8'))
let isBelow = false
for (const [path, { mutants }] of Object.entries(report.files)) {
  const detected = mutants.filter(({ status }) => DETECTED.has(status))
  const undetected = mutants.filter(({ status }) => UNDETECTED.has(status))
  const count = detected.length + undetected.length
  const score = count ? (detected.length / count) * 100 : 100
  isBelow ||= score < MIN_SCORE
  console.log(`${score < MIN_SCORE ? 'LOW' : 'ok '} ${score.toFixed(1).padStart(5)} % of ${count} ${path}`)
  if (score < MIN_SCORE)
    for (const { location, mutatorName, status, replacement = '' } of undetected)
      console.log(`      ${location.start.line} ${status} ${mutatorName}: ${replacement.slice(0, 100)}`)
}
process.exitCode = isBelow ? 1 : 0

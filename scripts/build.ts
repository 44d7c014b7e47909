import { BuildError, buildApps } from './build-apps.ts'
import { exitOnSignals } from './run-command.ts'
import { createProgress } from './start/progress.ts'

const report = createProgress()
exitOnSignals()
try {
  await buildApps({ isForced: process.argv.includes('--force'), report })
  report('built')
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exitCode = 70
}

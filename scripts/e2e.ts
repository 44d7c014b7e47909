import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BrowserMissingError, ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { projectRoot, toolPath } from './project.ts'
import { createProgress } from './start/progress.ts'

const report = createProgress()

/** The journeys on the built product, on an instance for each worker: options are Playwright's own, for example --grep, --headed, --project. */
async function runJourneys(): Promise<number> {
  const browser = await ensureBrowser(report)
  await buildApps({ report })
  const child = spawn(toolPath('playwright'), ['test', ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...process.env, CHROMIUM_PATH: browser },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

process.exitCode = await runJourneys().catch((error: unknown) => {
  console.error(error instanceof BrowserMissingError ? error.message : error)
  return 1
})

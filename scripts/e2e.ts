import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { planOutside } from '../e2e/outside.ts'
import { BrowserMissingError, ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { projectRoot, toolPath } from './project.ts'
import { startInstance } from './running-instance.ts'
import { createProgress } from './start/progress.ts'

/** The browsers of all workers together leave the instance its time: it answers within limits of its own. */
const BROWSER_PRIORITY = 5

const report = createProgress()

/** The journeys on the built product: options are Playwright's own, for example --grep, --headed, --project. */
async function runJourneys(): Promise<number> {
  const browser = await ensureBrowser(report)
  await buildApps({ report })
  report('starting an instance for the journeys')
  const outside = await planOutside()
  const instance = await startInstance(outside.instance)
  try {
    const child = spawn(toolPath('playwright'), ['test', ...process.argv.slice(2)], {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...outside.journeys,
        CHROMIUM_PATH: browser,
        FOYER_PORT: String(instance.port),
        FOYER_PASSWORD: instance.password,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (child.pid) setPriority(child.pid, BROWSER_PRIORITY)
    const [code] = await once(child, 'exit')
    const stopCode = await instance.stop()
    if (stopCode !== 0) console.error(`the instance ended with ${stopCode}:\n${instance.readOutput()}`)
    return stopCode === 0 ? (code ?? 1) : code || 1
  } finally {
    await instance.remove()
  }
}

process.exitCode = await runJourneys().catch((error: unknown) => {
  console.error(error instanceof BrowserMissingError ? error.message : error)
  return 1
})

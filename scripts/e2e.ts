import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BrowserMissingError, ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { projectRoot, toolPath } from './project.ts'
import { startHouse } from './running-house.ts'
import { createProgress } from './start/progress.ts'

/** The journeys on the built product: options are Playwright's own, for example --grep, --headed, --project. */
const report = createProgress()

async function runJourneys(): Promise<number> {
  const browser = await ensureBrowser(report)
  await buildApps({ report })
  report('starting a house of their own for the journeys')
  const house = await startHouse()
  try {
    const child = spawn(toolPath('playwright'), ['test', ...process.argv.slice(2)], {
      cwd: projectRoot,
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        FOYER_PORT: String(house.port),
        FOYER_PASSWORD: house.password,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    const stopCode = await house.stop()
    if (stopCode !== 0) console.error(`the house ended with ${stopCode}:\n${house.readOutput()}`)
    return stopCode === 0 ? (code ?? 1) : code || 1
  } finally {
    await house.remove()
  }
}

process.exitCode = await runJourneys().catch((error: unknown) => {
  console.error(error instanceof BrowserMissingError ? error.message : error)
  return 1
})

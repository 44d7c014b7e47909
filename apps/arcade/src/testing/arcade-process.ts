/**
 * An arcade in a separate process, for tests that kill it:
 * node arcade-process.ts DATA_DIR PLATFORM_URL VENDOR_CODE VENDOR_SECRET PUBLIC_URL
 * Draws fall every 1.5 seconds; rounds of Crash sell for 0.7 seconds and fly for one at most. Prints its address when
 * ready.
 */
import { openEngine } from '@foyer/database'
import { createArcadeApp } from '../app.ts'
import type { PlannedDraw } from '../game/draw.rules.ts'
import { arcadeMigrations } from '../index.ts'

const [dataDir, platformUrl = '', vendorCode = '', vendorSecret = '', publicUrl = ''] = process.argv.slice(2)
const PERIOD_MS = 1_500

function plan(now: Date): PlannedDraw[] {
  const first = Math.floor(now.getTime() / PERIOD_MS) + 2
  return [first, first + 1, first + 2].map((number) => {
    const drawsAt = new Date(number * PERIOD_MS)
    const id = String(number).padStart(12, '0')
    return {
      id: `${id.slice(0, 8)}-${id.slice(8)}`,
      lottery: 'FIVE',
      drawsAt,
      closesAt: new Date(drawsAt.getTime() - 400),
    }
  })
}

const engine = await openEngine({ dataDir })
const database = engine.database({ schema: 'arcade', role: 'arcade_test' })
await database.migrate(arcadeMigrations)
const app = await createArcadeApp({
  database,
  config: { platformUrl, publicUrl, vendorCode, vendorSecret, pagesDir: new URL('./pages/', import.meta.url) },
  testing: {
    ...{ plan, callTimeoutMs: 500, maxPollDelayMs: 300, revealMs: 0 },
    games: { crash: { bettingMs: 700, pauseMs: 100, computePoint: (_seed, roundId) => 104 + (roundId % 3) } },
  },
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))

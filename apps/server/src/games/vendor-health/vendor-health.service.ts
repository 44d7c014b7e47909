import { createPollLoop, type Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry as MetricsRegistry } from 'prom-client'
import type { GameProvider } from '../../providers/games/games.ts'
import { decideHealth, type HealthState, initialHealth, type LaunchCounts, noLaunches } from './vendor-health.rules.ts'
import { countLaunches } from './vendor-health.store.ts'

export interface VendorHealth {
  /** False hides the vendor's games; a vendor that is not watched is up. */
  isUp(vendor: string): boolean
  /** Probes every vendor once and decides anew. */
  check(): Promise<void>
}

interface Dependencies {
  database: Database
  providers: ReadonlyMap<string, Pick<GameProvider, 'code' | 'probe'>>
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
}

/** Watches the vendors of this process: probes, and launches that no vendor answers. */
export function createVendorHealth({ database, providers, metrics, logger }: Dependencies): VendorHealth {
  const states = new Map<string, HealthState>()
  const up = new Gauge({
    name: 'foyer_vendor_up',
    help: 'Whether the games of a vendor are offered: 0 while it is down',
    labelNames: ['vendor'],
    registers: [metrics],
  })
  const probes = new Counter({
    name: 'foyer_vendor_probes_total',
    help: 'Probes of vendors by outcome',
    labelNames: ['vendor', 'outcome'],
    registers: [metrics],
  })
  const launches = new Gauge({
    name: 'foyer_vendor_launches',
    help: 'Members of the last five minutes whose launches the vendor has answered, or has not',
    labelNames: ['vendor', 'outcome'],
    registers: [metrics],
  })

  async function checkOne(vendor: Pick<GameProvider, 'code' | 'probe'>, counts: LaunchCounts): Promise<void> {
    const { code } = vendor
    const outcome = await vendor.probe()
    const before = states.get(code) ?? initialHealth
    const state = decideHealth(before, outcome === 'good', counts)
    states.set(code, state)
    probes.inc({ vendor: code, outcome })
    up.set({ vendor: code }, state.isUp ? 1 : 0)
    for (const [name, count] of Object.entries(counts)) launches.set({ vendor: code, outcome: name }, count)
    if (before.isUp && !state.isUp)
      logger.error({ vendor: code, outcome, ...counts }, 'vendor is down: its games are hidden')
    if (!before.isUp && state.isUp) logger.warn({ vendor: code }, 'vendor is up again')
  }

  return {
    isUp: (vendor) => states.get(vendor)?.isUp ?? true,
    async check() {
      const counts = await database.statement(countLaunches, { isOperator: true, isReadOnly: true })
      await Promise.all([...providers.values()].map((one) => checkOne(one, counts.get(one.code) ?? noLaunches)))
    },
  }
}

/** Checks the vendors while the app runs. */
export function watchVendors(app: FastifyInstance, health: VendorHealth, intervalMs: number): void {
  const loop = createPollLoop(
    async () => {
      await health.check()
      return intervalMs
    },
    { onError: (error) => app.log.error({ err: error }, 'vendors were not checked') },
  )
  // Not onListen: one port serves several apps, and none of them listens itself.
  app.addHook('onReady', async () => loop.wake())
  app.addHook('preClose', () => loop.end())
}

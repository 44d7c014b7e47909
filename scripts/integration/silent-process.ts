import { arcadeMigrations, createArcadeApp } from '@foyer/arcade'
import { openTestEngine } from '@foyer/database/testing'
import { createLogger, createServerApp, serverMigrations } from '@foyer/server'
import { stopOnSignals } from '../start/stop.ts'

/** The platform with its jobs and the lottery on a database that hangs after the start. */
const roles = {
  server: { schema: 'public', role: 'foyer_public', migrations: serverMigrations },
  arcade: { schema: 'arcade', role: 'foyer_arcade', migrations: arcadeMigrations },
}
const test = await openTestEngine([roles.server, roles.arcade], { canFallSilent: true })
const logger = createLogger('fatal')
const platformUrl = 'http://127.0.0.1:1'
const server = await createServerApp({
  database: test.engine.database(roles.server),
  config: {
    platformUrl,
    arcadeUrl: 'http://arcade.localhost:1',
    officeUrl: 'http://office.localhost:1',
    scriptsUrl: 'http://scripts.localhost:1',
    paymentProviders: {},
    vendorSecrets: { arcade: 'a'.repeat(32) },
    dataKey: 'd'.repeat(32),
    systemHosts: ['127.0.0.1'],
    trustProxy: false,
    logLevel: 'fatal',
  },
  logger,
  hasJobs: true,
})
const arcade = await createArcadeApp({
  database: test.engine.database(roles.arcade),
  config: {
    platformUrl,
    publicUrl: 'http://arcade.localhost:1',
    vendorCode: 'arcade',
    vendorSecret: 'a'.repeat(32),
    pagesDir: new URL('../../apps/arcade/src/testing/pages/', import.meta.url),
  },
  logger,
})
stopOnSignals(async () => {
  await Promise.all([server.close(), arcade.close()])
  await test.engine.close()
})
void test.fallSilent(120_000)
console.log('silent')

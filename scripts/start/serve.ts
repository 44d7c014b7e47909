import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { createLogger } from '@foyer/server'
import { buildApps } from '../build-apps.ts'
import { readSettings, type Settings } from '../settings.ts'
import { createDispatcher } from './dispatch.ts'
import { describeFailure, exitCodes } from './exit-codes.ts'
import { openFront } from './front.ts'
import { type Instance, type Listeners, openInstance } from './instance.ts'
import { probeAddress, toPortError } from './port.ts'
import { createProgress } from './progress.ts'
import { drainServer, stopOnSignals } from './stop.ts'
import { describeFront, describeInstance } from './welcome.ts'

/** Reads the settings, opens the instance or the front, and listens; `instance.ts` combines the apps. */
async function start(): Promise<void> {
  const wanted = readSettings(process.env)
  const address = await probeAddress(wanted.HOST, wanted.PORT)
  const settings = readSettings({ ...process.env, PORT: String(address.port) })
  const logger = createLogger(settings.LOG_LEVEL)
  process.on('uncaughtException', (error) => endUnexpectedly(error))
  process.on('unhandledRejection', (reason) => endUnexpectedly(reason))
  const report = createProgress()
  const build = async () =>
    void (process.argv.includes('--no-build') || (await buildApps({ isPseudo: settings.PSEUDO_LANGUAGE, report })))
  const stopping = new AbortController()
  const { listeners, welcome } = await open(settings)
  const server = createDispatcher(listeners)
  stopOnSignals(async () => {
    report('stopping')
    const drained = drainServer(server)
    // After the port is closed: streams would stay in flight, and rounds would go on that no player can reach.
    stopping.abort()
    await drained
    await listeners.close()
    report('stopped')
  })
  await listen(server, address).catch(async (error) => {
    await listeners.close()
    throw toPortError(error, address.port)
  })
  console.log(await welcome())
  // A killed process would not store it.
  flushCompileCache()

  async function open(settings: Settings): Promise<{ listeners: Listeners; welcome: () => Promise<string> }> {
    const { WPS_UPSTREAM } = settings
    if (WPS_UPSTREAM !== undefined) {
      await build()
      return {
        listeners: await openFront({ ...settings, WPS_UPSTREAM }, logger),
        welcome: async () => describeFront(settings),
      }
    }
    const instance = await openInstance({
      settings,
      logger,
      report,
      build,
      onFatal: endUnexpectedly,
      stopping: stopping.signal,
    })
    return { listeners: instance, welcome: async () => describeInstance(settings, instance, await readDemo(instance)) }
  }

  /** Members may be playing already: a failed check of the demo data ends nothing. */
  async function readDemo(instance: Instance): Promise<Awaited<Instance['merchants']> | undefined> {
    return instance.merchants.catch((error: unknown) => {
      logger.error({ err: error }, 'demo data not checked')
      return undefined
    })
  }

  function endUnexpectedly(reason: unknown): never {
    logger.fatal({ err: reason }, 'ended by an unexpected error')
    process.exit(exitCodes.unexpected)
  }
}

async function listen(server: Server, address: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
}

await start().catch((error: unknown) => {
  const failure = describeFailure(error)
  console.error(failure ? `\n${failure.sentence}\n` : error)
  process.exit(failure?.code ?? exitCodes.unexpected)
})

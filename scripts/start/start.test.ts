import { existsSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApps } from '../build-apps.ts'
import { projectRoot } from '../project.ts'
import { type CommandResult, runCommand } from '../run-command.ts'
import { proveLedger, type RunningInstance, startInstance } from '../running-instance.ts'
import { scaleTimeMs } from '../test/time-factor.ts'
import { exitCodes } from './exit-codes.ts'

const COMMAND_TIMEOUT_MS = scaleTimeMs(240_000)
/** Less than the grace period of requests in flight. */
const STOP_LIMIT_MS = 8_000

async function runStart(env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { DATABASE_URL, ...inherited } = process.env
  return runCommand(process.execPath, ['scripts/start.ts'], {
    cwd: projectRoot,
    env: { ...inherited, ...env },
    timeoutMs: COMMAND_TIMEOUT_MS,
  })
}

async function ask(port: number, host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

/** Resolves with the head of the answer. */
async function open(port: number, path: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject)
  })
}

function readCookies({ headers }: IncomingMessage): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
}

/** The stream of Crash for the demo's member. */
async function openCrashStream({ port, password }: RunningInstance): Promise<IncomingMessage> {
  const credentials = JSON.stringify({ username: 'demo', password })
  const loggedIn = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: 'localhost', 'content-type': 'application/json' }
    request({ host: '127.0.0.1', port, path: '/wps/session/login', method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(credentials)
  })
  const { value: session } = JSON.parse(await text(loggedIn))
  const member = { host: 'localhost', authorization: session.token, cookie: readCookies(loggedIn) }
  const launched = await open(port, '/wps/game/launchGame?launchMode=GAME&gameCode=CRASH', member)
  const { value: launch } = JSON.parse(await text(launched))
  const { pathname, search } = new URL(launch.gameUrl)
  const entered = await open(port, pathname + search, { host: 'arcade.localhost' })
  entered.resume()
  return open(port, '/api/games/crash/stream', { host: 'arcade.localhost', cookie: readCookies(entered) })
}

beforeAll(() => buildApps({ report: () => undefined }))

describe('a start that cannot succeed says so before any long work', () => {
  it('names a wrong setting', async () => {
    const { code, output } = await runStart({ PORT: 'abc' })
    expect(code).toBe(exitCodes.settings)
    expect(output).toContain('PORT is "abc"')
    expect(output).not.toContain('    at ')
  })

  it('names a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address() as AddressInfo // it listens on TCP
    const { code, output } = await runStart({ PORT: String(port), HOST: '127.0.0.1' })
    holder.close()
    expect(code).toBe(exitCodes.portTaken)
    expect(output).toContain(`Port ${port} is taken`)
    expect(output).not.toContain('database')
  })

  it('names a database that does not answer, without its password', async () => {
    const { code, output } = await runStart({ PORT: '0', DATABASE_URL: 'postgres://foyer:hunter2@127.0.0.1:1/foyer' })
    expect(code).toBe(exitCodes.databaseUnavailable)
    expect(output).toContain('Check DATABASE_URL')
    expect(output).not.toContain('hunter2')
  })
})

async function runOperatorCommand(
  dataDir: string,
  name: 'merchant' | 'vendor',
  ...args: string[]
): Promise<CommandResult> {
  const { DATABASE_URL, ...inherited } = process.env
  return runCommand(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: projectRoot,
    env: { ...inherited, DATA_DIR: dataDir },
    timeoutMs: COMMAND_TIMEOUT_MS,
  })
}

/** Sends a body as JSON to a host. @returns the answer's envelope */
async function send(port: number, host: string, path: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' }
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      text(response).then((answer) => resolve(JSON.parse(answer)), reject)
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

describe('an instance without the demo', () => {
  let instance: RunningInstance
  const commands: CommandResult[] = []
  const vendorCommands: CommandResult[] = []
  beforeAll(async () => {
    instance = await startInstance({
      env: { DEMO: 'off' },
      async prepare(dataDir) {
        const fields = ['name=Nova', 'hosts=nova.localhost', 'currency=PHP', 'template.languages=EN']
        for (const args of [
          ['add', 'nova', ...fields, 'whitelabelVal.REG3=true'],
          ['set', 'nova', 'hosts=nova.localhost,bank.localhost', 'whitelabelVal.REG3=yes'],
          ['show', 'nova'],
          ['list'],
          ['check'],
        ])
          commands.push(await runOperatorCommand(dataDir, 'merchant', ...args))
        for (const args of [
          ['import', 'arcade', 'apps/arcade/games.json', 'nova'],
          ['limits', 'nova'],
          ['limit', 'arcade', 'nova', 'credit=1000000', 'round=1000000', 'day=3000000'],
          ['limit', 'acme', 'nova', 'day=1'],
          ['limits'],
        ])
          vendorCommands.push(await runOperatorCommand(dataDir, 'vendor', ...args))
      },
    })
  })
  afterAll(() => instance?.remove())

  it('T42 a merchant is made by command, and what is wrong is a sentence', () => {
    const [added, refused, shown, listed, checked] = commands
    expect(commands.map(({ code }) => code)).toEqual([0, 64, 0, 0, 0])
    expect(refused?.output).toContain('whitelabelVal.REG3 is "yes": it must be true or false')
    expect(added?.output).toContain('nova has version 1')
    expect(shown?.output).toContain('whitelabelVal.REG3=true\n')
    expect(listed?.output).toContain('nova  Nova  nova.localhost')
    expect(checked?.output).toContain('1 merchants, 0 fields not valid')
    for (const { output } of commands) expect(output).not.toContain('    at ')
  })

  it('T38 T42 its games and the limits of their wins are set by command', () => {
    const [imported, byDefault, saved, refused, listed] = vendorCommands
    expect(vendorCommands.map(({ code }) => code)).toEqual([0, 0, 0, 64, 0])
    expect(imported?.output).toMatch(/arcade at nova: [1-9]\d* added/)
    expect(byDefault?.output).toContain(
      'arcade nova currency=PHP credit=5000000.00 round=5000000.00 day=25000000.00 (default)',
    )
    const row = 'arcade nova currency=PHP credit=1000000.00 round=1000000.00 day=3000000.00'
    expect(saved?.output).toContain(row)
    expect(refused?.output).toContain('nova has no games of "acme"')
    expect(listed?.output).toContain(row)
    for (const { output } of vendorCommands) expect(output).not.toContain('    at ')
  })

  it('REG-01 T42 a member registers and logs in at the host of that merchant', async () => {
    expect(await ask(instance.port, 'nova.localhost', '/m/home')).toBe(200)
    expect(await ask(instance.port, 'localhost', '/m/home')).toBe(404)
    const credentials = { username: 'firstmember', password: 'member7sky' }
    const registered = await send(instance.port, 'nova.localhost', '/wps/member/register', credentials)
    expect(registered).toMatchObject({ success: true, value: { userName: 'firstmember' } })
    const loggedIn = await send(instance.port, 'nova.localhost', '/wps/session/login', credentials)
    expect(loggedIn).toMatchObject({ success: true, value: { userName: 'firstmember', firstTimeLogin: false } })
  })

  it('has no bank and says that no payment provider is connected', async () => {
    expect(instance.readOutput()).toContain('no provider is connected: deposits and withdrawals are closed')
    expect(instance.readOutput()).not.toContain('bank.localhost')
    for (const path of ['/', '/payouts', '/api/payouts']) {
      const [there, nowhere] = await Promise.all(
        ['bank.localhost', 'nobody.localhost'].map((host) => ask(instance.port, host, path)),
      )
      expect([path, there]).toEqual([path, nowhere])
    }
    expect(await ask(instance.port, 'arcade.localhost', '/health')).toBe(200)
  })
})

describe('an instance that is up', () => {
  let instance: RunningInstance
  beforeAll(async () => {
    instance = await startInstance({ password: 'start7sky', isNewMachine: true })
  })
  afterAll(() => instance?.remove())

  it('tells the addresses, the members, their password and where the data lies', () => {
    for (const text of [
      `http://localhost:${instance.port}`,
      `http://lotus.localhost:${instance.port}`,
      'demo, agent, free, virtual',
      'start7sky',
      instance.dataDir,
    ]) {
      expect(instance.readOutput()).toContain(text)
    }
  })

  it.each([
    ['localhost', '/m/home', 200],
    ['lotus.localhost', '/m/home', 200],
    ['bank.localhost', '/', 200],
    ['arcade.localhost', '/health', 200],
    ['scripts.localhost', '/m/home', 404],
    ['scripts.localhost', '/readyz', 404],
    ['127.0.0.1', '/readyz', 200],
    ['127.0.0.1', '/m/home', 404],
    ['localhost', '/metrics', 404],
    ['evil.example', '/m/home', 404],
  ])('DEC-40 T42 %s%s answers %d', async (host, path, status) => {
    expect(await ask(instance.port, host, path)).toBe(status)
  })

  it('T41 refuses a second process on the same data', async () => {
    const { code, output } = await runStart({ PORT: '0', DATA_DIR: instance.dataDir })
    expect(code).toBe(exitCodes.dataFolderInUse)
    expect(output).toContain(instance.dataDir)
    expect(await ask(instance.port, '127.0.0.1', '/readyz')).toBe(200)
  })

  it('stops with 0 when it is asked to, without waiting for open streams, and comes back', async () => {
    const streams = [
      await open(instance.port, '/wps/changes?topics=wins', { host: 'localhost' }),
      await openCrashStream(instance),
    ]
    expect(streams.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const received = Promise.allSettled(streams.map((stream) => text(stream)))
    const startedMs = performance.now()
    expect(await instance.stop()).toBe(0)
    expect(performance.now() - startedMs).toBeLessThan(scaleTimeMs(STOP_LIMIT_MS))
    // The body of a response that was cut is rejected.
    expect((await received).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await instance.restart()
    expect(await ask(instance.port, '127.0.0.1', '/readyz')).toBe(200)
  })

  it('comes back after SIGKILL', async () => {
    await instance.kill()
    await instance.restart()
    expect(await ask(instance.port, '127.0.0.1', '/readyz')).toBe(200)
  })
})

describe('`npm start`', () => {
  const stops: Array<[shell: string, name: string, stop: (instance: RunningInstance) => Promise<number | null>]> = [
    ['sh', 'SIGTERM to npm', (instance) => instance.stop()],
    ['bash', 'Ctrl+C', (instance) => instance.interrupt()],
  ]
  it.each(stops.filter(([shell]) => existsSync(`/bin/${shell}`)))(
    'with %s stops with 0 at %s and frees its data',
    async (npmShell, _name, stop) => {
      const instance = await startInstance({ npmShell, env: { DEMO: 'off' } })
      try {
        expect(await stop(instance)).toBe(0)
        expect(instance.readOutput()).toMatch(/stopped\s*$/)
        expect(await proveLedger(instance)).toContain('ledger verified')
      } finally {
        await instance.remove()
      }
    },
  )
})

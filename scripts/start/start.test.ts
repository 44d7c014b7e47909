import { createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApps } from '../build-apps.ts'
import { projectRoot } from '../project.ts'
import { type CommandResult, runCommand } from '../run-command.ts'
import { type RunningInstance, startInstance } from '../running-instance.ts'
import { exitCodes } from './exit-codes.ts'

const START_TIMEOUT_MS = 180_000

async function runStart(env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { DATABASE_URL, ...inherited } = process.env
  return runCommand(process.execPath, ['scripts/start.ts'], {
    cwd: projectRoot,
    env: { ...inherited, ...env },
    timeoutMs: START_TIMEOUT_MS,
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

beforeAll(() => buildApps({ report: () => undefined }), START_TIMEOUT_MS)

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

  it(
    'names a database that does not answer, without its password',
    async () => {
      const { code, output } = await runStart({ PORT: '0', DATABASE_URL: 'postgres://foyer:hunter2@127.0.0.1:1/foyer' })
      expect(code).toBe(exitCodes.databaseUnavailable)
      expect(output).toContain('Check DATABASE_URL')
      expect(output).not.toContain('hunter2')
    },
    START_TIMEOUT_MS,
  )
})

async function runMerchant(dataDir: string, ...args: string[]): Promise<CommandResult> {
  const { DATABASE_URL, ...inherited } = process.env
  return runCommand(process.execPath, ['scripts/merchant.ts', ...args], {
    cwd: projectRoot,
    env: { ...inherited, DATA_DIR: dataDir },
    timeoutMs: START_TIMEOUT_MS,
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
          commands.push(await runMerchant(dataDir, ...args))
      },
    })
  }, START_TIMEOUT_MS)
  afterAll(() => instance?.remove())

  it('T42 a merchant is made by command, and what is wrong is a sentence', () => {
    const [added, refused, shown, listed, checked] = commands
    expect(commands.map(({ code }) => code)).toEqual([0, 64, 0, 0, 0])
    expect(refused?.output).toContain('whitelabelVal.REG3 is "yes": it must be true or false')
    expect(added?.output).toContain('nova is saved: nova.localhost')
    expect(shown?.output).toContain('whitelabelVal.REG3=true\n')
    expect(listed?.output).toContain('nova  Nova  nova.localhost')
    expect(checked?.output).toContain('1 merchants, 0 fields not valid')
    for (const { output } of commands) expect(output).not.toContain('    at ')
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
    instance = await startInstance({ password: 'start7sky' })
  }, START_TIMEOUT_MS)
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

  it(
    'T41 refuses a second process on the same data',
    async () => {
      const { code, output } = await runStart({ PORT: '0', DATA_DIR: instance.dataDir })
      expect(code).toBe(exitCodes.dataFolderInUse)
      expect(output).toContain(instance.dataDir)
      expect(await ask(instance.port, '127.0.0.1', '/readyz')).toBe(200)
    },
    START_TIMEOUT_MS,
  )

  it(
    'stops with 0 when it is asked to, and comes back',
    async () => {
      expect(await instance.stop()).toBe(0)
      await instance.restart()
      expect(await ask(instance.port, '127.0.0.1', '/readyz')).toBe(200)
    },
    START_TIMEOUT_MS,
  )

  it(
    'comes back after SIGKILL',
    async () => {
      await instance.kill()
      await instance.restart()
      expect(await ask(instance.port, '127.0.0.1', '/readyz')).toBe(200)
    },
    START_TIMEOUT_MS,
  )
})

import { createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApps } from '../build-apps.ts'
import { projectRoot } from '../project.ts'
import { type CommandResult, runCommand } from '../run-command.ts'
import { type RunningHouse, startHouse } from '../running-house.ts'
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

describe('a house without the demo', () => {
  let house: RunningHouse
  const commands: CommandResult[] = []
  beforeAll(async () => {
    house = await startHouse({
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
  afterAll(() => house?.remove())

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
    expect(await ask(house.port, 'nova.localhost', '/m/home')).toBe(200)
    expect(await ask(house.port, 'localhost', '/m/home')).toBe(404)
    const credentials = { username: 'firstmember', password: 'member123' }
    const registered = await send(house.port, 'nova.localhost', '/wps/member/register', credentials)
    expect(registered).toMatchObject({ success: true, value: { userName: 'firstmember' } })
    const loggedIn = await send(house.port, 'nova.localhost', '/wps/session/login', credentials)
    expect(loggedIn).toMatchObject({ success: true, value: { userName: 'firstmember', firstTimeLogin: false } })
  })

  it('has no bank and says that no payment provider is connected', async () => {
    expect(house.readOutput()).toContain('no provider is connected: deposits and withdrawals are closed')
    expect(house.readOutput()).not.toContain('bank.localhost')
    for (const path of ['/', '/payouts', '/api/payouts']) {
      const [there, nowhere] = await Promise.all(
        ['bank.localhost', 'nobody.localhost'].map((host) => ask(house.port, host, path)),
      )
      expect([path, there]).toEqual([path, nowhere])
    }
    expect(await ask(house.port, 'arcade.localhost', '/health')).toBe(200)
  })
})

describe('a house that is up', () => {
  let house: RunningHouse
  beforeAll(async () => {
    house = await startHouse({ password: 'start123' })
  }, START_TIMEOUT_MS)
  afterAll(() => house?.remove())

  it('tells the addresses, the members, their password and where the data lies', () => {
    for (const text of [
      `http://localhost:${house.port}`,
      `http://lotus.localhost:${house.port}`,
      'demo, agent, free, virtual',
      'start123',
      house.dataDir,
    ]) {
      expect(house.readOutput()).toContain(text)
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
    expect(await ask(house.port, host, path)).toBe(status)
  })

  it(
    'T41 refuses a second process on the same data',
    async () => {
      const { code, output } = await runStart({ PORT: '0', DATA_DIR: house.dataDir })
      expect(code).toBe(exitCodes.dataFolderInUse)
      expect(output).toContain(house.dataDir)
      expect(await ask(house.port, '127.0.0.1', '/readyz')).toBe(200)
    },
    START_TIMEOUT_MS,
  )

  it(
    'stops with 0 when it is asked to, and comes back',
    async () => {
      expect(await house.stop()).toBe(0)
      await house.restart()
      expect(await ask(house.port, '127.0.0.1', '/readyz')).toBe(200)
    },
    START_TIMEOUT_MS,
  )

  it(
    'comes back after SIGKILL',
    async () => {
      await house.kill()
      await house.restart()
      expect(await ask(house.port, '127.0.0.1', '/readyz')).toBe(200)
    },
    START_TIMEOUT_MS,
  )
})

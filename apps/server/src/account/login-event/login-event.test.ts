import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSessionTransferCode,
  exchangeSessionTransfer,
  listLogins,
  login,
  memberInfo,
  register,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeCountryFile } from '../../testing/country-file.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { deleteOldLoginEvents, insertLoginEvent } from './index.ts'

const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countries-'))
  const countryData = join(folder, 'countries.mmdb')
  await writeFile(countryData, makeCountryFile({ '203.0.113.0/24': { form: 'flat', code: 'PH' } }))
  server = await startTestServer({ countryData, trustProxy: true, limits: { loginAddress: 10_000 } })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true })
})

async function read(client: TestClient, cursor?: string) {
  return server.call(listLogins, { query: cursor === undefined ? {} : { cursor } }, client)
}
const list = async (client: TestClient) => (await read(client)).envelope.value?.items ?? []

async function tryLogin(username: string, password: string, host = 'localhost') {
  const headers = { 'user-agent': PIXEL, 'x-forwarded-for': '203.0.113.77' }
  return server.call(login, { body: { username, password } }, { host }, headers)
}

describe('DEC-30 the logins of a member', () => {
  it('are listed newest first with way, device, country and network; a refused one too', async () => {
    const member = await server.logIn('aurora')
    await tryLogin(member.username, 'wrong1password')
    await vi.waitFor(async () => expect(await list(member)).toHaveLength(2))
    await tryLogin(member.username, TEST_PASSWORD)
    const origin = {
      way: 'username',
      device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
      country: 'PH',
      network: '203.0.113.*',
    }
    const found = await list(member)
    expect(found).toMatchObject([
      { ...origin, result: 'success' },
      { ...origin, result: 'failed' },
      { way: 'username', result: 'success', country: null, network: null },
    ])
    expect(JSON.stringify(found)).not.toContain('203.0.113.77')
  })

  it('begin with the registration', async () => {
    const body = { username: 'historian1', password: TEST_PASSWORD }
    const { envelope, headers } = await server.call(register, { body })
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect(await list(client)).toMatchObject([{ way: 'registration', result: 'success' }])
  })

  it('DEC-12 do not contain the session’s transfer to another host', async () => {
    const member = await server.logIn('aurora')
    const target = 'http://aurora.localhost:8080/m/home'
    const { envelope } = await server.call(createSessionTransferCode, { body: { target } }, member)
    const client = { host: 'aurora.localhost:8080' }
    const body = { code: envelope.value?.code ?? '' }
    expect((await server.call(exchangeSessionTransfer, { body }, client)).status).toBe(200)
    expect(await list(member)).toHaveLength(1)
  })

  it('T10 are the member’s own, at each merchant', async () => {
    const [member, other, abroad] = [
      await server.logIn('aurora'),
      await server.logIn('aurora'),
      await server.logIn('lotus'),
    ]
    await tryLogin(other.username, 'wrong1password')
    await tryLogin(member.username, 'wrong1password', 'lotus.localhost')
    await vi.waitFor(async () => expect(await list(other)).toHaveLength(2))
    expect(await list(member)).toHaveLength(1)
    expect(await list(abroad)).toHaveLength(1)
  })

  it('DEC-15 an unknown name records nothing', async () => {
    const count = async () =>
      (await server.database.executeSql("SELECT 1 FROM public.login_event WHERE result = 'failed'")).rows.length
    const member = await server.logIn('aurora')
    const before = await count()
    expect((await tryLogin('nobody1', 'wrong1password')).envelope.errorCode).toBe('login.cred.err')
    await tryLogin(member.username, 'wrong1password')
    await vi.waitFor(async () => expect(await list(member)).toHaveLength(2))
    expect(await count()).toBe(before + 1)
  })

  it('OPEN-15 come in pages of 20, each once, also those of one moment', async () => {
    const member = await server.logIn('aurora')
    const owner = { merchant: 'aurora', memberId: member.memberId }
    await server.database.transaction(
      async (tx) => {
        for (let index = 0; index < 44; index += 1)
          await insertLoginEvent(tx, { ...owner, way: 'username', result: 'success', ip: '', userAgent: '' })
      },
      { merchant: 'aurora' },
    )
    await server.database.executeSql(
      "UPDATE public.login_event SET at = date_trunc('second', at) WHERE member_id = $1",
      [member.memberId],
    )
    const ids: string[] = []
    const sizes: number[] = []
    let cursor: string | undefined
    do {
      const { value } = (await read(member, cursor)).envelope
      ids.push(...(value?.items.map(({ id }) => id) ?? []))
      sizes.push(value?.items.length ?? 0)
      cursor = value?.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(sizes).toEqual([20, 20, 5])
    expect(new Set(ids).size).toBe(45)
  })

  it('refused ones fill no table: the newest 100 stay, and every successful one', async () => {
    const member = await server.logIn('aurora')
    const owner = { merchant: 'aurora', memberId: member.memberId }
    await server.database.transaction(
      async (tx) => {
        for (let index = 0; index < 120; index += 1)
          await insertLoginEvent(tx, { ...owner, way: 'username', result: 'failed', ip: '', userAgent: '' })
      },
      { merchant: 'aurora' },
    )
    await tryLogin(member.username, 'wrong1password')
    const count = async () =>
      (await server.database.executeSql('SELECT 1 FROM public.login_event WHERE member_id = $1', [member.memberId]))
        .rows.length
    await vi.waitFor(async () => expect(await count()).toBe(101))
    expect((await list(member))[0]).toMatchObject({ result: 'failed', country: 'PH' })
  })

  it('are deleted after 90 days', async () => {
    const member = await server.logIn('aurora')
    await tryLogin(member.username, TEST_PASSWORD)
    const age = (days: number, ip: string) =>
      server.database.executeSql(
        `UPDATE public.login_event SET at = now() - interval '${days} days' WHERE member_id = $1 AND ip = $2`,
        [member.memberId, ip],
      )
    await age(91, '203.0.113.77')
    await age(89, '127.0.0.1')
    await server.database.transaction(deleteOldLoginEvents, { isOperator: true })
    expect((await list(member)).map(({ network }) => network)).toEqual([null])
    expect((await server.call(memberInfo, {}, member)).status).toBe(200)
  })

  it.each(['x', '1.2', "'"])('bad input: the cursor %s is refused', async (cursor) => {
    const member = await server.logIn('aurora')
    const { status, envelope } = await read(member, cursor)
    expect([status, envelope.errorCode]).toEqual([400, 'invalid_input'])
  })
})

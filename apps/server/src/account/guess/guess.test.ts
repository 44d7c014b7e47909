import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { captchaChallenge, inbox, login, register } from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { solveEmbedded } from '../../testing/solve-embedded.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

type Owner = TestClient & { username: string }

let server: TestServer
let owner: Owner
let address = 0
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' })
})
afterAll(() => server?.close())
beforeEach(async () => {
  await server.database.executeSql('DELETE FROM public.guess')
  owner = await server.logIn('aurora')
})

/** A further address of a botnet. */
const nextAddress = () => {
  address += 1
  return `198.51.${address >> 8}.${address & 255}`
}

interface Try {
  username?: string
  password?: string
  cookie?: string | undefined
  from?: string
  hasCaptcha?: boolean
}

/** One login; from a new address unless one is given. */
async function attempt({ username = owner.username, password = 'wrong1horse', cookie, ...other }: Try = {}) {
  const { from = nextAddress(), hasCaptcha = false } = other
  const client = { host: 'localhost', ...(cookie ? { cookie } : {}) }
  const headers = { 'x-forwarded-for': from }
  let captcha: string | undefined
  if (hasCaptcha) {
    const { envelope } = await server.call(captchaChallenge, { query: { action: 'login' } }, client, headers)
    captcha = envelope.value ? await solveEmbedded(envelope.value) : undefined
  }
  const body = { username, password, ...(captcha ? { captcha } : {}) }
  const { envelope, status, headers: answered } = await server.call(login, { body }, client, headers)
  const retryAfter = answered.get('retry-after')
  return { code: envelope.errorCode ?? 'in', status, message: envelope.message, retryAfter }
}

const codeOf = async (given?: Try) => (await attempt(given)).code

/** Lets time pass for the counted failures. */
const age = (interval: string) =>
  server.database.executeSql(`UPDATE public.guess SET last_at = last_at - interval '${interval}'`)
const count = async () => {
  const { rows } = await server.database.executeSql('SELECT max(period_count) AS most FROM public.guess')
  return (rows as { most: number }[])[0]?.most // the one column of the statement above
}

it('T12 ERR-15 a wait says how long it is, the same for a name that nobody has', async () => {
  for (const username of [owner.username, 'nobodyhasthis']) {
    for (let index = 0; index < 8; index += 1) await attempt({ username, hasCaptcha: index >= 5 })
    const { code, retryAfter } = await attempt({ username, hasCaptcha: true })
    expect([code, Number(retryAfter) >= 5 && Number(retryAfter) <= 10]).toEqual(['TOO_MANY_REQUESTS', true])
  }
  expect((await attempt({ username: 'nobodyelse' })).retryAfter).toBeNull()
})

describe('T12 guessing the password of one name from many addresses', () => {
  it('needs a captcha from the sixth try on, wherever it comes from', async () => {
    for (let index = 0; index < 5; index += 1) expect(await codeOf()).toBe('login.cred.err')
    expect(await codeOf()).toBe('captcha_required')
    expect(await codeOf({ password: TEST_PASSWORD })).toBe('captcha_required')
    expect(await codeOf({ hasCaptcha: true })).toBe('login.cred.err')
  })

  it('waits longer and longer, ends at 80 a day, and the owner is still in from a known device', async () => {
    for (let index = 0; index < 8; index += 1) await attempt({ hasCaptcha: index >= 5 })
    expect(await codeOf({ hasCaptcha: true })).toBe('TOO_MANY_REQUESTS')
    // The right password does not end the wait either: otherwise the wait would limit nothing.
    expect(await codeOf({ password: TEST_PASSWORD, hasCaptcha: true })).toBe('TOO_MANY_REQUESTS')
    expect(await codeOf({ password: TEST_PASSWORD, cookie: owner.cookie })).toBe('in')
    await age('11 seconds')
    expect(await codeOf({ hasCaptcha: true })).toBe('login.cred.err')
    await age('11 seconds')
    expect(await codeOf({ hasCaptcha: true })).toBe('TOO_MANY_REQUESTS')
    await server.database.executeSql('UPDATE public.guess SET period_count = 80 WHERE period_count = 9')
    await age('20 minutes')
    expect(await codeOf({ hasCaptcha: true })).toBe('TOO_MANY_REQUESTS')
    expect(await codeOf({ password: TEST_PASSWORD, cookie: owner.cookie })).toBe('in')
    await server.database.executeSql("UPDATE public.guess SET period_at = period_at - interval '1 day'")
    expect(await codeOf({ password: TEST_PASSWORD, hasCaptcha: true })).toBe('in')
  })

  it('of 40 tries at once no more are checked than one after another', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => codeOf()))
    expect(codes.filter((code) => code === 'login.cred.err')).toHaveLength(5)
    expect(await count()).toBe(5)
  })

  it('a right password ends the streak, and is no failure', async () => {
    for (let index = 0; index < 4; index += 1) await attempt()
    expect(await codeOf({ password: TEST_PASSWORD })).toBe('in')
    for (let index = 0; index < 4; index += 1) expect(await codeOf()).toBe('login.cred.err')
    expect(await count()).toBe(8)
  })

  it('T12 another member’s device is no known one', async () => {
    const other = await server.logIn('aurora')
    for (let index = 0; index < 5; index += 1) await attempt()
    expect(await codeOf({ password: TEST_PASSWORD, cookie: other.cookie })).toBe('captcha_required')
  })

  it('DEC-15 a name that nobody has is answered like one that a member has', async () => {
    const answersOf = async (username: string) => {
      const answers = []
      for (let index = 0; index < 9; index += 1) answers.push(await attempt({ username, hasCaptcha: index > 5 }))
      return answers
    }
    const [known, unknown] = [await answersOf(owner.username), await answersOf('nobody99')]
    expect(unknown).toEqual(known)
    expect(known.map(({ code }) => code)).toEqual([
      ...Array(5).fill('login.cred.err'),
      'captcha_required',
      ...Array(3).fill('login.cred.err'),
    ])
  })

  it('spelling a name in another way is the same name', async () => {
    for (const username of [owner.username, ` ${owner.username}`, owner.username.toUpperCase()])
      for (let index = 0; index < 2; index += 1) await attempt({ username })
    expect(await codeOf()).toBe('captcha_required')
  })

  it('the member is notified of ten failures, once a day', async () => {
    for (let index = 0; index < 9; index += 1) {
      await attempt({ hasCaptcha: index >= 5 })
      await age('20 minutes')
    }
    const messagesOf = async () => {
      const { envelope } = await server.call(inbox, {}, owner)
      return envelope.value?.items.map(({ title }) => title)
    }
    expect(await messagesOf()).toEqual([])
    for (let index = 0; index < 2; index += 1) {
      expect(await codeOf({ hasCaptcha: true })).toBe('login.cred.err')
      await age('20 minutes')
    }
    expect(await messagesOf()).toEqual(['Failed login attempts'])
  })
})

describe('T12 one network that tries many names', () => {
  it('needs captchas after 30 failures, for logins and registrations; known devices do not', async () => {
    const from = nextAddress()
    for (let index = 0; index < 30; index += 1)
      expect(await codeOf({ username: `name${index}`, from })).toBe('login.cred.err')
    expect(await codeOf({ username: 'another1', from })).toBe('captcha_required')
    expect(await codeOf({ username: 'another1' })).toBe('login.cred.err')
    expect(await codeOf({ password: TEST_PASSWORD, from, cookie: owner.cookie })).toBe('in')
    const body = { username: 'newcomer1', password: TEST_PASSWORD }
    const headers = { 'x-forwarded-for': from }
    const { envelope } = await server.call(register, { body }, { host: 'localhost' }, headers)
    expect(envelope.errorCode).toBe('captcha_required')
  })

  it('T12 registrations of names that are taken count too', async () => {
    const headers = { 'x-forwarded-for': nextAddress() }
    const body = { username: owner.username, password: TEST_PASSWORD }
    const joinAgain = async () =>
      (await server.call(register, { body }, { host: 'localhost' }, headers)).envelope.errorCode
    for (let index = 0; index < 30; index += 1) expect(await joinAgain()).toBe('username_taken')
    expect(await joinAgain()).toBe('captcha_required')
  })
})

it('T12 many registrations of one network need captchas, and none is refused', async () => {
  const headers = { 'x-forwarded-for': nextAddress() }
  const joinAs = async (name: string, captcha?: string) => {
    const body = { username: name, password: TEST_PASSWORD, ...(captcha === undefined ? {} : { captcha }) }
    const { envelope } = await server.call(register, { body }, { host: 'localhost' }, headers)
    return envelope.errorCode ?? 'in'
  }
  for (let index = 0; index < 10; index += 1) expect(await joinAs(`bulk${index}`)).toBe('in')
  expect(await joinAs('bulk10')).toBe('captcha_required')
  const { envelope } = await server.call(captchaChallenge, { query: { action: 'register' } }, undefined, headers)
  expect(await joinAs('bulk10', envelope.value ? await solveEmbedded(envelope.value) : '')).toBe('in')
  headers['x-forwarded-for'] = nextAddress()
  expect(await joinAs('elsewhere1')).toBe('in')
})

it('T12 a registration counts although its caller has hung up', async () => {
  const from = nextAddress()
  const send = async (name: string) => {
    const text = JSON.stringify({ username: name, password: TEST_PASSWORD })
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    const head = `POST ${register.path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}`
    const request = `${head}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`
    // Sent as a whole, and closed before the password is hashed.
    await new Promise<void>((resolve) => socket.end(request, resolve))
    await setTimeout(5)
    socket.destroy()
  }
  const names = Array.from({ length: 11 }, (_, index) => `gone${index}`)
  for (const name of names) await send(name)
  const countMembers = async () => {
    const { rows } = await server.database.executeSql("SELECT FROM public.member WHERE username LIKE 'gone%'")
    return rows.length
  }
  await vi.waitFor(async () => expect(await countMembers()).toBeGreaterThanOrEqual(10), { timeout: 10_000 })
  const body = { username: 'stays1', password: TEST_PASSWORD }
  const { envelope } = await server.call(register, { body }, { host: 'localhost' }, { 'x-forwarded-for': from })
  expect(envelope.errorCode).toBe('captcha_required')
})

it('T10 names are counted by merchant, and stored as keyed digests only', async () => {
  for (let index = 0; index < 5; index += 1) await attempt({ username: 'shared1' })
  expect(await codeOf({ username: 'shared1' })).toBe('captcha_required')
  const body = { username: 'shared1', password: 'wrong1horse' }
  const { envelope } = await server.call(login, { body }, { host: 'lotus.localhost' })
  expect(envelope.errorCode).toBe('login.cred.err')
  const { rows } = await server.database.executeSql('SELECT subject FROM public.guess')
  for (const { subject } of rows as { subject: Buffer }[]) // the one column of the statement above
    expect(Buffer.from(subject)).toHaveLength(32)
})

it('the known device of a login is one of that login’s browser', async () => {
  const { envelope, headers } = await server.call(
    login,
    { body: { username: owner.username, password: TEST_PASSWORD } },
    { host: 'localhost' },
    { 'x-forwarded-for': nextAddress() },
  )
  expect(envelope.success).toBe(true)
  for (let index = 0; index < 6; index += 1) await attempt()
  expect(await codeOf({ password: TEST_PASSWORD, cookie: readCookies(headers) })).toBe('in')
})

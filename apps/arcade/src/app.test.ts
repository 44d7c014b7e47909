import { randomUUID } from 'node:crypto'
import { languageCodes, resolveLanguage } from '@foyer/contract'
import { loadLotteryTexts } from '@foyer/messages/lottery'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { NextWire, TicketWire } from './game/wire.rules.ts'
import { type Arcade, oneLine, openArcade } from './testing/arcade-harness.ts'
import type { StandInPlayer } from './testing/platform-stand-in.ts'

/** No draw falls during the tests, however slow the machine is, and each is on sale. */
const LONG_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

let arcade: Arcade
let url: string
let ada: StandInPlayer
let cookie: string

beforeAll(async () => {
  arcade = await openArcade({ isIdle: true })
  url = await arcade.startApp()
  ada = arcade.platform.addPlayer('ada', 100_000n)
  cookie = await arcade.logIn(url, ada)
  await arcade.openDraw('20991231-0001', LONG_MS, LONG_MS + 5_000)
})
afterAll(() => arcade.close())

const ticket = (more: object = {}) => ({
  requestId: randomUUID(),
  playerId: 'ada',
  currency: 'PHP',
  drawId: '20991231-0001',
  lines: [oneLine],
  ...more,
})

const oldPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1'

describe('DEC-35 launching the game', () => {
  it('takes the token out of the address at once and keeps a session that scripts can not read', async () => {
    arcade.platform.addLaunchToken('token-of-ada', ada)
    const response = await fetch(`${url}/play?token=token-of-ada&backUrl=https://evil.example&language=EN`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const [set = ''] = response.headers.getSetCookie()
    expect(set).toMatch(/^five=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(set).not.toContain('Domain')
    const session = await arcade.call(url, '/api/session', { cookie: set.split(';')[0] })
    expect(session.body.value).toEqual({
      playerId: expect.any(String),
      username: 'de***o',
      merchantName: 'Aurora',
      currency: 'PHP',
      currencySymbol: '₱',
      currencyPosition: 'before',
      language: 'EN',
      playMode: 'real',
      // DEC-13: the return URL is the one checked by the platform, not the one in the address.
      backUrl: 'https://merchant.example/m/home',
      cashierUrl: null,
      realUrl: null,
      isBalanceHidden: false,
    })
  })

  it('DEC-13 keeps the platform’s addresses of the deposit and of the game with real money for the session', async () => {
    const urls = {
      cashierUrl: 'https://merchant.example/m/voucherCenter',
      realUrl: 'https://merchant.example/m/launchGame?code=FIVE',
    }
    arcade.platform.extra = urls
    const own = await arcade.logIn(url, arcade.platform.addPlayer('cashier', 0n))
    arcade.platform.extra = {}
    const session = await arcade.call(url, '/api/session', { cookie: own })
    expect(session.body.value).toMatchObject(urls)
  })

  it('T34 in a frame of another site its cookies are stored apart, and every later one as well', async () => {
    arcade.platform.addLaunchToken('token-in-frame', arcade.platform.addPlayer('framed', 0n))
    const response = await fetch(`${url}/play?token=token-in-frame`, {
      redirect: 'manual',
      headers: { 'sec-fetch-dest': 'iframe' },
    })
    const cookies = response.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'))
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['five', 'five-frame', 'five-language'])
    for (const line of cookies)
      expect(line).toMatch(/; Secure; Partitioned; SameSite=None$|; Secure; SameSite=None; Partitioned$/)
  })

  it.each([
    ['iOS 12', oldPhone],
    [
      'Chrome 64',
      'Mozilla/5.0 (Linux; Android 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.137 Mobile Safari/537.36',
    ],
  ])('DEC-45 %s gets its cookies without SameSite, which it would misread in a frame', async (name, userAgent) => {
    const token = `token-of-${name.replace(' ', '-')}`
    arcade.platform.addLaunchToken(token, arcade.platform.addPlayer(token, 0n))
    const response = await fetch(`${url}/play?token=${token}`, {
      redirect: 'manual',
      headers: { 'user-agent': userAgent },
    })
    const cookies = response.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'))
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['five', 'five-language'])
    for (const line of cookies) expect(line).toMatch(/; Path=\/; HttpOnly$/)
  })

  it.each([
    ['a token that was used', '/play?token=token-of-ada', '/sorry/launch_refused'],
    ['an unknown token', '/play?token=somebody-else', '/sorry/launch_refused'],
    ['no token', '/play', '/sorry/launch_refused'],
    ['two tokens', '/play?token=aaaaaaaaaa&token=bbbbbbbbbb', '/sorry/launch_refused'],
    ['a token of another form', '/play?token=%0d%0aSet-Cookie:x', '/sorry/launch_refused'],
    ['a language of ours', '/play?language=UR', '/sorry/launch_refused?language=UR'],
    ['a language that is none', '/play?language=%0d%0ax', '/sorry/launch_refused'],
  ])('%s leads to a page that says so', async (_name, path, location) => {
    const response = await fetch(url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('T19 a browser that loads ahead does not use the token up', async () => {
    arcade.platform.addLaunchToken('token-to-keep', ada)
    const ahead = await fetch(`${url}/play?token=token-to-keep`, { headers: { 'sec-purpose': 'prefetch;prerender' } })
    expect(ahead.status).toBe(503)
    const glance = await fetch(`${url}/play?token=token-to-keep`, { method: 'HEAD' })
    expect(glance.status).toBe(404)
    expect(arcade.platform.launchTokens.has('token-to-keep')).toBe(true)
  })

  it('a platform that does not answer is told apart from a refused token', async () => {
    arcade.platform.addLaunchToken('token-in-storm', ada)
    arcade.platform.behave = () => 'fail'
    const response = await fetch(`${url}/play?token=token-in-storm`, { redirect: 'manual' })
    arcade.platform.behave = () => 'answer'
    expect(response.headers.get('location')).toBe('/sorry/platform_silent')
  })

  it('T36 many players behind one address come in, and one token is tried ten times', async () => {
    const launch = (token: string) => fetch(`${url}/play?token=${token}`, { redirect: 'manual' })
    const statuses = await Promise.all(
      Array.from({ length: 90 }, async (_, index) => (await launch(`crowd-${index}`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([303]))
    const repeated = []
    for (let count = 0; count < 11; count += 1) repeated.push((await launch('one-token-for-all')).status)
    expect(repeated).toEqual([...Array(10).fill(303), 429])
  })

  it('ends the oldest session of a player beyond ten', async () => {
    const player = arcade.platform.addPlayer('many', 0n)
    const cookies: string[] = []
    for (let count = 0; count < 11; count += 1) cookies.push(await arcade.logIn(url, player))
    const [first, second] = await Promise.all(
      cookies.slice(0, 2).map((one) => arcade.call(url, '/api/tickets', { cookie: one })),
    )
    expect([first?.status, second?.status]).toEqual([401, 200])
  })

  const change = (player: string, set: string) =>
    arcade.database.executeSql(`UPDATE arcade.session SET ${set} WHERE player_id = '${player}'`)
  const ask = async (own: string | undefined) => (await arcade.call(url, '/api/tickets', { cookie: own })).status

  it('a session in use is not ended by launches elsewhere: the longest unused one is', async () => {
    const player = arcade.platform.addPlayer('busy', 0n)
    const cookies: string[] = []
    for (let count = 0; count < 10; count += 1) cookies.push(await arcade.logIn(url, player))
    await change('busy', "seen_at = seen_at - interval '2 minutes'")
    expect(await ask(cookies[0])).toBe(200)
    await arcade.logIn(url, player)
    expect([await ask(cookies[0]), await ask(cookies[1])]).toEqual([200, 401])
  })

  it('sessions that have expired take no place of a live one', async () => {
    const player = arcade.platform.addPlayer('lapsed', 0n)
    for (let count = 0; count < 10; count += 1) await arcade.logIn(url, player)
    await change('lapsed', "expires_at = clock_timestamp() - interval '1 second'")
    const live = await arcade.logIn(url, player)
    await change('lapsed', "seen_at = seen_at + (expires_at < clock_timestamp())::int * interval '1 minute'")
    await arcade.logIn(url, player)
    expect(await ask(live)).toBe(200)
  })
})

describe('T2 a link to another player’s game', () => {
  const launch = async (player: StandInPlayer, own?: string) => {
    const token = randomUUID()
    arcade.platform.addLaunchToken(token, player)
    const headers = own ? { cookie: own } : undefined
    const response = await fetch(`${url}/play?token=${token}`, { redirect: 'manual', ...(headers ? { headers } : {}) })
    const [set = ''] = response.headers.getSetCookie()
    return { location: response.headers.get('location'), set, cookie: set.split(';')[0] ?? '' }
  }
  const answer = (both: string, isTaken: boolean, headers = {}) =>
    arcade.call(url, '/api/session/switch', { cookie: both, body: { isTaken }, headers })
  const whoseTickets = async (own: string, player: StandInPlayer) => {
    const { status } = await arcade.call(url, '/api/tickets', { cookie: own })
    return `${player.playerId} ${status}`
  }

  it('asks before it takes the place of a live session, and tells whose game it is', async () => {
    const mallory = arcade.platform.addPlayer('mallory', 0n)
    const own = await arcade.logIn(url, ada)
    const sent = await launch(mallory, own)
    expect(sent.location).toBe('/switch')
    expect(sent.set).toMatch(/^five-next=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/)
    const both = `${own}; ${sent.cookie}`
    const question = await arcade.call(url, '/api/session/switch', { cookie: both })
    // Masked names may be equal: the end of the account's id and its currency distinguish them.
    const name = { username: 'de***o', merchantName: 'Aurora', currency: 'PHP' }
    expect(question.body.value).toEqual({
      current: { ...name, accountTail: 'ada' },
      next: { ...name, accountTail: 'llory' },
    })
    // A waiting session is not valid yet.
    expect(await whoseTickets(sent.cookie, mallory)).toBe('mallory 401')
  })

  it('the question is in the language of who plays; once nobody does, of whom the link is for', async () => {
    const mallory = arcade.platform.addPlayer('mallory', 0n)
    arcade.platform.language = 'UR'
    const own = await arcade.logIn(url, ada)
    arcade.platform.language = 'CN'
    const sent = await launch(mallory, own)
    arcade.platform.language = 'EN'
    const readTag = async (cookie: string) => {
      const response = await fetch(`${url}/switch`, { headers: { cookie } })
      return /<html lang="([\w-]+)"/.exec(await response.text())?.[1]
    }
    expect(await readTag(`${own}; ${sent.cookie}`)).toBe('ur')
    expect(await readTag(sent.cookie)).toMatch(/^zh/)
  })

  it('a no keeps the session and ends the other', async () => {
    const own = await arcade.logIn(url, ada)
    const sent = await launch(arcade.platform.addPlayer('mallory', 0n), own)
    const refused = await answer(`${own}; ${sent.cookie}`, false)
    expect(refused.headers.getSetCookie()).toEqual([expect.stringMatching(/^five-next=; /)])
    expect(await whoseTickets(own, ada)).toBe('ada 200')
    expect((await arcade.call(url, '/api/session/switch', { cookie: `${own}; ${sent.cookie}` })).body.value).toBeNull()
    expect(await whoseTickets(sent.cookie.replace('five-next', 'five'), ada)).toBe('ada 401')
  })

  it('a yes switches, from the arcade’s own page only', async () => {
    const own = await arcade.logIn(url, ada)
    const sent = await launch(arcade.platform.addPlayer('bea', 0n), own)
    const both = `${own}; ${sent.cookie}`
    const foreign = await answer(both, true, { origin: 'https://evil.example' })
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
    const taken = await answer(both, true)
    const now = taken.headers.getSetCookie().find((one) => one.startsWith('five=')) ?? ''
    expect(taken.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^five-language=EN; Max-Age=2592000; /))
    expect(now).toMatch(/^five=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(now.split(';')[0]).toBe(sent.cookie.replace('five-next', 'five'))
  })

  it('T9 a player whose session at the platform is over is not asked about', async () => {
    const gone = arcade.platform.addPlayer('gone', 0n)
    const own = await arcade.logIn(url, gone)
    arcade.platform.endSessions(gone)
    const next = await launch(arcade.platform.addPlayer('next', 0n), own)
    expect([next.location, next.set.slice(0, 5)]).toEqual(['/', 'five='])
    expect(await whoseTickets(own, gone)).toBe('gone 401')
  })

  it('the same player, one who has tried the game, and a browser in which nobody plays are not asked', async () => {
    const own = await arcade.logIn(url, ada)
    for (const one of [await launch(ada, own), await launch(ada), await launch(ada, `five=${'a'.repeat(43)}`)]) {
      expect(one.location).toBe('/')
      expect(one.set).toMatch(/^five=/)
    }
    const trial = await arcade.logIn(url, arcade.platform.addPlayer('~trial', 0n, 'FUN'))
    const known = arcade.platform.addPlayer('known', 0n)
    expect((await launch(known, trial)).location, 'after a trial').toBe('/')
    arcade.platform.extra = { playMode: 'fun', ownerId: 'ada' }
    const trialOfOwn = arcade.platform.addPlayer('~own', 0n, 'FUN')
    expect((await launch(trialOfOwn, own)).location, 'play money of the same member').toBe('/')
    arcade.platform.extra = { playMode: 'fun', ownerId: 'mallory' }
    expect((await launch(trialOfOwn, own)).location, 'play money of another member').toBe('/switch')
    arcade.platform.extra = {}
    const namesake = arcade.platform.addPlayer('ada', 0n, 'CNY', 'lotus')
    expect((await launch(namesake, own)).location).toBe('/switch')
  })
})

describe('T9 a session that is over at the platform', () => {
  const begin = async (name: string) => {
    const player = arcade.platform.addPlayer(name, 10_000n)
    return { player, own: await arcade.logIn(url, player) }
  }
  const look = async (path: string, own: string) => {
    const { status, body } = await arcade.call(url, path, { cookie: own })
    return [status, body.errorCode]
  }

  it('places nothing: the stake is refused, the cookie is dead, and the next session finds the ticket refused', async () => {
    const { player, own } = await begin('leaver')
    const other = await begin('stayer')
    arcade.platform.endSessions(player)
    const refused = await arcade.call(url, '/api/tickets', { cookie: own, body: ticket({ playerId: player.playerId }) })
    expect([refused.status, refused.body.errorCode]).toEqual([401, 'session_over'])
    expect(player.balance).toBe(10_000n)
    for (const path of ['/api/tickets', '/api/balance']) expect(await look(path, own)).toEqual([401, 'session_missing'])
    expect((await arcade.call(url, '/api/session', { cookie: own })).body.value).toBeNull()
    expect(await look('/api/balance', other.own)).toEqual([200, null])
    const back = await arcade.logIn(url, player)
    const { body } = await arcade.call<{ tickets: TicketWire[] }>(url, '/api/tickets?kind=settled', { cookie: back })
    expect(body.value.tickets.map(({ state, reason }) => [state, reason])).toEqual([['refused', 'session_over']])
    expect(
      (await arcade.call(url, '/api/tickets', { cookie: back, body: ticket({ playerId: player.playerId }) })).status,
    ).toBe(200)
  })

  it('is over here as soon as its balance is asked for, and with it every game that it had opened', async () => {
    const { player, own } = await begin('reader')
    expect(await look('/api/balance', own)).toEqual([200, null])
    arcade.platform.endSessions(player)
    expect(await look('/api/balance', own)).toEqual([401, 'session_over'])
    expect(await look('/api/tickets', own)).toEqual([401, 'session_missing'])
  })

  it('leaves the same player’s game from another login alone', async () => {
    const { player, own } = await begin('twice')
    arcade.platform.endSessions(player)
    const second = await arcade.logIn(url, player)
    expect(
      (await arcade.call(url, '/api/tickets', { cookie: own, body: ticket({ playerId: player.playerId }) })).body
        .errorCode,
    ).toBe('session_over')
    expect(
      (await arcade.call(url, '/api/tickets', { cookie: second, body: ticket({ playerId: player.playerId }) })).status,
    ).toBe(200)
  })

  it('of a confirmation that is asked for again in the next session: it stays refused and ends no session', async () => {
    const { player, own } = await begin('again')
    arcade.platform.endSessions(player)
    const body = ticket({ playerId: player.playerId })
    await arcade.call(url, '/api/tickets', { cookie: own, body })
    const back = await arcade.logIn(url, player)
    expect((await arcade.call(url, '/api/tickets', { cookie: back, body })).body.errorCode).toBe('session_over')
    expect(await look('/api/balance', back)).toEqual([200, null])
    expect(player.balance).toBe(10_000n)
  })
})

describe('DEC-35 what needs a session', () => {
  it('T36 made-up sessions are counted too, and are looked up no more once they are too many', async () => {
    const headers = { cookie: `five=${'a'.repeat(43)}`, 'x-forwarded-for': '198.51.100.7' }
    const ask = async () => (await fetch(`${url}/api/balance`, { headers })).status
    const statuses = []
    for (let round = 0; round < 25; round += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, ask))))
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
    // Money at stake is decided all the same: by a limit of its own for each of these calls.
    for (const path of [`crash/bets/${randomUUID()}/cash-out`, `mines/rounds/${randomUUID()}/steps`]) {
      const decided = await arcade.call(url, `/api/games/${path}`, { headers, body: {} })
      expect([decided.status, decided.headers.get('x-ratelimit-limit')], path).toEqual([401, '6000'])
    }
  })

  it.each([
    '/api/balance',
    '/api/tickets',
    `/api/tickets/${randomUUID()}`,
    `/api/tickets/${randomUUID()}/proof`,
    `/api/tickets/${randomUUID()}/series`,
  ])('%s is refused without one and with a made-up one', async (path) => {
    for (const forged of [undefined, 'five=', `five=${'a'.repeat(43)}`, 'five=%00']) {
      const answer = await arcade.call(url, path, forged ? { cookie: forged } : {})
      expect([answer.status, answer.body.errorCode]).toEqual([401, 'session_missing'])
    }
  })

  it('tickets are made at times that the place in a list can name, so that none falls between two pages', async () => {
    await Promise.all(Array.from({ length: 3 }, () => arcade.call(url, '/api/tickets', { cookie, body: ticket() })))
    const { rows } = await arcade.database.executeSql(
      "SELECT count(*)::int AS count FROM arcade.ticket WHERE created_at <> date_trunc('milliseconds', created_at)",
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  it('who plays is nobody for everybody else', async () => {
    const answer = await arcade.call(url, '/api/session')
    expect([answer.status, answer.body.value]).toEqual([200, null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('a bet without a session moves nothing', async () => {
    const before = arcade.platform.calls.length
    const answer = await arcade.call(url, '/api/tickets', { body: ticket() })
    expect([answer.status, answer.body.errorCode]).toEqual([401, 'session_missing'])
    expect(arcade.platform.calls.length).toBe(before)
  })

  it.each(['https://evil.example', 'null', 'http://arcade.test.evil.example', ''])(
    'a bet from the origin "%s" is refused',
    async (origin) => {
      const answer = await arcade.call(url, '/api/tickets', { cookie, body: ticket(), headers: { origin } })
      expect([answer.status, answer.body.errorCode]).toEqual([403, 'origin_refused'])
    },
  )

  it("another player's ticket does not exist, even within another merchant under the same id", async () => {
    const placed = await arcade.call<TicketWire>(url, '/api/tickets', { cookie, body: ticket() })
    const { ticketId } = placed.body.value
    const others = [arcade.platform.addPlayer('bob', 1_000n), arcade.platform.addPlayer('ada', 1_000n, 'CNY', 'lotus')]
    for (const other of others) {
      const otherCookie = await arcade.logIn(url, other)
      const answer = await arcade.call(url, `/api/tickets/${ticketId}`, { cookie: otherCookie })
      expect(answer.status).toBe(404)
      const list = await arcade.call(url, '/api/tickets', { cookie: otherCookie })
      expect(list.body.value).toEqual({ tickets: [], before: null })
    }
    const own = await arcade.call(url, `/api/tickets/${ticketId}`, { cookie })
    expect(own.status).toBe(200)
  })
})

describe('DEC-35 bounds of a bet', () => {
  it.each([
    ['no body', {}],
    ['no lines', ticket({ lines: [] })],
    ['eleven lines', ticket({ lines: Array(11).fill(oneLine) })],
    ['a request id of another form', ticket({ requestId: 'x' })],
    ['a draw of another form', ticket({ drawId: '../../etc' })],
    ['no currency', ticket({ currency: undefined })],
    ['a field too many', ticket({ luck: 1 })],
    ['a number for a stake', ticket({ lines: [{ ...oneLine, stake: 500 }] })],
    ['a stake below zero', ticket({ lines: [{ ...oneLine, stake: '-500' }] })],
    ['a stake with decimals', ticket({ lines: [{ ...oneLine, stake: '5.00' }] })],
    ['a stake in another notation', ticket({ lines: [{ ...oneLine, stake: '5e2' }] })],
    ['an endless stake', ticket({ lines: [{ ...oneLine, stake: '9'.repeat(40) }] })],
    ['digits of another script', ticket({ lines: [{ ...oneLine, digits: '٤٥' }] })],
    ['an unknown type', ticket({ lines: [{ ...oneLine, type: '__proto__' }] })],
  ])('%s is invalid_input', async (_name, body) => {
    const answer = await arcade.call(url, '/api/tickets', { cookie, body })
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'invalid_input'])
  })

  it('T37 a stake twice is invalid_input', async () => {
    const stake = `"stake":"${oneLine.stake}"`
    const twice = JSON.stringify(ticket({})).replace(stake, `${stake},"stake":"1"`)
    const answer = await fetch(new URL('/api/tickets', url), {
      method: 'POST',
      headers: { cookie, origin: 'http://arcade.test', 'content-type': 'application/json' },
      body: twice,
    })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ errorCode: 'invalid_input' })])
  })

  it.each([
    ['too few digits', [{ ...oneLine, digits: '4' }], 'digits'],
    ['a stake between the steps', [{ ...oneLine, stake: '501' }], 'stake_step'],
    ['a stake above the most', [{ ...oneLine, stake: '500500' }], 'stake_max'],
    ['a place on a line without one', [{ ...oneLine, place: 2 }], 'place'],
  ])('%s is refused by the rules of the game', async (_name, lines, message) => {
    const answer = await arcade.call(url, '/api/tickets', { cookie, body: ticket({ lines }) })
    expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([409, 'stake_refused', message])
  })

  it('an unknown draw sells nothing', async () => {
    const answer = await arcade.call(url, '/api/tickets', { cookie, body: ticket({ drawId: '20991231-0002' }) })
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'draw_closed'])
  })

  it('T21 a draw whose sales have closed sells nothing, and the wallet is not even asked', async () => {
    await arcade.openDraw('20200101-0001', -1_000, 2 * LONG_MS)
    const before = arcade.platform.calls.length
    const answer = await arcade.call(url, '/api/tickets', { cookie, body: ticket({ drawId: '20200101-0001' }) })
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'draw_closed'])
    expect(arcade.platform.calls.length).toBe(before)
  })

  it('T36 more than thirty confirmations in a minute are refused', async () => {
    const eager = await arcade.logIn(url, arcade.platform.addPlayer('eager', 0n))
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await arcade.call(url, '/api/tickets', { cookie: eager, body: {} })).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true)
    expect(statuses[30]).toBe(429)
  })

  it('T36 a player has one limit over all sessions and none from another', async () => {
    const player = arcade.platform.addPlayer('twofold', 0n)
    const sessions = [await arcade.logIn(url, player), await arcade.logIn(url, player)]
    const bet = (own: string | undefined) => arcade.call(url, '/api/tickets', { cookie: own, body: {} })
    for (let count = 0; count < 30; count += 1) await bet(sessions[count % 2])
    expect((await Promise.all(sessions.map(bet))).map(({ status }) => status)).toEqual([429, 429])
    const neighbour = await arcade.logIn(url, arcade.platform.addPlayer('twofold', 0n, 'CNY', 'lotus'))
    expect((await bet(neighbour)).status).toBe(400)
  })
})

describe('DEC-35 the public feed', () => {
  it('tells the next draw with its commitment, cacheable and without a session', async () => {
    const answer = await arcade.call<NextWire>(url, '/api/draws/next')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
    expect(answer.body.value).toMatchObject({
      isSelling: true,
      draw: { drawId: '20991231-0001', state: 'open', digits: null, seed: null, ticketRoot: null },
    })
    expect(answer.body.value.draw?.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it("tells the database's time, also where the process's clock is an hour ahead", async () => {
    const startedAtMs = Date.now()
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: startedAtMs + HOUR_MS })
    const { headers, body } = await arcade.call<NextWire>(await arcade.startApp(), '/api/draws/next')
    for (const timeMs of [Number(headers.get('x-server-time')), Date.parse(body.value.serverTime)])
      expect(Math.abs(timeMs - startedAtMs)).toBeLessThan(HOUR_MS / 2)
  })

  it.each([
    ['/api/draws/20991231-0001/record', 404],
    ['/api/draws/20991231-9999', 404],
    ['/api/draws/nonsense', 400],
    ['/api/draws/recent?limit=101', 400],
    ['/api/draws/recent?before=x', 400],
    ['/api/nothing', 404],
  ])('%s answers %i', async (path, status) => {
    const answer = await arcade.call(url, path)
    expect(answer.status).toBe(status)
    expect(answer.body.success).toBe(false)
  })

  it('T36 one address asks for 120 records a minute, and for all else meanwhile', async () => {
    const asked = Array.from({ length: 125 }, () => arcade.call(url, '/api/draws/20991231-0001/record'))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
    expect((await arcade.call(url, '/api/draws/20991231-0001')).status).toBe(200)
  })
})

describe('T26 T34 headers', () => {
  it.each(['/', '/tickets', '/draws/20991231-0001/check', '/api/draws/next', '/health'])('%s', async (path) => {
    const response = await fetch(url + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|data:|upgrade-insecure/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(response.headers.get('cache-control')).toBe(path === '/api/draws/next' ? 'public, max-age=1' : 'no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex,nofollow')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    for (const name of ['server', 'x-powered-by']) expect(response.headers.has(name), name).toBe(false)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('a mistyped address gets the document to a reader and an error to a script', async () => {
    const read = await fetch(`${url}/nowhere`, { headers: { accept: 'text/html' } })
    expect([read.status, read.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const asked = await arcade.call(url, '/nowhere')
    expect([asked.status, asked.body.errorCode]).toEqual([404, 'not_found'])
  })

  it('the document is in the language of the player', async () => {
    arcade.platform.language = 'UR'
    const urdu = await arcade.logIn(url, ada)
    arcade.platform.language = 'EN'
    const document = await fetch(`${url}/`, { headers: { cookie: urdu } })
    const text = await document.text()
    expect(text).toContain(
      '<html lang="ur" dir="rtl" data-script="nastaliq" data-language="UR" data-formats="ur-u-nu-latn" data-numbers="ur-u-nu-latn">',
    )
    expect(text, 'the way on without a script').toContain(
      `href="">${(await loadLotteryTexts('UR'))['lottery.late']}</a>`,
    )
    expect(document.headers.get('cache-control')).toBe('no-store')
    expect(await (await fetch(`${url}/sorry/launch_refused?language=CN`)).text()).toContain('lang="zh-CN" dir="ltr"')
  })

  it('DEC-36 a document in Burmese alone names the font of its letters, which the arcade serves', async () => {
    const burmese = await (await fetch(`${url}/sorry/launch_refused?language=MY`)).text()
    const [sheet = ''] = burmese.match(/\/assets\/[\w-]+\.woff2\.css/) ?? []
    expect(await (await fetch(url + sheet)).text()).toContain('@font-face{font-family:Letters;')
    expect((await fetch(url + sheet.replace('.css', ''))).headers.get('content-type')).toBe('font/woff2')
    expect(await (await fetch(`${url}/sorry/launch_refused?language=UR`)).text()).not.toContain('woff2')
  })

  it('the document is in the language of the last game when its session has ended', async () => {
    const cem = arcade.platform.addPlayer('cem', 0n)
    arcade.platform.language = 'UR'
    arcade.platform.addLaunchToken('token-of-cem', cem)
    const launch = await fetch(`${url}/play?token=token-of-cem`, { redirect: 'manual' })
    arcade.platform.language = 'EN'
    const [, set = ''] = launch.headers.getSetCookie()
    expect(set).toMatch(/^five-language=UR; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const document = await fetch(`${url}/tickets`, { headers: { cookie: set.split(';')[0] ?? '' } })
    expect(await document.text()).toContain(
      '<html lang="ur" dir="rtl" data-script="nastaliq" data-language="UR" data-formats="ur-u-nu-latn" data-numbers="ur-u-nu-latn">',
    )
    const odd = await fetch(`${url}/tickets`, { headers: { cookie: 'five-language=%22%3E%3Cscript%3E' } })
    expect(await odd.text()).toContain(
      '<html lang="en" dir="ltr" data-language="EN" data-formats="en-u-nu-latn" data-numbers="en-u-nu-latn">',
    )
  })

  it('is in a language that has texts, whatever the platform says', async () => {
    for (const language of languageCodes) {
      const response = await fetch(`${url}/rules?language=${language}`)
      expect(await response.text()).toContain(`data-language="${resolveLanguage(language)}"`)
    }
  })
})

describe('DEC-35 the game wears what the platform says at the launch', () => {
  const theme = {
    ...{ ground: '#170910', card: '#24111a', raised: '#361b28', text: '#fff4ec', accent: '#f6c96f' },
    ...{ onAccent: '#2d1603', radius: 10 },
  }
  const sheet = '/theme/170910-24111a-361b28-fff4ec-f6c96f-2d1603-10.css'
  const launch = async (extra: object) => {
    arcade.platform.extra = extra
    const token = randomUUID()
    arcade.platform.addLaunchToken(token, ada)
    const response = await fetch(`${url}/play?token=${token}`, { redirect: 'manual' })
    arcade.platform.extra = {}
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    return { location: response.headers.get('location'), cookies, cookie: cookies.join('; ') }
  }
  const readPage = async (cookie: string) => (await fetch(`${url}/`, { headers: { cookie } })).text()

  it('the merchant’s colours, also on the pages after the session has ended', async () => {
    const { cookie, cookies } = await launch({ theme })
    expect(await readPage(cookie)).toContain(`<link rel="stylesheet" href="${sheet}" /></head>`)
    expect(await readPage(cookies.filter((one) => one.startsWith('five-theme')).join())).toContain(sheet)
    const { cookie: plain } = await launch({})
    expect(await readPage(plain)).not.toContain('/theme/')
  })

  it('T5 a theme of another form is none, and neither is a cookie', async () => {
    expect(await readPage('five-theme="><script>')).not.toContain('/theme/')
    const { location, cookie } = await launch({ theme: { ...theme, accent: 'url(https://evil.example)' } })
    expect(location).toBe('/')
    expect(await readPage(cookie)).not.toContain('/theme/')
  })

  it('its sheet is the same for ever, under a policy that allows no other styles', async () => {
    const response = await fetch(url + sheet)
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self';")
    expect(await response.text()).toContain('--accent: #f6c96f;')
    for (const name of ['x.css', '170910.css', `${sheet.slice(7)}x`]) {
      expect((await fetch(`${url}/theme/${name}`)).status).toBe(404)
    }
  })

  it('a balance that is covered in the lobby is covered in the game', async () => {
    const { cookie } = await launch({ isBalanceHidden: true })
    expect((await arcade.call(url, '/api/session', { cookie })).body.value).toMatchObject({ isBalanceHidden: true })
  })

  it.each([
    ['a ticket', '0192f3c4-8d1e-4a55-9c02-6f3b1c9e7a10', '/tickets/0192f3c4-8d1e-4a55-9c02-6f3b1c9e7a10'],
    ['something else', '../sorry/x', '/'],
    ['nothing', '', '/'],
  ])('T5 a launch that names %s as its round (%s) opens %s', async (_name, roundId, location) => {
    expect((await launch({ roundId })).location).toBe(location)
  })
})

describe('LOTT-02, LOTT-05, LOTT-06, GAME-05 the launch of each lottery', () => {
  it.each([
    ['FIVE', {}, '/'],
    ['FIVEDAY', { prizeMode: 'LEVELS' }, '/l/FIVEDAY?prizeMode=LEVELS'],
    ['SEA4D', { lottoMode: 'SEA_Tradition_Mobile', lottoArea: 'SEA', playType: 'seaBox' }, '/l/SEA4D?playType=seaBox'],
    ['VN27', { lottoView: 'SIDES' }, '/l/VN27?lottoView=SIDES'],
    ['VN27', { lottoView: 'CHART' }, '/l/VN27/draws?view=trend'],
    ['FIVE', { playType: '//evil.example', lottoView: 'a b' }, '/'],
  ])('of %s with %j opens %s', async (gameCode, options, location) => {
    const player = arcade.platform.addPlayer(`launch-${randomUUID()}`, 1_000n)
    arcade.platform.extra = { gameCode, options }
    const token = randomUUID()
    arcade.platform.addLaunchToken(token, player)
    const response = await fetch(`${url}/play?token=${token}`, { redirect: 'manual' })
    arcade.platform.extra = {}
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    const page = await fetch(new URL(location, url), { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
  })

  it.each(['CHESS', '', 'constructor'])('DEC-35 the feed knows no lottery "%s"', async (game) => {
    for (const path of ['/api/draws/next', '/api/draws/recent']) {
      expect((await arcade.call(url, `${path}?game=${game}`)).status).toBe(400)
    }
  })

  it('DEC-35 each lottery has its own feed and tickets', async () => {
    await arcade.openDraw('SEA4D-20991231-0001', LONG_MS, LONG_MS + 5_000)
    const player = arcade.platform.addPlayer('sea', 10_000n)
    const own = await arcade.logIn(url, player)
    const next = await arcade.call<NextWire>(url, '/api/draws/next?game=SEA4D')
    expect(next.body.value).toMatchObject({
      schedule: { kind: 'every', seconds: 300 },
      draw: { drawId: 'SEA4D-20991231-0001' },
    })
    const body = {
      ...ticket({ playerId: 'sea', drawId: 'SEA4D-20991231-0001' }),
      lines: [{ ...oneLine, type: 'seaBig', digits: '1234' }],
    }
    expect((await arcade.call(url, '/api/tickets', { cookie: own, body: { ...body, lines: [oneLine] } })).status).toBe(
      409,
    )
    const placed = await arcade.call<TicketWire>(url, '/api/tickets', { cookie: own, body })
    expect(placed.body.value).toMatchObject({ state: 'placed', stake: '500' })
    const debit = arcade.platform.calls.find(({ body: sent }) => sent.roundId === placed.body.value.ticketId)
    expect(debit?.body).toMatchObject({ gameCode: 'SEA4D', description: 'Sea 4D 0001' })
    const count = async (game: string) =>
      (await arcade.call<{ tickets: unknown[] }>(url, `/api/tickets?game=${game}`, { cookie: own })).body.value.tickets
        .length
    expect([await count('SEA4D'), await count('FIVE')]).toEqual([1, 0])
  })
})

import { hotGames, login, memberInfo } from '@foyer/contract'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { openClient } from '../../../testing/fixture-wps.ts'

afterEach(() => void vi.restoreAllMocks())

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const html = '<html><body>502 Bad Gateway</body></html>'
const ask = (answer: Response, onUnknownCode?: (code: string, path: string) => void) =>
  openClient(() => answer, onUnknownCode ? { onUnknownCode } : {}).wps.call(login, {
    body: { username: 'a', password: 'b' },
  })

describe('HTTP-08 HTTP-09 an answer that worked', () => {
  it.each([
    ['value', json({ success: true, value: { ok: 1 }, message: null }), { ok: 1 }],
    ['data instead', json({ success: true, data: { ok: 2 } }), { ok: 2 }],
    ['value before data', json({ success: true, value: 0, data: 1 }), 0],
    ['success as text', json({ success: 'true', value: 'x' }), 'x'],
    ['success as a number', json({ success: 1, value: 'x' }), 'x'],
    ['success as a number in a text', json({ success: '1', value: 'x' }), 'x'],
    ['nothing', json({ success: true, value: null }), null],
    ['fields that nobody knows', json({ success: true, value: [], page: 1, errorCode: '', traceId: {} }), []],
  ])('%s', async (_, answer, value) => {
    expect(await ask(answer)).toEqual(value)
  })
})

describe('HTTP-08 HTTP-09 an answer that did not', () => {
  it.each<[string, Response, string, number]>([
    ['a code of the list', json({ success: false, errorCode: 'login.cred.err' }, 400), 'login.cred.err', 400],
    ['with 200', json({ success: false, errorCode: 'username_taken' }), 'username_taken', 200],
    ['success as text', json({ success: 'false', errorCode: 'username_taken' }), 'username_taken', 200],
    ['success as a number', json({ success: 0, errorCode: 'username_taken' }), 'username_taken', 200],
    ['a yes with an error’s status', json({ success: true, value: 1 }, 500), 'unknown_error', 500],
    [
      'ERR-15 any code that begins with TOO_MANY_REQUEST',
      json({ success: false, errorCode: 'TOO_MANY_REQUEST_SMS' }),
      'TOO_MANY_REQUESTS',
      200,
    ],
    ['no code', json({ success: false }, 400), 'unknown_error', 400],
    ['a code as an object', json({ success: false, errorCode: { a: 1 } }, 400), 'unknown_error', 400],
    ['no envelope', json([1]), 'bad_answer', 200],
    ['null', json(null), 'bad_answer', 200],
    ['a page', new Response(html), 'bad_answer', 200],
    ['a gateway’s page', new Response(html, { status: 502 }), 'service_unavailable', 502],
    ['a proxy’s 503', new Response(html, { status: 503 }), 'service_unavailable', 503],
    ['a proxy’s 404', new Response(html, { status: 404 }), 'not_found', 404],
    ['a proxy’s 429', new Response(html, { status: 429 }), 'TOO_MANY_REQUESTS', 429],
    ['an unnamed 401', new Response('', { status: 401 }), 'user.or.token.invalid', 401],
  ])('%s', async (_, answer, code, status) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'WpsError', code, status })
  })

  it.each([
    ['30', 30],
    [null, undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('ERR-15 a Retry-After of %j is %j seconds', async (header, retryAfterSeconds) => {
    const headers = new Headers(header === null ? [] : [['retry-after', header]])
    const answer = new Response(html, { status: 429, headers })
    await expect(ask(answer)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds })
  })

  it.each([
    ['something_new', 'something_new'],
    [10086, '10086'],
    [' odd ', 'odd'],
  ])('an unknown code %j is reported, and counts as unknown_error', async (errorCode, shown) => {
    const reported: string[][] = []
    const answer = json({ success: false, errorCode, message: 'words' }, 400)
    await expect(ask(answer, (...received) => reported.push(received))).rejects.toMatchObject({
      code: 'unknown_error',
      serverMessage: 'words',
    })
    expect(reported).toEqual([[shown, login.path]])
  })

  it('an unknown code is reported once, and never more than twenty', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (let index = 0; index < 60; index += 1)
      await ask(json({ success: false, errorCode: `code${index % 30}` })).catch(() => undefined)
    expect(warn).toHaveBeenCalledTimes(20)
    expect(warn.mock.calls[0]).toEqual([`unknown error code code0 from ${login.path}`])
  })

  it('T33 the server’s words are one bounded line', async () => {
    const message = `one\u0000\n\u001b[31mtwo ${'x'.repeat(1000)}`
    const error = await ask(json({ success: false, message })).catch((cause: unknown) => cause)
    const { serverMessage } = error as { serverMessage: string } // a WpsError
    expect(serverMessage).toHaveLength(300)
    expect(serverMessage.startsWith('one [31mtwo xxx')).toBe(true)
  })

  it.each([
    [[{ path: 'username', rule: 'field.username.length' }], [{ path: 'username', rule: 'field.username.length' }]],
    [[null, { path: 1, rule: 'x' }, 'x'], []],
    ['no list', []],
  ])('keeps the fields of invalid input: %j', async (fields, read) => {
    await expect(ask(json({ success: false, errorCode: 'invalid_input', fields }, 400))).rejects.toMatchObject({
      fields: read,
    })
  })
})

test('ERR-21 a body that breaks off is a failed network, not an answer', async () => {
  const broken = new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":'))
        controller.error(new TypeError('network'))
      },
    }),
  )
  const { wps } = openClient(() => broken, { isOnline: () => false })
  await expect(wps.call(hotGames, { query: {} })).rejects.toMatchObject({ code: 'network_offline', status: 0 })
})

test.each([
  ['/wps/member/info', undefined, 'EN'],
  ['/wps/relay/GCSGAME_hotGamesV2', undefined, 'CN'],
  ['/wps/chat/launchChat', undefined, 'CN'],
  ['/wps/relay/GCSGAME_hotGamesV2', 'UR', 'UR'],
  ['/wps/member/info', 'UR', 'UR'],
] as const)('HTTP-02 CONF-08 CONST-73 LANG-20 %s with language %s says %s', async (path, language, header) => {
  const { wps, sent } = openClient(undefined, { language: () => language })
  await wps.call({ ...memberInfo, path }, {})
  expect(sent[0]?.headers.get('Language')).toBe(header)
})

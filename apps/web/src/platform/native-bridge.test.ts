import { afterEach, describe, expect, test, vi } from 'vitest'
import { findNativeBridge, type NativeWindow } from './native-bridge.ts'

afterEach(() => void vi.useRealTimers())

interface Request {
  id: number
  verb: string
  arguments: unknown
}
type App = (request: Request) => unknown

function readRequest(message: object): Request {
  return structuredClone(message) as Request // as the bridge makes them
}

/** A page in an Android WebView: texts both ways, answered later. */
function openAndroid(app: App): NativeWindow {
  const page: NativeWindow = { top: undefined }
  page.top = page
  const channel: NonNullable<NativeWindow['foyerBridge']> = {
    onmessage: null,
    postMessage(text) {
      const given = app(JSON.parse(text))
      if (given === undefined) return
      setTimeout(async () => {
        const data = JSON.stringify(await given)
        channel.onmessage?.({ data })
      })
    },
  }
  page.foyerBridge = channel
  return page
}

/** A page in an iOS WKWebView: objects out, a promise back. */
function openIos(app: App): NativeWindow {
  const page: NativeWindow = { top: undefined }
  page.top = page
  const hanging = new Promise(() => undefined)
  page.webkit = {
    messageHandlers: {
      foyerBridge: { postMessage: async (message) => app(readRequest(message)) ?? hanging },
    },
  }
  return page
}

describe.each([
  ['Android', openAndroid],
  ['iOS', openIos],
])('NATIVE-01 OPEN-59 T27 the bridge of %s', (_, open) => {
  const ok = ({ id }: Request, value: unknown) => ({ id, ok: true, value })

  test('NATIVE-04 CONST-80 reads the version and opens pages in the app’s navigation', async () => {
    const seen: Request[] = []
    const bridge = findNativeBridge(
      open((request) => {
        seen.push(request)
        return ok(request, request.verb === 'version' ? '2.4.39' : null)
      }),
    )
    expect(await bridge?.call('version')).toBe('2.4.39')
    await bridge?.call('open', { page: 'deposit' })
    expect(seen).toEqual([
      { id: 1, verb: 'version', arguments: null },
      { id: 2, verb: 'open', arguments: { page: 'deposit' } },
    ])
  })

  test('NATIVE-01 two calls at once get their own answers, whichever comes first', async () => {
    let answerFirst: () => void = () => undefined
    const turn = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    const bridge = findNativeBridge(
      open((request) => (request.verb === 'version' ? turn.then(() => ok(request, '2.4.39')) : ok(request, true))),
    )
    const version = bridge?.call('version')
    expect(await bridge?.call('confirmOwner', { reason: 'login' })).toBe(true)
    answerFirst()
    expect(await version).toBe('2.4.39')
  })

  test('NATIVE-01 shares, asks for the phone’s owner, and reads the address for push', async () => {
    const answers: Record<string, unknown> = { share: null, confirmOwner: true, pushToken: 'fcm-token' }
    const seen: unknown[] = []
    const bridge = findNativeBridge(
      open((request) => {
        seen.push(request.arguments)
        return ok(request, answers[request.verb])
      }),
    )
    const url = 'https://www.aurora.example/m/register'
    expect(await bridge?.call('share', { title: 'Aurora', url })).toBeNull()
    expect(await bridge?.call('confirmOwner', { reason: 'login' })).toBe(true)
    expect(await bridge?.call('pushToken')).toBe('fcm-token')
    expect(seen).toEqual([{ title: 'Aurora', url }, { reason: 'login' }, null])
  })

  test.each([
    ['confirmOwner', 'yes'],
    ['confirmOwner', 1],
    ['pushToken', ''],
    ['pushToken', { token: 'x' }],
    ['share', true],
  ] as const)('T27 %s answered with %j is a failure', async (verb, value) => {
    const bridge = findNativeBridge(open((request) => ok(request, value)))
    const call = bridge?.call as (verb: string, input?: object) => Promise<unknown> // one form for all verbs
    await expect(call(verb, {})).rejects.toThrow('something else')
  })

  test.each([
    ['2.4', 'something else'],
    ['2.4.39-beta', 'something else'],
    [{ version: '2.4.39' }, 'something else'],
  ])('NATIVE-04 a version of another form is none: %j', async (version, problem) => {
    const bridge = findNativeBridge(open((request) => ok(request, version)))
    await expect(bridge?.call('version')).rejects.toThrow(problem)
  })

  test('T27 a refusal and an answer to another call are failures', async () => {
    const refused = findNativeBridge(open(({ id }) => ({ id, ok: false, error: 'unknown' })))
    await expect(refused?.call('updateApp')).rejects.toThrow('refused')
  })

  test('an app that does not answer is given a minute', async () => {
    vi.useFakeTimers()
    const call = findNativeBridge(open(() => undefined))?.call('updateApp')
    const failure = expect(call).rejects.toThrow('in time')
    await vi.advanceTimersByTimeAsync(60_000)
    await failure
  })

  test('T27 a frame has no bridge, whatever it finds', () => {
    const page = open((request) => ok(request, null))
    page.top = {}
    expect(findNativeBridge(page)).toBeUndefined()
  })
})

test('NATIVE-01 a browser has no bridge', () => {
  const page: NativeWindow = { top: undefined }
  page.top = page
  expect(findNativeBridge(page)).toBeUndefined()
})

test('T27 answers nobody asked for, and texts that are none, change nothing', async () => {
  const page = openAndroid(() => undefined)
  const call = findNativeBridge(page)?.call('version')
  for (const data of ['{', 'null', '{"id":7,"ok":true,"value":"9.9.9"}', 5]) page.foyerBridge?.onmessage?.({ data })
  page.foyerBridge?.onmessage?.({ data: '{"id":1,"ok":true,"value":"1.2.3"}' })
  expect(await call).toBe('1.2.3')
})

import { describe, expect, test } from 'vitest'
import { createBridgeChannel } from './bridge-channel.ts'
import type { BridgePlugins } from './bridge-plugins.ts'

/** A phone that notes what it was asked. */
function openPhone(changed: Partial<BridgePlugins> = {}) {
  const done: unknown[] = []
  const note = (name: string) => async (input?: unknown) => void done.push([name, input])
  const plugins: BridgePlugins = {
    readVersion: async () => '2.5.0',
    open: note('open'),
    openStore: note('openStore'),
    share: note('share'),
    confirmOwner: async (reason) => reason === 'login',
    readAttribution: async () => ({ adid: 'a-1' }),
    track: note('track'),
    getPushToken: async () => 'token-of-the-phone',
    ...changed,
  }
  const channel = createBridgeChannel(plugins)
  const ask = (message: unknown) =>
    new Promise<unknown>((resolve) => {
      channel.onmessage = ({ data }) => resolve(JSON.parse(data))
      channel.postMessage(typeof message === 'string' ? message : JSON.stringify(message))
    })
  return { done, ask }
}

describe('NATIVE-01, NATIVE-02, NATIVE-04, TRACK-06, TRACK-17 what the app answers a page', () => {
  const url = 'https://www.aurora.example/m/home?r=7'
  test.each([
    ['version', null, '2.5.0', []],
    ['open', { page: 'deposit' }, null, [['open', 'deposit']]],
    ['updateApp', null, null, [['openStore', undefined]]],
    ['share', { title: 'Aurora', text: 'Play', url }, null, [['share', { title: 'Aurora', text: 'Play', url }]]],
    ['share', { url }, null, [['share', { url }]]],
    ['confirmOwner', { reason: 'login' }, true, []],
    ['attribution', null, { adid: 'a-1' }, []],
    [
      'track',
      { event: 'deposit', eventID: 'e', value: 5 },
      null,
      [['track', { event: 'deposit', eventID: 'e', value: 5 }]],
    ],
    ['pushToken', null, 'token-of-the-phone', []],
  ])('%s %j', async (verb, input, value, done) => {
    const phone = openPhone()
    expect(await phone.ask({ id: 3, verb, arguments: input })).toEqual({ id: 3, ok: true, value })
    expect(phone.done).toEqual(done)
  })
})

describe('T27 what the app refuses', () => {
  test.each([
    ['another verb', { id: 1, verb: 'readContacts', arguments: null }],
    ['a name that every object has', { id: 1, verb: 'constructor', arguments: null }],
    ['another page', { id: 1, verb: 'open', arguments: { page: 'https://evil.example' } }],
    ['a script to share', { id: 1, verb: 'share', arguments: { url: 'javascript:alert(1)' } }],
    ['a text without end', { id: 1, verb: 'share', arguments: { url: 'https://a.example', text: 'x'.repeat(301) } }],
    ['an event without a name', { id: 1, verb: 'track', arguments: { value: 5 } }],
    ['a question without a reason', { id: 1, verb: 'confirmOwner', arguments: {} }],
    ['a reason of the page’s own', { id: 1, verb: 'confirmOwner', arguments: { reason: 'Pay 5,000' } }],
  ])('%s', async (_, message) => {
    const phone = openPhone()
    expect(await phone.ask(message)).toMatchObject({ id: 1, ok: false })
    expect(phone.done).toEqual([])
  })

  test.each(['{', 'null', '5', '[]'])('the text %j', async (text) => {
    expect(await openPhone().ask(text)).toMatchObject({ ok: false })
  })

  test('a failure of the phone is a refusal with its reason', async () => {
    const { ask } = openPhone({ openStore: () => Promise.reject(new Error('no store on this phone')) })
    expect(await ask({ id: 2, verb: 'updateApp', arguments: null })).toEqual({
      id: 2,
      ok: false,
      error: 'no store on this phone',
    })
  })
})

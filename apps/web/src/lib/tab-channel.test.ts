import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTabChannel, type TabMessage } from './tab-channel.ts'

afterEach(() => void vi.unstubAllGlobals())

const message: TabMessage = { type: 'loggedOut', memberId: '7' }

/** Fake browser channels: a message reaches the others of the same name. */
function stubChannels() {
  const channels: FakeChannel[] = []
  class FakeChannel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      channels.push(this)
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  return (name: string, data: unknown) => new FakeChannel(name).postMessage(data)
}

/** A browser without channels: a write to storage is an event in the other tabs, which share one window here. */
function stubStorage() {
  const window = new EventTarget()
  const stored = new Map<string, string>()
  const fire = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('localStorage', {
    setItem(key: string, value: string) {
      stored.set(key, value)
      fire(key, value)
    },
    removeItem(key: string) {
      stored.delete(key)
      fire(key, null)
    },
  })
  return stored
}

function listenTo(merchant: string): TabMessage[] {
  const received: TabMessage[] = []
  openTabChannel(merchant).listen((reported) => received.push(reported))
  return received
}

describe('the way to other tabs', () => {
  it('tells those of the same merchant only (DEC-40)', () => {
    stubChannels()
    const [own, other] = [listenTo('aurora'), listenTo('lotus')]
    openTabChannel('aurora').post(message)
    expect([own, other]).toEqual([[message], []])
  })

  it('passes over what it does not understand', () => {
    const send = stubChannels()
    const received = listenTo('aurora')
    for (const data of [
      null,
      'loggedOut',
      {},
      { type: 'loggedOut' },
      { type: 'language', language: 7 },
      { type: 'new' },
    ])
      send('aurora.tabs', data)
    expect(received).toEqual([])
  })

  it('goes by storage where there are no channels, leaves nothing there, and tells the same thing twice', () => {
    const stored = stubStorage()
    const [own, other] = [listenTo('aurora'), listenTo('lotus')]
    const channel = openTabChannel('aurora')
    channel.post(message)
    channel.post(message)
    expect(own).toEqual([expect.objectContaining(message), expect.objectContaining(message)])
    expect(other).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('is silent in a browser that has neither', () => {
    stubStorage()
    vi.stubGlobal('localStorage', undefined)
    expect(() => openTabChannel('aurora').post(message)).not.toThrow()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTabChannel, type TabNews } from './tab-channel.ts'

afterEach(() => void vi.unstubAllGlobals())

const news: TabNews = { type: 'loggedOut', memberId: '7' }

/** The browser's channels: what one sends, the others of its name hear. */
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
  const kept = new Map<string, string>()
  const fire = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('localStorage', {
    setItem(key: string, value: string) {
      kept.set(key, value)
      fire(key, value)
    },
    removeItem(key: string) {
      kept.delete(key)
      fire(key, null)
    },
  })
  return kept
}

function listenTo(merchant: string): TabNews[] {
  const heard: TabNews[] = []
  openTabChannel(merchant).listen((told) => heard.push(told))
  return heard
}

describe('the way to other tabs', () => {
  it('tells those of the same merchant only (DEC-40)', () => {
    stubChannels()
    const [own, other] = [listenTo('aurora'), listenTo('lotus')]
    openTabChannel('aurora').tell(news)
    expect([own, other]).toEqual([[news], []])
  })

  it('passes over what it does not understand', () => {
    const send = stubChannels()
    const heard = listenTo('aurora')
    for (const data of [
      null,
      'loggedOut',
      {},
      { type: 'loggedOut' },
      { type: 'language', language: 7 },
      { type: 'new' },
    ])
      send('aurora.tabs', data)
    expect(heard).toEqual([])
  })

  it('goes by storage where there are no channels, leaves nothing there, and tells the same thing twice', () => {
    const kept = stubStorage()
    const [own, other] = [listenTo('aurora'), listenTo('lotus')]
    const channel = openTabChannel('aurora')
    channel.tell(news)
    channel.tell(news)
    expect(own).toEqual([expect.objectContaining(news), expect.objectContaining(news)])
    expect(other).toEqual([])
    expect(kept.size).toBe(0)
  })

  it('is silent in a browser that has neither', () => {
    stubStorage()
    vi.stubGlobal('localStorage', undefined)
    expect(() => openTabChannel('aurora').tell(news)).not.toThrow()
  })
})

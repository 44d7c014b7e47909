import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArea } from '../../../testing/fixture-wps.ts'
import { createClock } from '../../lib/clock.ts'
import { openStorage } from '../../lib/storage.ts'
import { createNotices } from '../../ui/notices.tsx'
import type { DueReload } from '../due-reload.ts'
import { checkIntervalMs, holdCheckMs, startDelayMs } from './update.constants.ts'
import { type Update, watchUpdates } from './update-watch.ts'

const pageEntry = '/m/assets/entry-AAAAAAAA.js'
const nextEntry = '/m/assets/entry-BBBBBBBB.js'
const json = { 'content-type': 'application/json; charset=utf-8' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

class Page extends EventTarget {
  hidden = false
  documentElement = { dataset: { build: pageEntry } }
  fields: { type: string; readOnly: boolean; value: string }[] = []
  querySelector = () => null
  querySelectorAll = () => this.fields
  turn(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** A page of build A at `path`; `answers` gives the manifests' texts, which may change. */
function open(path = '/m/home', { nextBuild }: Pick<Update, 'nextBuild'> = {}) {
  const page = new Page()
  const asked: string[] = []
  const reload = vi.fn()
  const replaced: string[] = []
  const update = vi.fn(async () => undefined)
  const answers = { build: () => new Response(JSON.stringify({ entry: pageEntry }), { headers: json }) }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: path, reload })
  vi.stubGlobal('history', { state: null, replaceState: (_state: unknown, _: string, to: string) => replaced.push(to) })
  const browser = { onLine: true, serviceWorker: { getRegistration: async () => ({ update }) } }
  vi.stubGlobal('navigator', browser)
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  const connect = (isOnline: boolean) => {
    browser.onLine = isOnline
    listeners.get(isOnline ? 'online' : 'offline')?.()
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return url.startsWith('/mobile/') ? new Response('{"files":{}}', { headers: json }) : answers.build()
  })
  const storage = openStorage('aurora', { session: createArea(), local: createArea() })
  const notices = createNotices()
  watchUpdates({
    services: { clock: createClock(new Date().toISOString()), storage, loadTexts: async () => undefined },
    notices,
    i18n: { _: (id: unknown) => String(id) },
    nextBuild,
  })
  const deploy = (entry: string) => {
    answers.build = () => new Response(JSON.stringify({ entry }), { headers: json })
  }
  return { page, asked, reload, replaced, update, answers, storage, notices, deploy, connect }
}
const { setTimeout: setRealTimeout } = globalThis
/** Lets time go on, and the hashes, which the platform computes in its own time. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise((resolve) => setRealTimeout(resolve, 20))
  await vi.advanceTimersByTimeAsync(0)
}

test('PWA-16 PWA-17 PWA-18 CONST-29 CONST-30 API-22 both manifests are read 1.5 s after the start, hourly, and on return', async () => {
  const { page, asked, storage, notices } = open()
  await pass(startDelayMs - 1)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual(['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'])
  expect(storage.read('assetHash')).toEqual({ entry: pageEntry, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  page.turn(true)
  await pass(checkIntervalMs)
  expect(asked).toHaveLength(2)
  page.turn(false)
  await pass(0)
  expect(asked).toHaveLength(4)
  await pass(checkIntervalMs)
  expect(asked).toHaveLength(6)
  expect(notices.get().alerts).toEqual([])
})

test('PWA-16 a start without a network is made up for by the return of the network', async () => {
  const { asked, connect, deploy, notices } = open()
  connect(false)
  deploy(nextEntry)
  await pass(startDelayMs)
  expect(asked).toEqual([])
  connect(true)
  await pass(0)
  expect(asked).toHaveLength(2)
  expect(notices.get().alerts).toHaveLength(1)
})

test('PWA-13 PWA-14 PWA-15 PWA-19 MODAL-13 MODAL-25 CONF-35 another build updates the worker and is offered; its button reloads after 200 ms', async () => {
  const { deploy, update, notices, reload, replaced, storage } = open()
  deploy(nextEntry)
  await pass(startDelayMs)
  expect(update).toHaveBeenCalledTimes(1)
  const { alerts } = notices.get()
  expect(alerts).toMatchObject([
    { title: 'pwa_update_title', text: 'pwa_update_msg', confirmLabel: 'refresh', cancelLabel: 'update.later' },
  ])
  await pass(checkIntervalMs - 1)
  expect(reload).not.toHaveBeenCalled()
  alerts[0]?.answer(true)
  await pass(199)
  expect(reload).not.toHaveBeenCalled()
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(replaced).toEqual([])
  expect(storage.read('assetHash')?.entry).toBe(nextEntry)
})

test('PWA-13 a worker that cannot be had does not keep the offer back', async () => {
  const { deploy, update, notices } = open()
  update.mockRejectedValue(new TypeError('unsupported MIME type'))
  deploy(nextEntry)
  await pass(startDelayMs)
  expect(update).toHaveBeenCalledTimes(1)
  expect(notices.get().alerts).toHaveLength(1)
})

test('GUARD-17 GUARD-18 any other page becomes home', async () => {
  const { deploy, notices, reload, replaced } = open('/m/helpCenter')
  deploy(nextEntry)
  await pass(startDelayMs)
  notices.get().alerts[0]?.answer(true)
  await pass(200)
  expect([replaced, reload.mock.calls.length]).toEqual([['/m/home'], 1])
})

test('DEC-38 the offer waits for the end of a form, and then keeps nothing back', async () => {
  const { page, deploy, notices } = open('/m/login')
  page.fields = [
    { type: 'password', readOnly: false, value: '' },
    { type: 'text', readOnly: false, value: 'mia' },
  ]
  deploy(nextEntry)
  await pass(startDelayMs)
  await pass(20 * holdCheckMs)
  expect(notices.get().alerts).toEqual([])
  page.fields = []
  await pass(holdCheckMs)
  expect(notices.get().alerts).toHaveLength(1)
})

test('DEC-38 a member who puts it off is asked again in an hour', async () => {
  const { page, deploy, notices } = open()
  deploy(nextEntry)
  await pass(startDelayMs)
  notices.get().alerts[0]?.answer(false)
  await pass(0)
  page.turn(true)
  page.turn(false)
  await pass(0)
  expect(notices.get().alerts).toEqual([])
  await pass(checkIntervalMs)
  expect(notices.get().alerts).toHaveLength(1)
})

test.each([
  ['404', () => new Response('', { status: 404, headers: json })],
  ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['broken JSON', () => new Response('{"entry":', { headers: json })],
  ['JSON without an entry', () => new Response('null', { headers: json })],
])('PWA-20 a manifest that is %s is no update', async (_, answer) => {
  const { answers, notices, storage } = open()
  answers.build = answer
  await pass(startDelayMs)
  expect([notices.get().alerts, storage.read('assetHash')]).toEqual([[], undefined])
})

test('PWA-12, CONF-35 a page that opened with its stored document takes another build with the next navigation, and is offered it in an hour', async () => {
  const plan = vi.fn<DueReload['plan']>()
  const { notices, deploy, page, reload, storage, connect } = open('/m/home', { nextBuild: { plan } })
  deploy(nextEntry)
  await pass(startDelayMs)
  expect(plan).toHaveBeenCalledTimes(1)
  page.turn(true)
  page.turn(false)
  await pass(holdCheckMs)
  expect([notices.get().alerts.length, plan.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1, 0])
  const mayTake = () => plan.mock.calls[0]?.[0]?.()
  expect(mayTake()).toBe(true)
  location.pathname = '/m/voucherCenter'
  expect(mayTake(), 'DEC-38 a money flow').toBe(false)
  location.pathname = '/m/home'
  storage.write('pendingRequests', { 'POST /wps/deposit': 'id' } as never) // any write
  expect(mayTake(), 'DEC-38 a write on its way').toBe(false)
  storage.remove('pendingRequests')
  connect(false)
  expect(mayTake(), 'OPEN-51 without a network the page stays').toBe(false)
  connect(true)
  await pass(checkIntervalMs)
  expect(notices.get().alerts).toMatchObject([{ title: 'pwa_update_title' }])
})

test('PWA-13 the build that comes with a navigation is remembered as one that was tried, and its own is left', async () => {
  const plan = vi.fn<DueReload['plan']>()
  const { deploy, storage } = open('/m/home', { nextBuild: { plan } })
  storage.write('assetHash', { hash: 'of A', entry: pageEntry })
  deploy(nextEntry)
  await pass(startDelayMs)
  plan.mock.calls[0]?.[1]?.()
  expect([storage.read('leftBuild')?.hash, storage.read('assetHash')?.entry]).toEqual(['of A', nextEntry])
  expect(storage.read('triedBuild')?.hash).toBe(storage.read('assetHash')?.hash)
})

test.each([
  ['a page that was reloaded from its build', pageEntry, nextEntry],
  ['a page of the served build with another manifest', '', pageEntry],
])('PWA-14 %s is offered the other build', async (_what, reloadedBuild, served) => {
  const plan = vi.fn<DueReload['plan']>()
  const { deploy, storage, notices } = open('/m/home', { nextBuild: { plan } })
  if (reloadedBuild) storage.write('reloadedBuild', reloadedBuild)
  storage.write('assetHash', { hash: 'another', entry: pageEntry })
  deploy(served)
  await pass(startDelayMs)
  await pass(holdCheckMs)
  expect([plan.mock.calls.length, notices.get().alerts.length]).toEqual([0, 1])
})

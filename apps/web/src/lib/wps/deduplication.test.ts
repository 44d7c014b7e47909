import { announcements, banners, createDeposit, gameList, memberInfo, wallet } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerValue, createNetworkStub, openClient } from '../../../testing/fixture-wps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A client with manually answered calls. */
function open(change: Parameters<typeof openClient>[1] = {}) {
  const network = createNetworkStub()
  return { ...openClient(network.answer, change), waiting: network.waiting }
}

test('HTTP-12 identical GETs in flight share one request, and the next one is asked for anew', async () => {
  const { wps, sent, waiting } = open()
  const first = wps.call(banners, { query: { groupName: 'm_home' } })
  const second = wps.call(banners, { query: { groupName: 'm_home' } })
  await settle()
  expect(sent).toHaveLength(1)
  waiting[0]?.resolve(answerValue(['one']))
  expect(await Promise.all([first, second])).toEqual([['one'], ['one']])
  void wps.call(banners, { query: { groupName: 'm_home' } })
  await settle()
  expect(sent).toHaveLength(2)
})

test('HTTP-12 two writes never share, nor do calls that differ in their address', async () => {
  const { wps, sent } = open()
  const body = { requestId: '5c0f6a4e-5a0a-4f6b-9a53-0a9a4f6f1c11', method: 'bank', amountMinor: '10000' }
  void wps.call(createDeposit, { body })
  void wps.call(createDeposit, { body })
  void wps.call(banners, { query: { groupName: 'm_home' } })
  void wps.call(banners, { query: { groupName: 'm_top' } })
  void wps.call(announcements, { query: {} })
  await settle()
  expect(sent).toHaveLength(5)
})

test('T28 HTTP-12 what differs in member, language or merchant is not identical', async () => {
  let language = 'EN'
  const { wps, sent, logIn, waiting } = open({ language: () => language })
  logIn('7')
  const first = wps.call(memberInfo, {})
  logIn('8')
  const second = wps.call(memberInfo, {})
  language = 'UR'
  const third = wps.call(memberInfo, {})
  await settle()
  expect(sent.map(({ headers }) => [headers.get('Authorization'), headers.get('Language')])).toEqual([
    ['token-7', 'EN'],
    ['token-8', 'EN'],
    ['token-8', 'UR'],
  ])
  for (const [index, { resolve }] of waiting.entries()) resolve(answerValue({ id: String(index) }))
  expect(await Promise.all([first, second, third])).toEqual([{ id: '0' }, { id: '1' }, { id: '2' }])
})

test('HTTP-12 who gives up leaves the others their answer; the last one ends the request', async () => {
  const { wps, sent, waiting } = open()
  const leaving = new AbortController()
  const first = wps.call(gameList, { query: {} }, { signal: leaving.signal }).catch((error: unknown) => error)
  const second = wps.call(gameList, { query: {} })
  await settle()
  leaving.abort()
  expect(await first).toMatchObject({ code: 'aborted' })
  expect(sent[0]?.signal?.aborted).toBe(false)
  waiting[0]?.resolve(answerValue([]))
  expect(await second).toEqual([])

  const alone = new AbortController()
  const third = wps.call(gameList, { query: {} }, { signal: alone.signal, isFresh: true }).catch(() => 'left')
  await settle()
  alone.abort()
  expect(await third).toBe('left')
  expect(sent[1]?.signal?.aborted).toBe(true)
})

test('CONF-31 HTTP-12 each caller keeps an own time', async () => {
  const { wps, waiting } = open()
  const hasty = wps.call(gameList, { query: {} }, { timeoutMs: 1_000 }).catch((error: unknown) => error)
  const patient = wps.call(gameList, { query: {} })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await hasty).toMatchObject({ code: 'timeout' })
  waiting[0]?.resolve(answerValue(['late']))
  expect(await patient).toEqual(['late'])
})

test('a GET after a write does not join one from before it', async () => {
  const { wps, sent, logIn, waiting } = open()
  logIn('7')
  const before = wps.call(wallet, {})
  await settle()
  const body = { requestId: '5c0f6a4e-5a0a-4f6b-9a53-0a9a4f6f1c11', method: 'bank', amountMinor: '10000' }
  const write = wps.call(createDeposit, { body })
  await settle()
  waiting[1]?.resolve(answerValue({}))
  await write
  const after = wps.call(wallet, {})
  await settle()
  expect(sent).toHaveLength(3)
  waiting[0]?.resolve(answerValue('old'))
  waiting[2]?.resolve(answerValue('new'))
  expect(await Promise.all([before, after])).toEqual(['old', 'new'])
})

import { announcements, gameList } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerValue, createNetworkStub, openClient } from '../../../testing/fixture-wps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A client with manually answered calls. */
function open() {
  const network = createNetworkStub()
  return { ...openClient(network.answer), waiting: network.waiting }
}
const requestAnnouncements = ({ wps }: ReturnType<typeof open>, index: number, options = {}) =>
  wps.call(announcements, { query: { category: `c${index}` } }, options)
const requestGames = ({ wps }: ReturnType<typeof open>, index: number) =>
  wps.call(gameList, { query: { gameClassify: 'ABCDEF'.charAt(index) } })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('HTTP-14 CONST-17 OPEN-70 ten calls of one path at once; the later ones wait and go in order', async () => {
  const client = open()
  for (const index of numbers(13)) void requestAnnouncements(client, index)
  await settle()
  expect(client.sent).toHaveLength(10)
  client.waiting[4]?.resolve(answerValue([]))
  client.waiting[0]?.resolve(answerValue([]))
  await settle()
  expect(client.sent.slice(10).map(({ url }) => url.split('=')[1])).toEqual(['c10', 'c11'])
})

test('HTTP-15 CONST-18 GAME-19 two game lists at once; other paths are not held up by them', async () => {
  const client = open()
  const lists = numbers(5).map((index) => requestGames(client, index))
  void requestAnnouncements(client, 0)
  await settle()
  expect(client.sent.map(({ endpoint }) => endpoint)).toEqual([gameList, gameList, announcements])
  for (const index of [0, 1, 3, 4, 5]) {
    client.waiting[index]?.resolve(answerValue(index))
    await settle()
  }
  expect(await Promise.all(lists)).toEqual([0, 1, 3, 4, 5])
})

test('OPEN-70 who gives up while waiting leaves the line; a failed call makes room as well', async () => {
  const client = open()
  const leaving = new AbortController()
  for (const index of numbers(10)) requestAnnouncements(client, index).catch(() => undefined)
  const gone = requestAnnouncements(client, 10, { signal: leaving.signal }).catch((error: unknown) => error)
  void requestAnnouncements(client, 11)
  await settle()
  leaving.abort()
  expect(await gone).toMatchObject({ code: 'aborted' })
  client.waiting[0]?.resolve(new Response('', { status: 500 }))
  await settle()
  expect(client.sent.map(({ url }) => url.split('=')[1]).at(-1)).toBe('c11')
  expect(client.sent).toHaveLength(11)
})

test('OPEN-70 a call that waits for its turn ends by its own time', async () => {
  const client = open()
  for (const index of numbers(10)) requestAnnouncements(client, index).catch(() => undefined)
  const late = requestAnnouncements(client, 10, { timeoutMs: 5_000 }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await late).toMatchObject({ code: 'timeout' })
  expect(client.sent).toHaveLength(10)
})

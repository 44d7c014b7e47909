import { openDeskConversation, sendDeskMessage } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerRefusal, answerValue, type OpenedClient, openClient } from '../../../testing/fixture-wps.ts'
import type { QueuedDeskMessage } from '../../lib/stored.types.ts'
import type { WpsRequest } from '../../lib/wps/middleware.ts'
import { openDeskQueue } from './desk-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const written = (clientId: string, change: Partial<QueuedDeskMessage> = {}): QueuedDeskMessage => ({
  clientId,
  owner: 'm1',
  thread: 'c1',
  text: clientId,
  images: [],
  at: '2026-11-30T10:00:00.000Z',
  ...change,
})
const taken = (request: WpsRequest, id = 'c1') =>
  answerValue({ conversation: { id }, message: { clientId: bodyOf(request).clientId } })
const bodyOf = ({ body }: WpsRequest): { clientId: string; conversationId?: string } => JSON.parse(body ?? '')
const settle = () => vi.advanceTimersByTimeAsync(0)

function open(
  answer: (request: WpsRequest) => Response | Promise<Response>,
  { isOnline = () => true }: { isOnline?: () => boolean } = {},
) {
  const client = openClient(answer, { isOnline })
  client.logIn('m1')
  return { ...client, queue: openDeskQueue(client) }
}
const idsOf = ({ sent }: Pick<OpenedClient, 'sent'>) => sent.map((request) => bodyOf(request).clientId)

describe('messages that wait to be sent', () => {
  test('are stored before they are sent, and gone once the server has them', async () => {
    let storedMeanwhile: unknown
    const page = open((request) => {
      storedMeanwhile = page.storage.read('deskQueue')
      return taken(request)
    })
    page.queue.add(written('a'))
    await settle()
    expect(storedMeanwhile).toMatchObject([{ clientId: 'a' }])
    expect(page.queue.list()).toEqual([])
    expect(page.storage.read('deskQueue')).toBeUndefined()
  })

  test('are sent one after the other in the order in which they were written', async () => {
    const waiting: (() => void)[] = []
    const page = open(
      (request) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(taken(request)))
        }),
    )
    page.queue.add(written('a'))
    page.queue.add(written('b'))
    await settle()
    expect(idsOf(page)).toEqual(['a'])
    waiting[0]?.()
    await settle()
    expect(idsOf(page)).toEqual(['a', 'b'])
  })

  test('without a network wait, and go again under the same id', async () => {
    let isOnline = false
    const page = open(
      (request) => {
        if (!isOnline) throw new TypeError('no network')
        return taken(request)
      },
      { isOnline: () => isOnline },
    )
    page.queue.add(written('a'))
    await settle()
    expect(page.queue.list()).toMatchObject([{ clientId: 'a' }])
    isOnline = true
    page.queue.resume()
    await settle()
    expect(new Set(idsOf(page))).toEqual(new Set(['a']))
    expect(page.queue.list()).toEqual([])
  })

  test('go again by themselves after a failure of the server', async () => {
    let count = 0
    const page = open((request) => {
      count += 1
      return count === 1 ? answerRefusal(503, 'service_unavailable') : taken(request)
    })
    page.queue.add(written('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(idsOf(page)).toEqual(['a', 'a'])
    expect(page.queue.list()).toEqual([])
  })

  test('go on after a reload', async () => {
    const page = open(() => answerRefusal(503, 'service_unavailable'))
    page.queue.add(written('a'))
    await settle()
    const reloaded = openClient(taken)
    reloaded.storage.write('session', page.storage.read('session') as never) // the same tab has it
    reloaded.logIn('m1')
    reloaded.storage.write('deskQueue', page.storage.read('deskQueue') ?? [])
    const queue = openDeskQueue(reloaded)
    queue.resume()
    await settle()
    expect(idsOf(reloaded)).toEqual(['a'])
  })

  test('that are refused wait for a tap, and hold up no other', async () => {
    let isRefused = true
    const page = open((request) =>
      isRefused && bodyOf(request).clientId === 'a' ? answerRefusal(404, 'not_found') : taken(request),
    )
    page.queue.add(written('a'))
    page.queue.add(written('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.queue.list()).toMatchObject([{ clientId: 'a', isFailed: true }])
    expect(idsOf(page)).toEqual(['a', 'b'])
    isRefused = false
    page.queue.retry('a')
    await settle()
    expect(page.queue.list()).toEqual([])
  })

  test('the first one opens the conversation, and those after it belong to it', async () => {
    const page = open((request) => taken(request, 'new1'))
    page.queue.add(written('a', { thread: '' }))
    page.queue.add(written('b', { thread: '' }))
    await settle()
    await settle()
    expect(page.sent.map(({ endpoint }) => endpoint.path)).toEqual([openDeskConversation.path, sendDeskMessage.path])
    expect(page.sent.map((request) => bodyOf(request).conversationId)).toEqual([undefined, 'new1'])
  })

  test('of a member are gone with the logout, and never sent by another visitor', async () => {
    const page = open(() => answerRefusal(503, 'service_unavailable'))
    page.queue.add(written('a'))
    await settle()
    const count = page.sent.length
    page.session.end('logout')
    expect(page.queue.list()).toEqual([])
    expect(page.storage.read('deskQueue')).toBeUndefined()
    page.queue.resume()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.sent).toHaveLength(count)
  })

  test('of a member whose session has expired wait for that member', async () => {
    const page = open(() => answerRefusal(503, 'service_unavailable'))
    page.queue.add(written('a'))
    await settle()
    const count = page.sent.length
    page.session.end('expired')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.sent).toHaveLength(count)
    expect(page.queue.list()).toMatchObject([{ clientId: 'a' }])
  })
})

import { environmentManager, InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { drawsQuery, followTicket, makeDrawTicketsQuery, queryClient, readTicket, setFalling } from './queries.ts'
import { listWatched, watchTicket } from './watched-tickets.ts'

afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('DEC-35 the balance is asked for again once a ticket has ended, and not again and again', async () => {
  let state = 'placed'
  let balanceCount = 0
  vi.stubGlobal('fetch', async (path: string) => {
    const isBalance = path === '/api/balance'
    if (isBalance) balanceCount += 1
    const value = isBalance ? { balance: '500', currency: 'PHP' } : { ticketId: 't', state }
    return Response.json({ success: true, value, message: null, errorCode: null })
  })
  const lookAt = async (next: string) => {
    state = next
    await queryClient.fetchQuery({ queryKey: ['ticket', 't'], queryFn: () => readTicket('t'), staleTime: 0 })
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    return balanceCount
  }
  const balance = new QueryObserver(queryClient, { queryKey: ['balance'], queryFn: api.readBalance })
  const leave = balance.subscribe(() => undefined)
  expect(await lookAt('placed')).toBe(1)
  expect(await lookAt('settling'), 'the draw has fallen, the win is not paid yet').toBe(1)
  expect(await lookAt('settled')).toBe(2)
  expect(await lookAt('settled')).toBe(2)
  leave()
})

it('DEC-35 each ticket of a draw that was shown is followed until it is paid; then the balance is asked for again', async () => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  const states: Record<string, string> = { one: 'settling', two: 'settling' }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const name = path.split('/').at(-1) ?? ''
    asked.push(name)
    const value = name === 'balance' ? { balance: '500', currency: 'PHP' } : { ticketId: name, state: states[name] }
    return Response.json({ success: true, value, message: null, errorCode: null })
  })
  const countAsked = async (wanted: string, ms: number) => {
    asked.length = 0
    await vi.advanceTimersByTimeAsync(ms)
    return asked.filter((name) => name === wanted).length
  }
  const balance = new QueryObserver(queryClient, { queryKey: ['balance'], queryFn: api.readBalance })
  const leave = balance.subscribe(() => undefined)
  setFalling(true)
  for (const ticketId of ['one', 'two']) followTicket(ticketId)
  setFalling(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await countAsked('balance', 4_000), 'nothing is paid yet').toBe(0)
  states.one = 'settled'
  expect(await countAsked('balance', 2_000)).toBe(1)
  states.two = 'settled'
  expect(await countAsked('balance', 2_000)).toBe(1)
  expect([await countAsked('one', 5_000), await countAsked('two', 5_000)], 'nobody asks any more').toEqual([0, 0])
  states.three = 'settling'
  followTicket('three')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await countAsked('three', 10_000), 'one that is not paid is given up').toBe(0)
  leave()
})

it('the list of results shows the first draw when it has fallen, and stays as it is once more of it is read', async () => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  let drawn = 0
  vi.stubGlobal('fetch', async () => {
    const draws = Array.from({ length: drawn }, (_, at) => ({ drawId: `d${drawn - at}` }))
    return Response.json({ success: true, value: { draws }, message: null, errorCode: null })
  })
  const list = new InfiniteQueryObserver(queryClient, drawsQuery)
  const leave = list.subscribe(() => undefined)
  const readFirst = () => list.getCurrentResult().data?.pages[0]?.[0]?.drawId
  await vi.advanceTimersByTimeAsync(100)
  expect(list.getCurrentResult().data?.pages).toEqual([[]])
  drawn = 60
  await vi.advanceTimersByTimeAsync(21_000)
  expect(readFirst()).toBe('d60')
  await list.fetchNextPage()
  drawn = 61
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readFirst()).toBe('d60')
  leave()
})

it('DEC-34 the tickets of a draw are asked for again when its balls begin to fall: none can be placed any more', async () => {
  environmentManager.setIsServer(() => false)
  let state = 'reserving'
  const queryFn = async () => [state]
  const tickets = new QueryObserver(queryClient, {
    queryKey: ['tickets', 'draw', '20991231-0001'],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = tickets.subscribe(() => undefined)
  await vi.waitFor(() => expect(tickets.getCurrentResult().data).toEqual(['reserving']))
  state = 'placed'
  setFalling(true)
  await vi.waitFor(() => expect(tickets.getCurrentResult().data).toEqual(['placed']))
  leave()
})

it('DEC-34 tickets that were refused, or have left the draw with their series, are not among its tickets', async () => {
  const tickets = [
    { ticketId: 'cancelled', state: 'void', reason: 'series_cancelled' },
    { ticketId: 'stopped', state: 'voiding', reason: 'series_won' },
    { ticketId: 'late', state: 'void', reason: 'draw_closed' },
    { ticketId: 'refused', state: 'refused', reason: 'insufficient_funds' },
    { ticketId: 'placed', state: 'placed', reason: null },
  ]
  const value = { tickets, before: null }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value, message: null, errorCode: null }))
  const read = await queryClient.fetchQuery(makeDrawTicketsQuery('20991231-0001'))
  expect(read.map(({ ticketId }) => ticketId)).toEqual(['late', 'placed'])
})

it.each([
  ['another player’s ticket is no longer waited for, so that the next one is', 'not_found', ['mine']],
  ['a ticket that could not be read is still waited for', 'service_unavailable', ['mine', 'theirs']],
])('DEC-35 %s', async (_name, errorCode, watched) => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fetch', async () => Response.json({ success: false, value: null, message: null, errorCode }))
  for (const ticketId of ['theirs', 'mine']) watchTicket(ticketId)
  await expect(readTicket('theirs')).rejects.toThrow(errorCode)
  expect(listWatched()).toEqual(watched)
})

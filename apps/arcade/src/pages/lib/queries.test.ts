import { environmentManager, InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { drawsQuery, followTicket, queryClient, readTicket, setFalling, storeBalance } from './queries.ts'

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

it('DEC-35 the balance of a bet’s answer is shown without a further call, but not while balls fall', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ success: true, value: { balance: '500', currency: 'PHP' }, message: null, errorCode: null })
  })
  const balance = new QueryObserver(queryClient, { queryKey: ['balance'], queryFn: api.readBalance })
  const leave = balance.subscribe(() => undefined)
  // The response to a request from before the bet arrives after it.
  await storeBalance({ balance: '400', currency: 'PHP' })
  expect([queryClient.isFetching(), asked.length]).toEqual([0, 1])
  expect(queryClient.getQueryData(['balance'])).toEqual({ balance: '400', currency: 'PHP' })
  await storeBalance(null)
  expect([queryClient.getQueryData(['balance']), asked.length]).toEqual([{ balance: '500', currency: 'PHP' }, 2])
  leave()
  setFalling(true)
  await storeBalance({ balance: '300', currency: 'PHP' })
  expect(queryClient.getQueryData(['balance'])).toEqual({ balance: '500', currency: 'PHP' })
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

import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { queryClient, readTicket } from './queries.ts'

afterEach(() => {
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

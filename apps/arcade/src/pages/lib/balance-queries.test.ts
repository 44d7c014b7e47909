import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { balanceQuery, startBetCall, storeBalance } from './balance-queries.ts'
import { queryClient, setFalling } from './queries.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('DEC-35 the balance of a bet’s answer is shown without a further call, but not while balls fall', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({
      success: true,
      value: { playerId: 'p', balance: '500', currency: 'PHP' },
      message: null,
      errorCode: null,
    })
  })
  const balance = new QueryObserver(queryClient, { queryKey: ['balance'], queryFn: api.readBalance })
  const leave = balance.subscribe(() => undefined)
  // The response to a request from before the bet arrives after it.
  await storeBalance({ playerId: 'p', balance: '400', currency: 'PHP' })
  expect([queryClient.isFetching(), asked.length]).toEqual([0, 1])
  expect(queryClient.getQueryData(['balance'])).toEqual({ playerId: 'p', balance: '400', currency: 'PHP' })
  await storeBalance(null)
  expect([queryClient.getQueryData(['balance']), asked.length]).toEqual([
    { playerId: 'p', balance: '500', currency: 'PHP' },
    2,
  ])
  leave()
  setFalling(true)
  await storeBalance({ playerId: 'p', balance: '300', currency: 'PHP' })
  expect(queryClient.getQueryData(['balance'])).toEqual({ playerId: 'p', balance: '500', currency: 'PHP' })
})

it.each([
  ['of the other bet', 'bet'],
  ['of a read of a paid win', 'read'],
])('DEC-35 the balance of a bet’s late answer does not replace the newer one %s', async (_name, other) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({
      success: true,
      value: { playerId: 'p', balance: '200', currency: 'PHP' },
      message: null,
      errorCode: null,
    })
  })
  queryClient.setQueryData(['balance'], { playerId: 'p', balance: '500', currency: 'PHP' })
  const observer = new QueryObserver(queryClient, { ...balanceQuery, staleTime: Number.POSITIVE_INFINITY })
  const shown: (string | undefined)[] = []
  const leave = observer.subscribe(({ data }) => shown.push(data?.balance))
  const showFirst = startBetCall()
  if (other === 'bet') await startBetCall()({ playerId: 'p', balance: '200', currency: 'PHP' })
  else void queryClient.invalidateQueries({ queryKey: ['balance'] })
  const before = asked.length
  await showFirst({ playerId: 'p', balance: '300', currency: 'PHP' })
  expect(asked.length).toBe(before + 1)
  expect(queryClient.getQueryData(['balance'])).toEqual({ playerId: 'p', balance: '200', currency: 'PHP' })
  expect(shown).not.toContain('300')
  leave()
})

it('DEC-35 after a bet without a balance in its answer a first read in progress is repeated', async () => {
  let before: ((response: Response) => void) | undefined
  const answer = (balance: string) =>
    Response.json({ success: true, value: { playerId: 'p', balance, currency: 'PHP' }, message: null, errorCode: null })
  vi.stubGlobal('fetch', () =>
    before
      ? Promise.resolve(answer('400'))
      : new Promise<Response>((resolve) => {
          before = resolve
        }),
  )
  const leave = new QueryObserver(queryClient, balanceQuery).subscribe(() => undefined)
  const shown = startBetCall()(null)
  before?.(answer('500'))
  await shown
  expect(queryClient.getQueryData(['balance'])).toEqual({ playerId: 'p', balance: '400', currency: 'PHP' })
  leave()
})

it('DEC-35 the balance of a single bet’s answer is shown, whatever was read before it', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      success: true,
      value: { playerId: 'p', balance: '500', currency: 'PHP' },
      message: null,
      errorCode: null,
    }),
  )
  const leave = new QueryObserver(queryClient, balanceQuery).subscribe(() => undefined)
  await startBetCall()({ playerId: 'p', balance: '400', currency: 'PHP' })
  expect(queryClient.getQueryData(['balance'])).toEqual({ playerId: 'p', balance: '400', currency: 'PHP' })
  leave()
})

it('T2 a balance of another player ends what the page shows of the first one', async () => {
  const shown = { ada: { playerId: 'ada', backUrl: '/' }, bob: { playerId: 'bob', backUrl: '/' } }
  vi.stubGlobal('fetch', async (path: string) => {
    const value = path.endsWith('/session') ? shown.bob : { playerId: 'bob', balance: '900', currency: 'PHP' }
    return Response.json({ success: true, value, message: null, errorCode: null })
  })
  queryClient.setQueryData(['player'], shown.ada)
  queryClient.setQueryData(['rounds'], 'of ada')
  queryClient.setQueryData(['falling'], true)
  queryClient.setQueryData(['balance'], { playerId: 'ada', balance: '100', currency: 'PHP' })
  const seen: unknown[] = []
  const observer = new QueryObserver(queryClient, { ...balanceQuery, staleTime: 0 })
  const leave = observer.subscribe(({ data }) => seen.push([queryClient.getQueryData(['player']), data?.playerId]))
  await vi.waitFor(() => expect(queryClient.getQueryData(['balance'])).toMatchObject({ playerId: 'bob' }))
  expect(queryClient.getQueryData(['player'])).toEqual(shown.bob)
  expect([queryClient.getQueryData(['rounds']), queryClient.getQueryData(['falling'])]).toEqual([undefined, undefined])
  expect(seen, 'never bob’s balance as that of ada').not.toContainEqual([shown.ada, 'bob'])
  leave()
})

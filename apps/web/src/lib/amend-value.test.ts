import { type EndpointValue, withdrawalCards, withdrawals } from '@foyer/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { answerRefusal, answerValue, createCaches, createNetworkStub, openClient } from '../../testing/fixture-wps.ts'
import { amendValue } from './amend-value.ts'
import { createQueryClient, loadValue, queryKey } from './queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', createCaches())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Calls of one path are throttled (HTTP-16). */
const settle = () => vi.advanceTimersByTimeAsync(1_000)

type Payout = EndpointValue<typeof withdrawalCards>
const listOf = (...ids: string[]) => ({ cards: ids.map((id) => ({ id })), cardLimit: 5 })
const withNew = (payout: Payout): Payout => ({ ...payout, cards: [...payout.cards, { id: 'new' } as never] }) // the id suffices here

/** The screen of the payout accounts over a network that answers on the test's command. */
async function open() {
  const network = createNetworkStub()
  const client = openClient(network.answer)
  client.logIn('7')
  const queries = createQueryClient([], fixtureSettings())
  const key = queryKey(withdrawalCards, {}, '7')
  const observer = new QueryObserver(queries, {
    queryKey: key,
    queryFn: (context) => loadValue(client.wps, withdrawalCards, {}, context),
  })
  observer.subscribe(() => undefined)
  await settle()
  network.waiting[0]?.resolve(answerValue(listOf('old')))
  await settle()
  const shown = () => observer.getCurrentResult().data?.cards.map(({ id }) => id)
  return { network, queries, key, shown }
}

test('OPEN-07 what was added is there at once, and stays where the list cannot be renewed', async () => {
  const { network, queries, shown } = await open()
  expect(shown()).toEqual(['old'])
  amendValue(queries, withdrawalCards, withNew)
  void queries.invalidateQueries({ queryKey: [withdrawalCards.path] })
  await settle()
  expect(shown()).toEqual(['old', 'new'])
  network.waiting[1]?.resolve(answerRefusal(400, 'not_allowed'))
  await settle()
  expect(shown()).toEqual(['old', 'new'])
})

test('OPEN-07 an answer that was on its way before does not take it away again', async () => {
  const { network, queries, key, shown } = await open()
  void queries.refetchQueries({ queryKey: key })
  await settle()
  amendValue(queries, withdrawalCards, withNew)
  void queries.invalidateQueries({ queryKey: [withdrawalCards.path] })
  await settle()
  network.waiting[1]?.resolve(answerValue(listOf('old')))
  await settle()
  expect(shown()).toEqual(['old', 'new'])
  network.waiting[2]?.resolve(answerValue(listOf('old', 'new', 'another')))
  await settle()
  expect(shown()).toEqual(['old', 'new', 'another'])
})

test('an answer that is not here is not made up', () => {
  const queries = createQueryClient([], fixtureSettings())
  amendValue(queries, withdrawals, () => [])
  expect(queries.getQueriesData({ queryKey: [withdrawals.path] })).toEqual([])
})

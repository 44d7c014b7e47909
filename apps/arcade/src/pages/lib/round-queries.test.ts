import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { RoundState, RoundWire } from '../../game/round-wire.rules.ts'
import { balanceQuery } from './balance-queries.ts'
import { queryClient } from './queries.ts'
import {
  holdBalance,
  placeRound,
  readRound,
  readRoundInPlay,
  releaseResults,
  roundsQuery,
  storeRound,
  takeStep,
} from './round-queries.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const round = (roundId: string) => ({ roundId }) as RoundWire // the list reads nothing else

/** The list on the screen, and the server's list, which answers when it is told to. */
function open(...onServer: string[]) {
  const waiting: (() => void)[] = []
  vi.stubGlobal('location', { pathname: '/games/dice' })
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    const value = { rounds: onServer.map(round), before: null }
    return Response.json({ success: true, value, message: null, errorCode: null })
  })
  const leave = new InfiniteQueryObserver(queryClient, roundsQuery).subscribe(() => undefined)
  return {
    onServer,
    leave,
    list: () =>
      queryClient
        .getQueryData(roundsQuery.queryKey)
        ?.pages.flatMap(({ rounds }) => rounds.map(({ roundId }) => roundId)),
    async answer() {
      await vi.waitFor(() => expect(waiting).not.toEqual([]))
      for (const resolve of waiting.splice(0)) resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
    countCalls: () => waiting.length,
  }
}

it('DEC-35 a read of the list that a bet overtakes does not tell its result, and is repeated after it', async () => {
  const { list, answer, onServer, leave } = open('one')
  await answer()
  onServer.unshift('left')
  releaseResults()
  await holdBalance(100n)
  onServer.unshift('next')
  await answer()
  expect(list(), 'before the result is shown').toEqual(['one'])
  storeRound(round('next'))
  await answer()
  expect(list()).toEqual(['next', 'left', 'one'])
  leave()
})

it('DEC-35 the first read of the list that a bet overtakes is repeated after it', async () => {
  const { list, answer, leave } = open('next')
  await holdBalance(100n)
  await answer()
  expect(list()).toBeUndefined()
  storeRound(round('next'))
  await answer()
  expect(list()).toEqual(['next'])
  leave()
})

it('DEC-35 a round whose reveal was left is in the list once no round is in play', async () => {
  const { list, answer, onServer, leave } = open('one')
  await answer()
  onServer.unshift('left')
  releaseResults()
  await answer()
  expect(list()).toEqual(['left', 'one'])
  leave()
})

it('a shown round is added without a further read', async () => {
  const { list, answer, countCalls, leave } = open('one')
  await answer()
  storeRound(round('two'))
  storeRound(round('two'))
  expect([list(), countCalls()]).toEqual([['two', 'one'], 0])
  leave()
})

it('of the rounds that play adds the newest hundred are kept, and the next page follows the last of them', async () => {
  const { list, answer, leave } = open('r0')
  await answer()
  const createdAt = (number: number) => new Date(1_800_000_000_000 + number).toISOString()
  for (let number = 1; number <= 130; number += 1)
    storeRound({ roundId: `r${number}`, createdAt: createdAt(number) } as RoundWire) // the list reads nothing else
  expect([list()?.length, list()?.[0], list()?.at(-1)]).toEqual([100, 'r130', 'r31'])
  const data = queryClient.getQueryData(roundsQuery.queryKey)
  expect(data?.pages.map(({ before }) => before)).toEqual(['1800000000031_r31'])
  expect(data?.pageParams).toHaveLength(1)
  leave()
})

/** A page on which the first read of the balance is under way; the call for the round answers with this state. */
function load(state: RoundState | null) {
  let showBalance: () => void = () => undefined
  const held: unknown[] = []
  const reply = (value: object | null) => Response.json({ success: true, value, message: null, errorCode: null })
  vi.stubGlobal('location', { pathname: '/games/mines' })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/balance')) {
      await new Promise<void>((resolve) => {
        showBalance = resolve
      })
      return reply({ playerId: 'p', balance: '500', currency: 'PHP' })
    }
    held.push(queryClient.getQueryData(['falling']) === true)
    return reply(state && { state })
  })
  const leave = new QueryObserver(queryClient, balanceQuery).subscribe(() => undefined)
  return {
    leave,
    /** Whether the balance was held during the calls, and is now. */
    isHeld: () => [...held, queryClient.getQueryData(['falling']) === true],
    async answerBalance() {
      showBalance()
      await new Promise((resolve) => setTimeout(resolve))
      return queryClient.getQueryData(balanceQuery.queryKey)?.balance
    },
  }
}

const request = { requestId: 'r', playerId: 'p', currency: 'PHP', stake: '100', bet: {} }

it.each<[RoundState | null, string | undefined]>([
  [null, '500'],
  ['open', '500'],
  ['reserving', undefined],
  ['settling', undefined],
])('DEC-35 a first read of the balance tells no result of a round found %s: it shows %s', async (state, shown) => {
  const { answerBalance, isHeld, leave } = load(state)
  await readRoundInPlay()
  expect(await answerBalance()).toBe(shown)
  expect(isHeld()).toEqual([false, shown === undefined])
  leave()
})

it('DEC-35 a round found before its stake was confirmed shows the balance once it is open', async () => {
  const { leave } = load('reserving')
  await readRoundInPlay()
  leave()
  const opened = load('open')
  await readRound('r')
  expect([await opened.answerBalance(), opened.isHeld()]).toEqual(['500', [true, false]])
  opened.leave()
})

it.each<[string, () => Promise<unknown>]>([
  ['a bet', () => placeRound(request)],
  ['a step', () => takeStep('r', 0, 1)],
])('DEC-35 from before the call of %s the balance is held until the result is shown', async (_name, call) => {
  const decided = load('settling')
  await call()
  expect([await decided.answerBalance(), decided.isHeld()]).toEqual([undefined, [true, true]])
  decided.leave()
  queryClient.clear()
  const known = load('open')
  await known.answerBalance()
  await call()
  expect(known.isHeld(), 'the round goes on').toEqual([true, true])
  known.leave()
  queryClient.clear()
  const unknown = load('open')
  await call()
  expect(unknown.isHeld(), 'no balance is shown yet').toEqual([true, false])
  unknown.leave()
})

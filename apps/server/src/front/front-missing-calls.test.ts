import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { EndpointDefinition } from '@foyer/contract'
import * as contract from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMissingFinder, optionalCalls } from './front-missing-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const request = { host: 'a.example' } as FastifyRequest // the only field read
const answered = (status: number, body = '') => ({ outcome: 'answered', status, headers: {}, body }) as const
const refusal = (errorCode: string | null) => JSON.stringify({ success: false, errorCode })

it('DEC-02 a call is missing where it is answered 404 without another reason', async () => {
  const answers = [
    answered(404, '<h1>Not Found</h1>'),
    answered(404, refusal(null)),
    answered(404, refusal('not_found')),
    answered(404, refusal('domain_not_available')),
    answered(401, refusal('customer.not.login')),
    answered(200, refusal('not_found')),
    answered(503),
    { outcome: 'unanswered', reason: 'timeout' } as const,
  ]
  const paths = optionalCalls.map(({ path }) => path)
  const find = createMissingFinder(async (_, path) => answers[paths.indexOf(path as `/wps/${string}`)] ?? answered(401)) // one of them
  expect(await find(request)).toEqual(paths.slice(0, 3))
})

it('DEC-02 every read outside of the specification that the pages hide something for is asked for', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(root + file, 'utf8'))
  const specification = read('docs/requirements/*.md').join()
  const pages = read('apps/web/src/**/*.{ts,tsx}').join()
  const names = [...pages.matchAll(/useIsOffered\((\w+)\)|\bcall: (\w+)/g)].map(
    ([, asked, entry]) => asked ?? entry ?? '',
  )
  const known = new Map(Object.entries<unknown>(contract))
  const unasked = [...new Set(names)].filter((name) => {
    const call = known.get(name) as EndpointDefinition | undefined // names of other things have no path
    const isOwn = call?.method === 'GET' && !specification.includes(call.path.replace('/wps/relay/', ''))
    return isOwn && !optionalCalls.includes(call)
  })
  expect(names).toEqual(expect.arrayContaining(['walletHolds', 'accountClosure']))
  expect(unasked).toEqual([])
})

it('is asked once a minute a host; the last answer serves meanwhile', async () => {
  let status = 404
  let count = 0
  const find = createMissingFinder(async () => {
    count += 1
    return answered(status)
  })
  expect(await find(request)).toHaveLength(optionalCalls.length)
  status = 401
  expect(await find(request)).toHaveLength(optionalCalls.length)
  expect(count).toBe(optionalCalls.length)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await find(request)).toHaveLength(optionalCalls.length)
  await vi.advanceTimersByTimeAsync(0)
  expect(await find(request)).toEqual([])
  expect(await find({ host: 'b.example' } as FastifyRequest)).toEqual([]) // as above
  expect(count).toBe(3 * optionalCalls.length)
})

it('a platform that hangs holds the first page for a second, and counts as knowing all', async () => {
  const find = createMissingFinder(() => new Promise(() => undefined))
  const found = find(request)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await found).toEqual([])
})

import { type EndpointDefinition, memberInfo, systemStatus } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNetworkStub, openClient } from '../../../testing/fixture-wps.ts'
import type { CallOptions } from './middleware.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('HTTP-31 ERR-22 a call without a URL is rejected with the words url is null, and nothing is sent', async () => {
  const { wps, sent } = openClient()
  const nowhere = { ...memberInfo, path: '' } as unknown as EndpointDefinition // a broken endpoint description
  await expect(wps.call(nowhere, {})).rejects.toThrow(/^url is null$/)
  expect(sent).toEqual([])
})

test.each<[string, EndpointDefinition, CallOptions, number]>([
  ['the main client', memberInfo, {}, 30_000],
  ['a system call', systemStatus, {}, 5_000],
  ['a captcha call', { ...memberInfo, path: '/wps/captcha/geetest' }, {}, 5_000],
  ['a call that says so', memberInfo, { timeoutMs: 10_000 }, 10_000],
])(
  'HTTP-10 CONF-31 CONST-19 %s gives up after its time, which stands in no address',
  async (_, endpoint, options, timeoutMs) => {
    const { wps, sent } = openClient(createNetworkStub().answer)
    const failed: unknown[] = []
    wps.call(endpoint, { query: {} }, options).catch((error: unknown) => failed.push(error))
    await vi.advanceTimersByTimeAsync(timeoutMs - 1)
    expect(failed).toEqual([])
    expect(sent.map(({ url }) => url)).toEqual([endpoint.path])
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toMatchObject([{ code: 'timeout' }])
    expect(sent[0]?.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  },
)

import type { Database } from '@foyer/database'
import { afterEach, expect, it, vi } from 'vitest'
import { createMerchantDirectory } from './merchant-directory.ts'

afterEach(() => vi.restoreAllMocks())

it('a clock that is set back keeps no list of merchants for longer', async () => {
  const transaction = vi.fn(async () => [])
  const directory = createMerchantDirectory({ transaction } as unknown as Database) // no more of it is asked for
  const start = 50_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  await directory.list()
  vi.spyOn(Date, 'now').mockReturnValue(0)
  clock.mockReturnValue(start + 5_000)
  await directory.list()
  expect(transaction).toHaveBeenCalledTimes(1)
  clock.mockReturnValue(start + 5_001)
  await directory.list()
  expect(transaction).toHaveBeenCalledTimes(2)
})

it('a reading that fails late takes no newer list with it', async () => {
  const slow = Promise.withResolvers<never[]>()
  const transaction = vi.fn(async (): Promise<never[]> => []).mockReturnValueOnce(slow.promise)
  const directory = createMerchantDirectory({ transaction } as unknown as Database) // no more of it is asked for
  const start = 50_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  const failed = directory.list()
  clock.mockReturnValue(start + 5_001)
  await directory.list()
  slow.reject(new Error('too late'))
  await expect(failed).rejects.toThrow('too late')
  await directory.list()
  expect(transaction).toHaveBeenCalledTimes(2)
})

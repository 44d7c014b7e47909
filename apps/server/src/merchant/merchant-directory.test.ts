import type { Database } from '@foyer/database'
import { afterEach, expect, it, vi } from 'vitest'
import { createMerchantDirectory } from './merchant-directory.ts'

afterEach(() => vi.restoreAllMocks())

it('a clock that is set back keeps no list of merchants for longer', async () => {
  const transaction = vi.fn(async () => [])
  const directory = createMerchantDirectory({ transaction } as unknown as Database) // no more of it is used
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
  const directory = createMerchantDirectory({ transaction } as unknown as Database) // no more of it is used
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

it('settings that are not valid are logged once, and again when they change', async () => {
  const row = { code: 'nova', name: 'Nova', hosts: ['nova.example'], formerHosts: [] }
  const settings: Record<string, unknown> = { currency: 'PHP', splash: 'never' }
  const stored = [
    { ...row, settings },
    { ...row, code: 'vega', hosts: ['vega.example'], settings: {} },
  ]
  const transaction = vi.fn(async () => stored)
  const warn = vi.fn()
  const directory = createMerchantDirectory({ transaction } as unknown as Database, { warn }) // no more of it is used
  const clock = vi.spyOn(performance, 'now').mockReturnValue(50_000)
  const found = await directory.findByHost('nova.example')
  expect([found?.settings.splash, await directory.findByHost('vega.example')]).toEqual(['always', undefined])
  clock.mockReturnValue(60_000)
  await directory.list()
  expect(warn.mock.calls).toEqual([
    [
      { merchant: 'nova', faults: ['splash is "never": it must be one of always, app, off'] },
      'settings of a merchant not valid, defaults apply',
    ],
    [expect.objectContaining({ merchant: 'vega' }), 'merchant without a currency not served'],
  ])
  settings.splash = 'no'
  clock.mockReturnValue(70_000)
  await directory.list()
  expect(warn).toHaveBeenCalledTimes(3)
  settings.refusedCountries = ['cn']
  clock.mockReturnValue(80_000)
  await directory.list()
  expect(warn).toHaveBeenLastCalledWith(
    expect.objectContaining({ merchant: 'nova' }),
    'countries of a merchant not valid, its site is closed in all of them',
  )
})

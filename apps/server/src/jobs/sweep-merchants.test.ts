import { expect, test } from 'vitest'
import { listDemoMerchants } from '../seed/demo-merchants.ts'
import { sweepMerchants } from './sweep-merchants.ts'

test('a merchant whose sweep fails is logged and keeps no other waiting', async () => {
  const list = listDemoMerchants(8080)
  const errors: unknown[] = []
  const swept: string[] = []
  const merchants = { list: async () => list }
  await sweepMerchants(
    { merchants, logger: { error: (line: unknown) => errors.push(line) } },
    'queue',
    async ({ code }) => {
      if (code === list[0]?.code) throw new Error('broken')
      swept.push(code)
    },
  )
  expect(list.length).toBeGreaterThan(1)
  expect(swept).toEqual(list.slice(1).map(({ code }) => code))
  expect(errors).toEqual([{ err: new Error('broken'), queue: 'queue', merchant: list[0]?.code }])
})

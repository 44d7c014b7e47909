import { createDeposit, readDeposit } from '@foyer/contract'
import { expect, it, vi } from 'vitest'

it('TRACK-07, CONF-40 the first listener gets the reads before it, later ones do not, and no write is kept', async () => {
  vi.resetModules()
  const { reportCall, watchCalls } = await import('./call-watch.ts')
  const read = { endpoint: readDeposit, phase: 'answered', body: undefined, value: { status: 'approved' } } as const
  reportCall({ endpoint: createDeposit, phase: 'sent', body: { amountMinor: '1' }, value: undefined })
  reportCall(read)
  const first = vi.fn()
  const second = vi.fn()
  watchCalls(first)
  watchCalls(second)
  expect(first.mock.calls).toEqual([[read]])
  expect(second).not.toHaveBeenCalled()
  reportCall(read)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
})

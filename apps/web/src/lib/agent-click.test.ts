import { countAgentClick } from '@foyer/contract'
import { expect, test, vi } from 'vitest'
import { countClick, storeAgentClick } from './agent-click.ts'
import type { Stored } from './storage.ts'

/** A tab that was opened by these addresses, one after the other, with deferred work after each. */
async function visit(...searches: string[]) {
  const kept: Partial<Stored> = {}
  const storage: Parameters<typeof storeAgentClick>[0] = {
    read: (key) => kept[key],
    write: (key, value) => {
      kept[key] = value
      return true
    },
  }
  const call = vi.fn(async () => ({ done: true }))
  for (const search of searches) {
    storeAgentClick(storage, search)
    await countClick({ storage, wps: { call: call as never } }) // the one call
  }
  return call.mock.calls as unknown as [unknown, unknown, unknown][] // the mock names no parameters
}

const counted = (body: object) => [countAgentClick, { body }, { alert: false }]

test.each<[string, string[], object[]]>([
  ['the main link', ['?affiliateCode=AB12'], [{ affiliateCode: 'AB12' }]],
  ['a link of a channel', ['?affiliateCode=AB12&tid=42'], [{ affiliateCode: 'AB12', linkId: '42' }]],
  ['a reload and a page without it', ['?affiliateCode=AB12', '?affiliateCode=AB12', ''], [{ affiliateCode: 'AB12' }]],
  [
    'a second link',
    ['?affiliateCode=AB12&tid=1', '?affiliateCode=AB12&tid=2'],
    [
      { affiliateCode: 'AB12', linkId: '1' },
      { affiliateCode: 'AB12', linkId: '2' },
    ],
  ],
  ['a tid that is no number', ['?affiliateCode=AB12&tid=x'], [{ affiliateCode: 'AB12' }]],
  ['a code that cannot be one', ['?affiliateCode=%3Cb%3E&tid=1'], []],
  ['no agent', ['?r=AB12', '?tid=1'], []],
])('a visit by %s is counted once for each link', async (_name, searches, bodies) => {
  expect(await visit(...searches)).toEqual(bodies.map(counted))
})

test('a failure is not repeated', async () => {
  const kept: Partial<Stored> = { agentClick: { affiliateCode: 'AB12' } }
  const storage: Parameters<typeof storeAgentClick>[0] = {
    read: (key) => kept[key],
    write: (key, value) => {
      kept[key] = value
      return true
    },
  }
  const call = vi.fn(async () => Promise.reject(new Error('offline')))
  await expect(countClick({ storage, wps: { call } })).rejects.toThrow('offline')
  await countClick({ storage, wps: { call } })
  expect(call).toHaveBeenCalledTimes(1)
})

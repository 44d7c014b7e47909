import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page of the lottery with this address, loaded in a tab with these stored values. */
async function loadPage(address: string, stored: Map<string, string> | null = new Map()) {
  const url = new URL(address, 'https://arcade.example')
  const open = { address }
  vi.stubGlobal('location', url)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _: string, to: string) => (open.address = to),
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored?.get(key) ?? null,
    setItem: (key: string, value: string) => stored?.set(key, value),
  })
  vi.resetModules()
  const { listTypes, readPrizeMode, storePrizeMode } = await import('./lottery.ts')
  return { open, listTypes, readPrizeMode, storePrizeMode }
}

it('GAME-05 a launch’s prize mode lasts for the visit, whatever tab is opened', async () => {
  const { listTypes, readPrizeMode } = await loadPage('/l/FIVEDAY?prizeMode=LEVELS')
  vi.stubGlobal('location', new URL('https://arcade.example/l/FIVEDAY/rules'))
  expect(readPrizeMode()).toBe('LEVELS')
  expect(listTypes()).toContain('levels')
})

it.each([
  ['LEVELS', 'STANDARD'],
  ['STANDARD', 'LEVELS'],
])('GAME-05 a launch with %s outranks the choice of an earlier one, %s', async (launched, chosen) => {
  const stored = new Map<string, string>()
  const earlier = await loadPage('/l/FIVEDAY', stored)
  earlier.storePrizeMode(chosen === 'LEVELS' ? 'LEVELS' : 'STANDARD')
  const { readPrizeMode } = await loadPage(`/l/FIVEDAY?prizeMode=${launched}`, stored)
  expect(readPrizeMode()).toBe(launched)
})

it('GAME-05 a choice since the launch outlives a reload of its address', async () => {
  const stored = new Map<string, string>()
  const { open, readPrizeMode, storePrizeMode } = await loadPage(
    '/l/FIVEDAY/draws?view=trend&prizeMode=LEVELS#x',
    stored,
  )
  expect(open.address).toBe('/l/FIVEDAY/draws?view=trend#x')
  storePrizeMode('STANDARD')
  expect(readPrizeMode()).toBe('STANDARD')
  expect((await loadPage(open.address, stored)).readPrizeMode()).toBe('STANDARD')
})

it('GAME-05 without storage the mode lasts for the page, and its address keeps it', async () => {
  const { open, readPrizeMode } = await loadPage('/l/FIVEDAY?prizeMode=LEVELS', null)
  expect([readPrizeMode(), open.address]).toEqual(['LEVELS', '/l/FIVEDAY?prizeMode=LEVELS'])
})

it.each([
  ['/l/FIVEDAY?prizeMode=GOLD', 'an unknown mode'],
  ['/l/SEA4D?prizeMode=LEVELS', 'a mode of another lottery'],
  ['/', 'none'],
])('GAME-05, OPEN-42 %s: of %s the standard kinds are offered', async (address) => {
  const { open, readPrizeMode } = await loadPage(address)
  expect([readPrizeMode(), open.address]).toEqual(['STANDARD', address])
})

import { hostileAddresses, hostileSite } from '@foyer/contract/testing-hostile-addresses'
import { beforeEach, expect, test, vi } from 'vitest'
import { decidePlatformUrl, readReturnUrl, storeReturnUrl } from './navigation.tsx'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'https://arcade.example' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('T5 a way back is kept, and is a web address or none', () => {
  storeReturnUrl('https://www.aurora.example/m/elott')
  expect(readReturnUrl()).toBe('https://www.aurora.example/m/elott')
  storeReturnUrl('javascript:alert(1)')
  expect(readReturnUrl()).toBeNull()
})

test('T5 of addresses as attackers write them only whole https ones are ways back', () => {
  for (const { address } of hostileAddresses) {
    const way = decidePlatformUrl(address)
    if (way === null) continue
    const { protocol, username, password } = new URL(way)
    expect([protocol, username, password], address).toEqual(['https:', '', ''])
    expect(address.trim().toLowerCase().startsWith('https:'), address).toBe(true)
  }
  expect(decidePlatformUrl(`${hostileSite.origin}/m/home`)).not.toBeNull()
})

import { hostileAddresses, hostilePlace } from '@foyer/contract/testing-hostile-addresses'
import { beforeEach, expect, test, vi } from 'vitest'
import { decideWayBack, readWayBack, rememberWayBack } from './navigation.tsx'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'https://arcade.example' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('T5 a way back is kept, and is a web address or none', () => {
  rememberWayBack('https://www.aurora.example/m/elott')
  expect(readWayBack()).toBe('https://www.aurora.example/m/elott')
  rememberWayBack('javascript:alert(1)')
  expect(readWayBack()).toBeNull()
})

test('T5 of addresses as attackers write them only whole https ones are ways back', () => {
  for (const { address } of hostileAddresses) {
    const way = decideWayBack(address)
    if (way === null) continue
    const { protocol, username, password } = new URL(way)
    expect([protocol, username, password], address).toEqual(['https:', '', ''])
    expect(address.trim().toLowerCase().startsWith('https:'), address).toBe(true)
  }
  expect(decideWayBack(`${hostilePlace.origin}/m/home`)).not.toBeNull()
})

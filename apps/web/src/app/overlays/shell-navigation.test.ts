import type { Visitor } from '@foyer/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openInShell } from './shell-navigation.ts'

afterEach(() => vi.unstubAllGlobals())

const visitorOf = (memberType: number | undefined): Visitor => ({
  memberType,
  merchant: { whitelabelVal: {}, isSingleWallet: false },
})
const member = { visitor: visitorOf(0) }

/** A page in the official app, which accepts or refuses; what the app is asked. */
function openApp(isAccepted = true): unknown[] {
  const page: { top: unknown; foyerBridge: unknown } = { top: undefined, foyerBridge: undefined }
  page.top = page
  const seen: unknown[] = []
  const channel: { onmessage: ((event: { data: string }) => void) | null; postMessage(text: string): void } = {
    onmessage: null,
    postMessage(text) {
      const { id, verb, arguments: given } = JSON.parse(text)
      seen.push([verb, given])
      queueMicrotask(() => channel.onmessage?.({ data: JSON.stringify({ id, ok: isAccepted, value: null }) }))
    },
  }
  page.foyerBridge = channel
  vi.stubGlobal('window', page)
  return seen
}

test.each([
  ['deposit', '/m/voucherCenter', 'deposit'],
  ['a deposit of an amount', '/m/voucherCenter?amount=5', 'deposit'],
  ['withdrawal', '/m/withdraw', 'withdraw'],
])('NATIVE-02 FOOT-23 the official app opens %s itself, once', async (_, href, page) => {
  const seen = openApp()
  expect(await openInShell(href, member)).toBe(true)
  expect(seen).toEqual([['open', { page }]])
})

test.each([
  ['another page', '/m/wallet', member],
  ['a guest, who logs in first', '/m/withdraw', { visitor: visitorOf(undefined) }],
  ['FOOT-17 a free member', '/m/voucherCenter', { visitor: visitorOf(4) }],
  ['FOOT-18 a virtual member', '/m/withdraw', { visitor: visitorOf(40) }],
  ['OPEN-26 a member with a password to change', '/m/withdraw', { ...member, mustChangePassword: true }],
])('NATIVE-02 the app is not asked for %s: %s', async (_, href, facts) => {
  const seen = openApp()
  expect(await openInShell(href, facts)).toBe(false)
  expect(seen).toEqual([])
})

test('NATIVE-02 an app that refuses leaves the page to the browser', async () => {
  const seen = openApp(false)
  expect(await openInShell('/m/voucherCenter', member)).toBe(false)
  expect(seen).toHaveLength(1)
})

test('NATIVE-02 a browser opens the page itself', async () => {
  expect(await openInShell('/m/voucherCenter', member)).toBe(false)
})

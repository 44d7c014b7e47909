import { afterEach, expect, test, vi } from 'vitest'
import { watchShellNavigation } from './shell-navigation.ts'

afterEach(() => vi.unstubAllGlobals())

class Link {
  origin: string
  pathname: string
  search: string
  constructor(address: string) {
    const { origin, pathname, search } = new URL(address, 'https://www.aurora.example')
    this.origin = origin
    this.pathname = pathname
    this.search = search
  }
  closest = () => this
}

/** A page in the official app, which accepts or refuses; clicks go through its document. */
function open(isAccepted: boolean) {
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
  let click: (event: unknown) => void = () => undefined
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('location', { origin: 'https://www.aurora.example' })
  vi.stubGlobal('document', { addEventListener: (_: string, listener: typeof click) => (click = listener) })
  const followed: string[] = []
  watchShellNavigation((href) => followed.push(href))
  const tap = async (link: Link) => {
    const event = { target: link, preventDefault: vi.fn(), stopPropagation: vi.fn() }
    click(event)
    await new Promise((resolve) => setTimeout(resolve))
    return event.preventDefault.mock.calls.length === 1
  }
  return { seen, followed, tap }
}

test('NATIVE-02 FOOT-23 the official app opens deposit and withdrawal itself', async () => {
  const { seen, followed, tap } = open(true)
  expect(await tap(new Link('/m/voucherCenter'))).toBe(true)
  expect(await tap(new Link('/m/withdraw'))).toBe(true)
  expect(await tap(new Link('/m/wallet'))).toBe(false)
  expect(await tap(new Link('https://partner.example/m/withdraw'))).toBe(false)
  expect(seen).toEqual([
    ['open', { page: 'deposit' }],
    ['open', { page: 'withdraw' }],
  ])
  expect(followed).toEqual([])
})

test('NATIVE-02 an app that refuses leaves the link to the page', async () => {
  const { followed, tap } = open(false)
  await tap(new Link('/m/voucherCenter?amount=5'))
  expect(followed).toEqual(['/m/voucherCenter?amount=5'])
})

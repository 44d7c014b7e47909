import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createOverlayHistory } from './overlay-history.ts'
import { overlayMove } from './overlay-move.ts'

/** A browser's history as used by overlays: entries with their state, asynchronous moves, Back and Forward. */
function openBrowser(entries: unknown[] = [{ isInside: true }]) {
  let at = entries.length - 1
  const listeners: (() => void)[] = []
  let moving = 0
  const arrive = (delta: number) => {
    at += delta
    for (const listener of listeners) listener()
  }
  const settle = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 5))
    while (moving > 0)
  }
  const travel = async (delta: number) => {
    arrive(delta)
    await settle()
  }
  const window = {
    history: {
      get state() {
        return entries[at]
      },
      pushState(state: unknown) {
        entries.splice(at + 1, entries.length, state)
        at += 1
      },
      go(delta: number) {
        moving += 1
        setTimeout(() => {
          moving -= 1
          arrive(delta)
        }, 1)
      },
    },
    location: { href: 'https://localhost/m/home' },
    addEventListener: (_type: 'popstate', listener: () => void) => void listeners.push(listener),
  }
  const push = (state: unknown) => window.history.pushState(state)
  return { window, entries, settle, push, position: () => at, back: () => travel(-1), forward: () => travel(1) }
}

let browser: ReturnType<typeof openBrowser>
let overlays: ReturnType<typeof createOverlayHistory>

async function open(onBack = vi.fn()) {
  const close = overlays.open(onBack)
  await browser.settle()
  return { close, onBack }
}

beforeEach(() => {
  browser = openBrowser()
  overlays = createOverlayHistory(browser.window)
})

describe('Back and a sheet', () => {
  test('Back closes the sheet and leaves the page alone', async () => {
    const { onBack } = await open()
    expect(browser.window.history.state).toEqual({ isInside: true, overlay: 1 })
    await browser.back()
    expect(onBack).toHaveBeenCalledTimes(1)
    expect(browser.position()).toBe(0)
  })

  test('Back leaves a sheet that must stay, and its page', async () => {
    const { onBack } = await open(vi.fn(() => false))
    for (const times of [1, 2]) {
      await browser.back()
      expect(onBack).toHaveBeenCalledTimes(times)
      expect(browser.window.history.state).toEqual({ isInside: true, overlay: 1 })
      expect(browser.position()).toBe(1)
    }
  })

  test('closed otherwise it takes its entry away, and navigations wait for that', async () => {
    const { close, onBack } = await open()
    close()
    await Promise.resolve()
    await Promise.resolve()
    expect(overlayMove.pending).toBeInstanceOf(Promise)
    await browser.settle()
    expect(overlayMove.pending).toBeUndefined()
    expect(browser.position()).toBe(0)
    expect(onBack).not.toHaveBeenCalled()
  })

  test('of a dialog over a sheet Back closes the dialog first, then the sheet', async () => {
    const sheet = await open()
    const dialog = await open()
    await browser.back()
    expect([sheet.onBack.mock.calls.length, dialog.onBack.mock.calls.length]).toEqual([0, 1])
    dialog.close()
    await browser.settle()
    expect(browser.position()).toBe(1)
    await browser.back()
    expect(sheet.onBack).toHaveBeenCalledTimes(1)
  })

  test('a dialog that opens while another closes takes over its entry', async () => {
    const first = await open()
    first.close()
    const second = await open()
    expect([browser.position(), browser.entries.length]).toEqual([1, 2])
    await browser.back()
    expect(second.onBack).toHaveBeenCalledTimes(1)
  })

  test('many openings leave no entries behind', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { close } = await open()
      if (count % 2) await browser.back()
      close()
      await browser.settle()
    }
    expect([browser.position(), browser.entries.length]).toEqual([0, 2])
  })

  test('Forward does not open a sheet again: it stays where it is', async () => {
    const { close } = await open()
    close()
    await browser.settle()
    await browser.forward()
    expect(browser.position()).toBe(0)
  })

  test('a reload with open sheets leaves their entries', async () => {
    browser = openBrowser([null, { overlay: 1 }, { overlay: 2 }])
    createOverlayHistory(browser.window)
    await browser.settle()
    expect(browser.position()).toBe(0)
  })

  test('a page that took the place of the sheet’s entry stays', async () => {
    const { close } = await open()
    browser.entries[1] = { isInside: true }
    close()
    await browser.settle()
    expect(browser.position()).toBe(1)
  })

  test('a move that arrives late is no step of the member', async () => {
    vi.useFakeTimers()
    const slow = openBrowser([{ isInside: true }, { isInside: true, overlay: 1 }])
    slow.window.history.go = () => undefined
    const history = createOverlayHistory(slow.window)
    await vi.advanceTimersByTimeAsync(1_000)
    const onBack = vi.fn()
    history.open(onBack)
    await vi.advanceTimersByTimeAsync(0)
    const arrived = slow.back()
    await vi.advanceTimersByTimeAsync(10)
    await arrived
    expect(onBack).not.toHaveBeenCalled()
    expect(slow.window.history.state).toEqual({ isInside: true, overlay: 1 })
    vi.useRealTimers()
  })

  test('a browser that does not move keeps nobody waiting', async () => {
    vi.useFakeTimers()
    const stuck = openBrowser([null, { overlay: 1 }])
    stuck.window.history.go = () => undefined
    createOverlayHistory(stuck.window)
    await Promise.resolve()
    await Promise.resolve()
    const { pending } = overlayMove
    expect(pending).toBeInstanceOf(Promise)
    vi.advanceTimersByTime(1_000)
    await pending
    expect(overlayMove.pending).toBeUndefined()
    vi.useRealTimers()
  })
})

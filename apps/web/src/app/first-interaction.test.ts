import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startOnFirstInteraction } from './first-interaction.ts'

const frameMs = 16

/** The part of a window that receives interactions. */
let page: EventTarget & { foyerTap?: HTMLElement | null }
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (onFrame: () => void) => setTimeout(onFrame, frameMs))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function interaction(kind: 'pointerdown' | 'keydown') {
  page.dispatchEvent(new Event(kind))
  if (kind === 'pointerdown') page.dispatchEvent(new Event('click'))
  await vi.advanceTimersByTimeAsync(frameMs + 1)
}

describe('deferred start', () => {
  test('the first interaction is painted before anything is loaded', async () => {
    const begin = vi.fn(async () => undefined)
    startOnFirstInteraction(begin, true)
    page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(frameMs - 1)
    expect(begin).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test.each(['click', 'pointercancel'])('a touch is painted up to its %s before anything is loaded', async (end) => {
    const begin = vi.fn(async () => undefined)
    startOnFirstInteraction(begin, true)
    page.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(200)
    expect(begin).not.toHaveBeenCalled()
    page.dispatchEvent(new Event(end))
    await vi.advanceTimersByTimeAsync(frameMs + 1)
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('a touch that lasts holds nothing up for longer than half a second', async () => {
    const begin = vi.fn(async () => undefined)
    startOnFirstInteraction(begin, true)
    page.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(500 + frameMs + 1)
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('waits for the first touch of a visitor who may wait, and begins once', async () => {
    const begin = vi.fn(async () => undefined)
    startOnFirstInteraction(begin, true)
    expect(begin).not.toHaveBeenCalled()
    await interaction('keydown')
    await interaction('pointerdown')
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('begins at once for a member, and for whoever has tapped already', () => {
    const begin = vi.fn(async () => undefined)
    startOnFirstInteraction(begin, false)
    page.foyerTap = {} as HTMLElement // only its presence matters
    startOnFirstInteraction(begin, true)
    page.foyerTap = null // a tap that needs no repetition
    startOnFirstInteraction(begin, true)
    expect(begin).toHaveBeenCalledTimes(3)
  })

  test.each([true, false])(
    'begins again with the next touch when it could not be loaded; may wait: %s',
    async (mayWait) => {
      const begin = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('offline'))
      startOnFirstInteraction(begin, mayWait)
      await interaction('pointerdown')
      if (mayWait) await interaction('pointerdown')
      await interaction('pointerdown')
      expect(begin).toHaveBeenCalledTimes(2)
    },
  )
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreSecondTap } from './second-tap.ts'

interface Tap {
  detail?: number
  clientX?: number
  clientY?: number
}

function makeClick({ detail = 1, clientX = 100, clientY = 500 }: Tap = {}) {
  return Object.assign(new Event('click', { cancelable: true }), { detail, clientX, clientY })
}

/** Whether a click reaches what stands at its place. */
function reaches(page: EventTarget, tap?: Tap): boolean {
  let isHeard = false
  page.addEventListener('click', () => (isHeard = true), { once: true })
  const isUndisturbed = page.dispatchEvent(makeClick(tap))
  return isHeard && isUndisturbed
}

describe('the second tap of a double tap', () => {
  let page: EventTarget

  beforeEach(() => {
    vi.useFakeTimers()
    page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('does not reach what the first one has uncovered', () => {
    ignoreSecondTap(makeClick())
    vi.advanceTimersByTime(300)
    expect(reaches(page, { clientX: 110, clientY: 490 })).toBe(false)
  })

  it('counts elsewhere, later, and from the keyboard', () => {
    ignoreSecondTap(makeClick())
    expect(reaches(page, { clientX: 130 })).toBe(true)
    expect(reaches(page, { detail: 0 })).toBe(true)
    vi.advanceTimersByTime(400)
    expect(reaches(page)).toBe(true)
  })

  it('counts after a click of the keyboard', () => {
    ignoreSecondTap(makeClick({ detail: 0 }))
    expect(reaches(page)).toBe(true)
  })
})

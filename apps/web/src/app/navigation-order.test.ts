import { overlayMove } from '@foyer/ui/overlay-move'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appShell, orderNavigation } from './navigation-order.ts'

const reload = vi.fn()
let events: EventTarget
let place: { pathname: string; reload: () => void }

beforeEach(() => {
  events = new EventTarget()
  place = { pathname: '/m/wallet', reload }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { state: { isInside: true, of: 'wallet' } })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void Promise.resolve().then(run))
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  delete appShell.open
})

/** A navigation in which each page loads on the test's command. */
function open(takeReload = () => false) {
  const visited: string[] = []
  const arrivals: Record<string, () => void> = {}
  const lead = orderNavigation(
    (href) =>
      new Promise((resolve) => {
        arrivals[href] = resolve
      }),
    takeReload,
  )
  const states: unknown[] = []
  const navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => {
    visited.push(options?.replace ? `${to} replaces ${place.pathname}` : to)
    states.push(options?.state)
    place.pathname = to
  }
  const tap = (to: string) => lead(navigate, to)
  const replace = (to: string) => lead(navigate, to, { replace: true })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 10))
  const arrive = (to: string) => {
    arrivals[to]?.()
    return settle()
  }
  const goBack = (to: string) => {
    place.pathname = to
    events.dispatchEvent(new Event('popstate'))
  }
  return { visited, states, tap, replace, arrive, settle, goBack }
}

describe('a page that comes late does not take the place of what was asked for after it', () => {
  test('the page that was tapped last is shown, whichever comes first', async () => {
    const { visited, tap, arrive } = open()
    tap('/m/game')
    tap('/m/home')
    await arrive('/m/home')
    await arrive('/m/game')
    expect(visited).toEqual(['/m/home'])
  })

  test('whoever has gone back in the meantime stays there', async () => {
    const { visited, tap, arrive, goBack } = open()
    tap('/m/game')
    goBack('/m/home')
    await arrive('/m/game')
    expect(visited).toEqual([])
  })

  test('a slow link that is tapped three times is one step of the history', async () => {
    const { visited, tap, arrive } = open()
    const arrivals = [1, 2, 3].map(() => {
      tap('/m/game')
      return arrive('/m/game')
    })
    await Promise.all(arrivals)
    expect(visited).toEqual(['/m/game'])
  })

  test('the same page can be asked for again once it is shown', async () => {
    const { visited, tap, arrive } = open()
    for (const _ of [1, 2]) {
      tap('/m/game')
      await arrive('/m/game')
    }
    expect(visited).toEqual(['/m/game', '/m/game'])
  })

  test('DEC-38 only a page that is shown takes the reload that waits', async () => {
    const takeReload = vi.fn(() => true)
    const { tap, arrive } = open(takeReload)
    tap('/m/game')
    tap('/m/home')
    await arrive('/m/game')
    expect(takeReload).not.toHaveBeenCalled()
    await arrive('/m/home')
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('a page that is asked for from a sheet', () => {
  test('takes the place of the sheet’s entry, so that Back leads to the page below it', async () => {
    vi.stubGlobal('history', { state: { isInside: true, overlay: 1 } })
    const { visited, states, tap, arrive } = open()
    tap('/m/login')
    await arrive('/m/login')
    expect(visited).toEqual(['/m/login replaces /m/wallet'])
    expect(states).toEqual([{ isInside: true }])
  })

  test('waits until the entry of a sheet that closes is gone, and is not taken for one that was left', async () => {
    const { visited, tap, arrive, goBack } = open()
    let finish: () => void = () => undefined
    overlayMove.pending = new Promise((resolve) => {
      finish = resolve
    })
    tap('/m/login')
    await arrive('/m/login')
    expect(visited).toEqual([])
    goBack('/m/wallet')
    overlayMove.pending = undefined
    finish()
    await arrive('/m/login')
    expect(visited).toEqual(['/m/login'])
  })

  test('waits for a sheet’s entry that is removed during the paint', async () => {
    const { visited, tap, arrive } = open()
    let finish: () => void = () => undefined
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      overlayMove.pending = new Promise((resolve) => {
        finish = resolve
      })
      run()
    })
    tap('/m/login')
    await arrive('/m/login')
    expect(visited).toEqual([])
    overlayMove.pending = undefined
    finish()
    await arrive('/m/login')
    expect(visited).toEqual(['/m/login'])
  })
})

describe('OPEN-35 OPEN-36 a page that replaces another', () => {
  test('takes its place and what its entry of the history says', async () => {
    const { visited, states, replace, arrive } = open()
    replace('/m/login')
    await arrive('/m/login')
    expect(visited).toEqual(['/m/login replaces /m/wallet'])
    expect(states).toEqual([{ isInside: true, of: 'wallet' }])
  })

  test('does not replace one that was opened in the meantime', async () => {
    const { visited, tap, replace, arrive } = open()
    replace('/m/login')
    tap('/m/home')
    await arrive('/m/home')
    await arrive('/m/login')
    expect(visited).toEqual(['/m/home'])
  })

  test('does not keep the member from the page that was tapped before', async () => {
    const { visited, tap, replace, arrive } = open()
    tap('/m/home')
    replace('/m/voucherCenter')
    await arrive('/m/voucherCenter')
    await arrive('/m/home')
    expect(visited).toEqual(['/m/voucherCenter replaces /m/wallet', '/m/home'])
  })
})

describe('NATIVE-02 the official app', () => {
  test.each([
    [true, []],
    [false, ['/m/withdraw']],
  ])('opens a page itself, or leaves it here: %s', async (isOpened, expected) => {
    const asked: string[] = []
    appShell.open = async (href) => asked.push(href) > 0 && isOpened
    const { visited, tap, arrive, settle } = open()
    tap('/m/withdraw')
    await settle()
    await arrive('/m/withdraw')
    expect([asked, visited]).toEqual([['/m/withdraw'], expected])
  })

  test('is not asked about a page that replaces another', async () => {
    const asked: string[] = []
    appShell.open = async (href) => asked.push(href) > 0
    const { visited, replace, arrive } = open()
    replace('/m/voucherCenter')
    await arrive('/m/voucherCenter')
    expect([asked, visited]).toEqual([[], ['/m/voucherCenter replaces /m/wallet']])
  })
})

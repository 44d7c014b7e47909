import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useServices } from '../../lib/services.tsx'
import type { Lobby } from './game-lobby.ts'

/** A page shown this soon after Back or Forward is the result of it. */
const returnWindowMs = 2_000
const scrollInputs = ['wheel', 'touchmove', 'keydown'] as const
/** Start of the last Back or Forward inside of the app, by the page's clock. */
let movedAtMs = Number.NEGATIVE_INFINITY
globalThis.addEventListener?.('popstate', () => {
  movedAtMs = performance.now()
})

/**
 * Keeps the place in a list. It is stored as the member leaves for a game or another page, and restored once on the
 * return: from a game, or by Back. `isComplete` as soon as the list has its full length.
 */
export function usePlace(address: string, isComplete: boolean): Pick<Lobby, 'readAddress' | 'leave'> {
  const { storage } = useServices()
  // The same functions for the life of the page: new ones for each address would render all games with each key of a search.
  const newest = useRef(address)
  useLayoutEffect(() => {
    newest.current = address
  }, [address])
  const leaveTo = (target: 'game' | 'page') => {
    storage.write('lobbyPlace', { address: newest.current, scrollY: Math.round(window.scrollY), target })
  }

  const leavePage = useEffectEvent(() => {
    if (storage.read('lobbyPlace')?.target !== 'game') leaveTo('page')
  })
  // Before the list is taken out: afterwards the page is shorter, and its place another one.
  useLayoutEffect(() => () => leavePage(), [])

  // Who scrolls before the list is complete stays there.
  const hasScrolled = useRef(false)
  useEffect(() => {
    const note = () => {
      hasScrolled.current = true
    }
    for (const name of scrollInputs) addEventListener(name, note, { passive: true })
    return () => {
      for (const name of scrollInputs) removeEventListener(name, note)
    }
  }, [])

  const restore = useEffectEvent(() => {
    const place = storage.read('lobbyPlace')
    storage.remove('lobbyPlace')
    const isReturn = place?.target === 'game' || performance.now() - movedAtMs < returnWindowMs
    if (place?.address !== address || !isReturn || hasScrolled.current) return
    if (window.scrollY < place.scrollY) window.scrollTo(0, place.scrollY)
  })
  useEffect(() => {
    if (!isComplete) return
    // The list has its height after the next frame, and the page scrolls to its top before.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => restore()))
    return () => cancelAnimationFrame(frame)
  }, [isComplete])

  return { readAddress: () => newest.current, leave: () => leaveTo('game') }
}

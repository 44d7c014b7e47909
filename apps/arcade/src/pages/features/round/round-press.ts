import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isStrayPress, type PressAction, type PressTimes } from './round-press.rules.ts'

/**
 * Watches what a game's main button does.
 * @returns a function to call at each press that would have an effect: false for one that must be ignored
 */
export function usePressGuard(action: PressAction): () => boolean {
  const known = useRef<PressTimes & { action: PressAction }>({
    ...{ action, changedAtMs: Number.NEGATIVE_INFINITY, pressedAtMs: Number.NEGATIVE_INFINITY },
  })
  // Before the next press, which would otherwise meet the new button with the old times.
  useLayoutEffect(() => {
    if (known.current.action === action) return
    known.current = { ...known.current, action, changedAtMs: performance.now() }
  }, [action])
  return () => {
    const nowMs = performance.now()
    if (isStrayPress(action, known.current, nowMs)) return false
    known.current.pressedAtMs = nowMs
    return true
  }
}

/** Space plays, unless a control has the focus. */
export function useSpace(play: () => void, isActive: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button, input, a, dialog, [role=slider]')
    if (event.code !== 'Space' || isControl || event.repeat) return
    event.preventDefault()
    play()
  })
  useEffect(() => {
    if (!isActive) return undefined
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isActive])
}

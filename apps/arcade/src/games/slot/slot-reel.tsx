import { useEffect, useEffectEvent, useRef } from 'react'
import { REELS, ROW_COUNT, STOP_COUNT } from './slot.constants.ts'
import css from './slot-screen.module.css'
import { SymbolIcon } from './slot-symbol.tsx'

/** How a reel is: at rest, turning while the bet is placed, or on its way to its stop. */
export type ReelState = 'still' | 'turning' | 'landing'

/** Symbols that pass a landing reel in a second. */
const SYMBOLS_PER_SECOND = 24

/** The symbols of a strip from its top, and its keyframes: it moves down by whole symbols. */
function planStrip(state: ReelState, stop: number, landMs: number): { first: number; count: number } {
  if (state === 'turning') return { first: 0, count: STOP_COUNT + ROW_COUNT }
  if (state === 'still') return { first: stop, count: ROW_COUNT }
  // One symbol above the window for the bounce.
  return { first: stop - 1 + STOP_COUNT, count: 1 + ROW_COUNT + Math.round((landMs / 1000) * SYMBOLS_PER_SECOND) }
}

/** One reel: a window of three rows over a strip. Only transforms move. */
export function SlotReel({
  reel,
  stop,
  state,
  landMs,
  hits,
  isMuted,
  onLanded,
}: {
  reel: number
  stop: number
  state: ReelState
  /** Duration of the landing, in milliseconds. */
  landMs: number
  /** Rows of paid symbols. */
  hits: readonly number[]
  /** Whether unpaid symbols step back. */
  isMuted: boolean
  onLanded: (reel: number) => void
}) {
  const strip = useRef<HTMLDivElement>(null)
  const landed = useEffectEvent(() => onLanded(reel))
  const { first, count } = planStrip(state, stop, landMs)
  useEffect(() => {
    const element = strip.current
    if (!element || state === 'still') return undefined
    const at = (symbols: number) => `translateY(${(-symbols / count) * 100}%)`
    if (state === 'turning') {
      const turn = element.animate([{ transform: at(STOP_COUNT) }, { transform: at(0) }], {
        duration: (STOP_COUNT / SYMBOLS_PER_SECOND) * 1000,
        iterations: Number.POSITIVE_INFINITY,
      })
      return () => turn.cancel()
    }
    const land = element.animate(
      [
        { transform: at(count - ROW_COUNT), easing: 'cubic-bezier(0.25, 0.5, 0.5, 1)' },
        { transform: at(0.82), offset: 0.86, easing: 'ease-in-out' },
        { transform: at(1) },
      ],
      { duration: landMs, fill: 'forwards' },
    )
    let isGone = false
    land.finished.then(
      () => !isGone && landed(),
      () => undefined,
    )
    return () => {
      isGone = true
      land.cancel()
    }
  }, [state, count, landMs])
  const ring = REELS[reel] ?? []
  return (
    <div className={css.window}>
      {/* A strip of its own for each state: an animation never continues on another list. */}
      <div
        className={css.strip}
        key={`${state} ${first}`}
        ref={strip}
        style={{ blockSize: `${(count / ROW_COUNT) * 100}%` }}
      >
        {Array.from({ length: count }, (_, index) => (
          <span
            className={css.cell}
            data-hit={state === 'still' && hits.includes(index)}
            data-muted={state === 'still' && isMuted && !hits.includes(index)}
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
            key={index}
          >
            <SymbolIcon symbol={ring[(first + index) % STOP_COUNT] ?? 'chili'} />
          </span>
        ))}
      </div>
    </div>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { REELS, ROW_COUNT, STOP_COUNT } from './slot.constants.ts'
import { planLanding, planTurn, type ReelState } from './slot-reel.rules.ts'
import css from './slot-screen.module.css'
import { SymbolIcon } from './slot-symbol.tsx'

/** The ring, and its first symbols once more: a window at any stop shows three that follow one another. */
const CELLS = Array.from({ length: STOP_COUNT + ROW_COUNT }, (_, cell) => cell)

/** Moves the strip so that the window is at a position of the ring, in symbols. */
function moveTo(position: number): string {
  return `translateY(${(-position / CELLS.length) * 100}%)`
}

/** One reel: a window of three rows over the whole ring. Nothing but its transform changes during a spin. */
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
  /** Rows of paid symbols: a bit for each; none while the reel moves. */
  hits: number
  /** Whether unpaid symbols step back. */
  isMuted: boolean
  onLanded: (reel: number) => void
}) {
  const strip = useRef<HTMLDivElement>(null)
  const landed = useEffectEvent(() => onLanded(reel))
  useEffect(() => {
    const element = strip.current
    if (!element || state === 'still') return undefined
    const { durationMs, steps } = state === 'turning' ? planTurn(stop) : planLanding(stop, landMs)
    const move = element.animate(
      steps.map(({ offset, position }) => ({ offset, transform: moveTo(position) })),
      { duration: durationMs, iterations: state === 'turning' ? Number.POSITIVE_INFINITY : 1, fill: 'forwards' },
    )
    let isGone = false
    move.finished.then(
      () => !isGone && landed(),
      () => undefined,
    )
    return () => {
      isGone = true
      move.cancel()
    }
  }, [state, stop, landMs])
  const isMarked = state === 'still' && (hits !== 0 || isMuted)
  return (
    <div className={css.window}>
      <div className={css.strip} ref={strip} style={{ transform: moveTo(stop) }}>
        <ReelCells hits={isMarked ? hits : 0} isMuted={isMarked && isMuted} reel={reel} start={isMarked ? stop : 0} />
      </div>
    </div>
  )
}

/** The symbols of a reel. A spin changes the marks of those in the window alone, so that it draws little anew. */
function ReelCells({ reel, start, hits, isMuted }: { reel: number; start: number; hits: number; isMuted: boolean }) {
  const ring = REELS[reel] ?? []
  return CELLS.map((cell) => {
    const row = cell - start
    const isSeen = row >= 0 && row < ROW_COUNT
    const isHit = isSeen && ((hits >> row) & 1) === 1
    return (
      <span className={css.cell} data-hit={isHit} data-muted={isMuted && isSeen && !isHit} key={cell}>
        <SymbolIcon symbol={ring[cell % STOP_COUNT] ?? 'chili'} />
      </span>
    )
  })
}

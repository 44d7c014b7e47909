import { useEffect, useEffectEvent, useRef } from 'react'
import { readServerNow } from '../../pages/lib/clock.ts'
import { formatNumber } from '../../pages/lib/format.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { computeMultiplier, computeReachedMs } from './crash.rules.ts'
import css from './crash-screen.module.css'
import type { RoundWire } from './crash-wire.rules.ts'

/**
 * The shown curve is this much behind the server's clock, so that the crash usually arrives before the curve has passed
 * it. A cash-out counts at its receipt and is never below what the button shows for this reason.
 */
const SHOWN_BEHIND_MS = 90
/** Smallest extent of the axes: milliseconds, hundredths. */
const MIN_SPAN_MS = 8_000
const MIN_TOP = 200
const MAX_PIXEL_RATIO = 2
/** Frames of reduced motion are this far apart. */
const CALM_MS = 250

/** Time of the flight that is shown now, in milliseconds after the start; 0 before. */
function readShownMs(round: RoundWire | null): number {
  if (!round?.startedAt || round.phase === 'betting' || round.phase === 'void') return 0
  if (round.phase === 'crashed') return computeReachedMs(round.crash ?? 100)
  return Math.max(0, readServerNow() - SHOWN_BEHIND_MS - Date.parse(round.startedAt))
}

/** The multiplier that is shown now, in hundredths: at the end exactly the crash point. */
export function readShownMultiplier(round: RoundWire | null): number {
  return round?.phase === 'crashed' ? (round.crash ?? 100) : computeMultiplier(readShownMs(round))
}

/** Calls `draw` with each frame, or a few times a second with reduced motion. */
export function useFrames(draw: () => void, isActive: boolean): void {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
    draw()
  })
  useEffect(() => {
    if (!isActive) return undefined
    let frame = 0
    let drawnMs = 0
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const step = (nowMs: number) => {
      if (!calm.matches || nowMs - drawnMs > CALM_MS) {
        drawnMs = nowMs
        latest.current()
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isActive])
}

interface Marks {
  /** Multipliers at which the player has cashed out, in hundredths. */
  cashedOut: readonly number[]
}

/**
 * The curve of the multiplier over the time, drawn on a canvas. Read out elsewhere.
 * @param isUnknown the curve stays as it was last drawn
 */
export function CrashCurve({ round, cashedOut, isUnknown }: { round: RoundWire | null; isUnknown: boolean } & Marks) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const style = useRef<CanvasStyle>(undefined)

  function draw(): void {
    if (isUnknown) return
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    style.current ??= fitCanvas(element)
    const { width, height, ratio } = style.current
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    drawCurve(context, style.current, round, { cashedOut })
  }

  useFrames(draw, round?.phase === 'running' && !isUnknown)
  const fit = useEffectEvent(() => {
    style.current = undefined
    draw()
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => fit())
    if (canvas.current) observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div aria-hidden="true" className={css.curve}>
      <canvas className={css.canvas} ref={canvas} />
    </div>
  )
}

/** Size and colours of the canvas: read when its size changes, so that a frame asks for no style and no layout. */
interface CanvasStyle {
  width: number
  height: number
  ratio: number
  font: string
  colours: Record<'faint' | 'edge' | 'red' | 'accent' | 'green', string>
}

/** Gives the canvas the pixels of its size. */
function fitCanvas(element: HTMLCanvasElement): CanvasStyle {
  const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO)
  const [width, height] = [element.clientWidth, element.clientHeight]
  element.width = Math.round(width * ratio)
  element.height = Math.round(height * ratio)
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const colours = {
    ...{ faint: colour('--text-faint'), edge: colour('--line-strong'), red: colour('--bad') },
    ...{ accent: colour('--accent'), green: colour('--good') },
  }
  return { width, height, ratio, font: `600 11px ${style.fontFamily}`, colours }
}

/** Length of a mark beside its label, in pixels: a line through the whole field would cross the multiplier. */
const MARK = 8
/** Space for the labels of the axes, in pixels. */
const PAD = { left: 40, right: 18, top: 26, bottom: 22 }

function drawCurve(
  context: CanvasRenderingContext2D,
  { colours, font, ...size }: CanvasStyle,
  round: RoundWire | null,
  { cashedOut }: Marks,
): void {
  const shownMs = readShownMs(round)
  const shown = readShownMultiplier(round)
  const spanMs = Math.max(MIN_SPAN_MS, shownMs * 1.08)
  const top = Math.max(MIN_TOP, shown * 1.18)
  const inner = { width: size.width - PAD.left - PAD.right, height: size.height - PAD.top - PAD.bottom }
  const x = (ms: number) => PAD.left + (ms / spanMs) * inner.width
  const y = (hundredths: number) => PAD.top + inner.height * (1 - (hundredths - 100) / (top - 100))

  context.font = font
  context.fillStyle = colours.faint
  context.strokeStyle = colours.edge
  context.lineWidth = 1
  context.textBaseline = 'middle'
  context.textAlign = 'right'
  for (const mark of listMarks((top - 100) / 100)) {
    const at = y(100 + mark * 100)
    context.beginPath()
    context.moveTo(PAD.left, at)
    context.lineTo(PAD.left + MARK, at)
    context.stroke()
    context.fillText(tg('round.factor', { factor: formatNumber(1 + mark, mark % 1 === 0 ? 0 : 1) }), PAD.left - 7, at)
  }
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const mark of listMarks(spanMs / 1_000)) {
    if (mark > 0)
      context.fillText(tg('crash.seconds', { seconds: formatNumber(mark) }), x(mark * 1_000), size.height - 6)
  }
  if (shownMs <= 0) return

  const isCrashed = round?.phase === 'crashed'
  const line = isCrashed ? colours.red : colours.accent
  const path = new Path2D()
  path.moveTo(x(0), y(100))
  const steps = Math.max(2, Math.ceil(x(shownMs) - x(0)) / 3)
  for (let step = 1; step <= steps; step += 1) {
    const ms = (shownMs * step) / steps
    path.lineTo(x(ms), y(100 * Math.exp(Math.log(shown / 100) * (ms / shownMs))))
  }
  const fill = new Path2D(path)
  fill.lineTo(x(shownMs), y(100))
  fill.closePath()
  const gradient = context.createLinearGradient(0, y(shown), 0, y(100))
  gradient.addColorStop(0, line)
  gradient.addColorStop(1, 'transparent')
  context.globalAlpha = isCrashed ? 0.14 : 0.26
  context.fillStyle = gradient
  context.fill(fill)
  context.globalAlpha = 1
  context.strokeStyle = line
  context.lineWidth = 4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(path)

  context.fillStyle = colours.green
  for (const multiplier of cashedOut) {
    if (multiplier > shown) continue
    dot(context, x(computeReachedMs(multiplier)), y(multiplier), 6)
  }
  context.fillStyle = line
  context.globalAlpha = 0.25
  if (!isCrashed) dot(context, x(shownMs), y(shown), 14)
  context.globalAlpha = 1
  dot(context, x(shownMs), y(shown), isCrashed ? 5 : 7)
}

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** Round values from 0 to the end of an axis, at most five. */
function listMarks(end: number): number[] {
  const rough = end / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => Number((index * step).toFixed(2)))
}

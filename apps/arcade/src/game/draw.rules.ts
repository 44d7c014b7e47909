import { DRAW_PERIOD_MS, DRAWS_AHEAD, MISSED_AFTER_MS, SALES_CLOSE_MS } from './draw.constants.ts'

/** A draw of the timetable, before it is opened. */
export interface PlannedDraw {
  id: string
  closesAt: Date
  drawsAt: Date
}

const DRAW_ID = /^\d{8}-\d{4}$/

/** A draw's id: its UTC day and its number on that day, from 0001 to 1440. */
export function formatDrawId(drawsAt: Date): string {
  const day = drawsAt.toISOString().slice(0, 10).replaceAll('-', '')
  const minute = drawsAt.getUTCHours() * 60 + drawsAt.getUTCMinutes()
  return `${day}-${String(minute + 1).padStart(4, '0')}`
}

/** The number of a draw on its day, as displayed. */
export function formatDrawNumber(drawId: string): string {
  return drawId.slice(9)
}

export function isDrawId(text: string): boolean {
  return DRAW_ID.test(text)
}

/** The draws to be on sale now: the next ones with open sales. */
export function planDraws(now: Date): PlannedDraw[] {
  const firstMs = Math.floor((now.getTime() + SALES_CLOSE_MS) / DRAW_PERIOD_MS + 1) * DRAW_PERIOD_MS
  return Array.from({ length: DRAWS_AHEAD }, (_, index) => {
    const drawsAt = new Date(firstMs + index * DRAW_PERIOD_MS)
    return { id: formatDrawId(drawsAt), drawsAt, closesAt: new Date(drawsAt.getTime() - SALES_CLOSE_MS) }
  })
}

/** Time of a ticket's draw, from the close of its sales. */
export function computeDrawsAt(closesAt: string): string {
  return new Date(Date.parse(closesAt) + SALES_CLOSE_MS).toISOString()
}

/** Whether a draw was missed during a downtime, so that it is not held without tickets. */
export function isMissed(drawsAt: Date, now: Date): boolean {
  return now.getTime() - drawsAt.getTime() > MISSED_AFTER_MS
}

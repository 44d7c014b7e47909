const MAX_ROWS = 5

/** Rows of the field for its content's height. */
export function countRows(contentPx: number, linePx: number): number {
  return Math.min(MAX_ROWS, Math.max(1, Math.round(contentPx / linePx)))
}

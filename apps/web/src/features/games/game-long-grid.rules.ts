/** The grid's measures, as in its styles: least width of a game, which grows with large type, and the gaps. */
const MIN_GAME = { share: 0.3, maxPx: 130, rem: 4 } as const
const COLUMN_GAP_PX = 12
const ROW_GAP_PX = 14
/** A name has room for two lines, and at least for a finger. */
export const NAME_LINES = 2
const MIN_NAME_PX = 44

export interface GridBox {
  /** Distance from the top of the page. */
  topPx: number
  widthPx: number
  /** Height of a name's line. */
  linePx: number
  /** Size of the page's text. */
  remPx: number
}

export interface GridPlan {
  /** Games in one row. */
  columns: number
  /** Of a game, without the gap beside it. */
  gameWidthPx: number
  nameHeightPx: number
  /** Of a row with the gap below it. */
  rowHeightPx: number
}

/** Rows of equal height, so that those far from the window need not exist. */
export function planGrid({ widthPx, linePx, remPx }: Omit<GridBox, 'topPx'>): GridPlan {
  const minGamePx = Math.max(Math.min(widthPx * MIN_GAME.share, MIN_GAME.maxPx), MIN_GAME.rem * remPx)
  const columns = Math.max(1, Math.floor((widthPx + COLUMN_GAP_PX) / (minGamePx + COLUMN_GAP_PX)))
  const nameHeightPx = Math.max(MIN_NAME_PX, Math.ceil(linePx * NAME_LINES) || 0)
  const gameWidthPx = (widthPx - COLUMN_GAP_PX * (columns - 1)) / columns
  return { columns, gameWidthPx, nameHeightPx, rowHeightPx: gameWidthPx + nameHeightPx + ROW_GAP_PX }
}

/** Place of a game in the list, from its inner start corner. */
export function placeGame(
  index: number,
  { columns, gameWidthPx, rowHeightPx }: GridPlan,
): { topPx: number; startPx: number } {
  const row = Math.floor(index / columns)
  return { topPx: row * rowHeightPx, startPx: (index % columns) * (gameWidthPx + COLUMN_GAP_PX) }
}

/** Whether two measurements give the same list. */
export function isSameBox(one: GridBox, other: GridBox): boolean {
  return (
    one.topPx === other.topPx &&
    one.widthPx === other.widthPx &&
    one.remPx === other.remPx &&
    Object.is(one.linePx, other.linePx)
  )
}

/** Position in a list of logins: the last listed one. */
export interface LoginCursor {
  at: Date
  id: string
}

const CURSOR_FORM = /^(\d{13})\.([A-Za-z0-9_-]{1,64})$/

/** Undefined without a cursor, null for an invalid one. */
export function readLoginCursor(cursor: string | undefined): LoginCursor | null | undefined {
  if (cursor === undefined) return undefined
  const [, ms, id] = CURSOR_FORM.exec(cursor) ?? []
  return ms === undefined || id === undefined ? null : { at: new Date(Number(ms)), id }
}

/** A page of up to `size` rows from one row more, and the cursor of the next page; null at the end. */
export function splitLogins<Row extends LoginCursor>(
  rows: readonly Row[],
  size: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > size && last ? `${last.at.getTime()}.${last.id}` : null }
}

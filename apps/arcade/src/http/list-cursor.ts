import { z } from 'zod'
import { parseInput } from './envelope.ts'

/** Latest time that the database and a date's text represent equally, the end of the year 9999, in milliseconds. */
const LATEST_MS = 253_402_300_799_999

/** A position in a list, time and id of the last item of a page; anything else is `invalid_input`. */
export function readCursor(text: string | undefined): { createdAt: Date; id: string } | null {
  if (text === undefined) return null
  const [time, id] = text.split('_')
  const createdAt = new Date(parseInput(z.coerce.number().int().min(0).max(LATEST_MS), time))
  return { createdAt, id: parseInput(z.uuid(), id) }
}

import type { MessageId } from '@foyer/messages'

/** Problems of a form's fields, by text id. */
export type Problems<Field extends string> = Partial<Record<Field, MessageId>>

export function hasProblems(problems: object): boolean {
  return Object.keys(problems).length > 0
}

/** The problems that were found; the bounds of the contract return text ids of the noun `field`. */
export function listProblems<Field extends string>(found: Partial<Record<Field, string | undefined>>): Problems<Field> {
  const problems = Object.entries(found).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(problems) as Problems<Field> // see above
}

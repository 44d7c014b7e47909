import type { MessageId } from '@foyer/messages'
import { WpsError } from './wps/wps-error.ts'

/** What the server found wrong with these fields of a form, by text id (`invalid_input`). */
export function readFieldProblems<Field extends string>(
  cause: unknown,
  fields: readonly Field[],
): Partial<Record<Field, MessageId>> {
  const named = cause instanceof WpsError ? cause.fields : []
  const problems = named.flatMap(({ path, rule }) => (fields.some((field) => field === path) ? [[path, rule]] : []))
  return Object.fromEntries(problems) as Partial<Record<Field, MessageId>> // the server's rules are text ids
}

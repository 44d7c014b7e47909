import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Envelope of every response under /wps (HTTP-08, HTTP-09). `spanId` repeats the caller's correlation id. */
export interface Envelope<Value> {
  success: boolean
  value: Value | null
  message: string | null
  errorCode: ErrorCode | null
  /** For `invalid_input`: the field's path and the text id of the broken rule. */
  fields?: { path: string; rule: string }[]
}

/** Wraps a value's schema into the envelope's, for descriptions and response checks. */
export function envelopeOf<Schema extends z.ZodType>(value: Schema) {
  return z.object({
    success: z.boolean(),
    value: value.nullable(),
    message: z.string().nullable(),
    errorCode: z.string().nullable(),
    fields: z.array(z.object({ path: z.string(), rule: z.string() })).optional(),
  })
}

import { createHmac } from 'node:crypto'
import type { guessLimits } from './guess.rules.ts'

/** What is counted; each kind has its limit. */
export type Limited = keyof typeof guessLimits

/** The subject of a count in the database: a digest of its kind and of whom it counts. */
export function digestSubject(key: Buffer, kind: Limited, ...parts: string[]): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([kind, ...parts]))
    .digest()
}

import type { TrailRow } from './trail.rules.ts'

/** A row of the trail as the console shows it. */
export function presentTrailRow({ merchant: _merchant, hash: _hash, at, ...row }: TrailRow) {
  return { ...row, at: at.toISOString() }
}

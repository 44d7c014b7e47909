import { readStored, writeStored } from './storage.ts'

/** Maximum stored commitments: a good hour of draws. */
const SEEN_LIMIT = 80

export interface SeenCommitment {
  drawId: string
  commitment: string
  /** The server's time in milliseconds when this browser saw it. */
  seenMs: number
}

function isSeen(value: unknown): value is SeenCommitment {
  if (typeof value !== 'object' || value === null) return false
  const { drawId, commitment, seenMs } = value as Partial<SeenCommitment> // each field is checked below
  return typeof drawId === 'string' && typeof commitment === 'string' && typeof seenMs === 'number'
}

function listSeen(): SeenCommitment[] {
  const stored = readStored('seen')
  return Array.isArray(stored) ? stored.filter(isSeen) : []
}

/** Stores a commitment when first seen: a commitment seen before a draw cannot be changed after it. */
export function storeCommitment(drawId: string, commitment: string, nowMs: number): void {
  const seen = listSeen()
  if (seen.some((one) => one.drawId === drawId)) return
  writeStored('seen', [{ drawId, commitment, seenMs: nowMs }, ...seen].slice(0, SEEN_LIMIT))
}

export function findSeenCommitment(drawId: string): SeenCommitment | null {
  return listSeen().find((one) => one.drawId === drawId) ?? null
}

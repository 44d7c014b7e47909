import { readStored, writeStored } from './storage.ts'

/** Maximum stored commitments of one game: a good hour of its draws. */
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

/** The game of a draw or round: the part of the id before its numbers; empty for the main lottery. */
function readGame(drawId: string): string {
  return /^[a-z]\w*-/i.exec(drawId)?.[0] ?? ''
}

/** Stores a commitment when first seen: a commitment seen before a draw cannot be changed after it. */
export function storeCommitment(drawId: string, commitment: string, nowMs: number): void {
  const seen = listSeen()
  if (seen.some((one) => one.drawId === drawId)) return
  const game = readGame(drawId)
  const ofGame = seen.filter((one) => readGame(one.drawId) === game)
  // Per game: rounds that follow quickly must not push out a draw of once a day.
  const outdated = new Set(ofGame.slice(SEEN_LIMIT - 1))
  writeStored('seen', [{ drawId, commitment, seenMs: nowMs }, ...seen.filter((one) => !outdated.has(one))])
}

export function findSeenCommitment(drawId: string): SeenCommitment | null {
  return listSeen().find((one) => one.drawId === drawId) ?? null
}

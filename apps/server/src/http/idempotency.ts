import { createHash } from 'node:crypto'

/**
 * The id of what a member's request makes: the same member and request id give the same one, so that the row, the
 * ledger's key and the provider's reference of a request sent twice are one. 128 bits in 22 letters of the `id` form.
 */
export function deriveId(noun: string, merchant: string, memberId: string, requestId: string): string {
  return hashContent([noun, merchant, memberId, requestId.toLowerCase()]).subarray(0, 16).toString('base64url')
}

/** SHA-256 of a request's content, to tell the same id with other content (`request_conflict`). */
export function hashContent(parts: readonly (string | null)[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

import { createHash } from 'node:crypto'

/**
 * The id of a new row from a member's request: the same member and request id give the same id, so that the row, the
 * ledger's key and the provider's reference of a repeated request are the same. 128 bits in 22 letters of the `id`
 * form.
 */
export function deriveId(noun: string, merchant: string, memberId: string, requestId: string): string {
  return hashContent([noun, merchant, memberId, requestId.toLowerCase()]).subarray(0, 16).toString('base64url')
}

/** SHA-256 of a request's content, to detect the same id with other content (`request_conflict`). */
export function hashContent(parts: readonly (string | null)[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

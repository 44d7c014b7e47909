import { createHash } from 'node:crypto'

/** SHA-256 of a secret with enough random bits of its own, as stored in its place. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

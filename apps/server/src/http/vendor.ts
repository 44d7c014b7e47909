import { readClaimedVendor, SIGNATURE_WINDOW_MS, verifySignature } from '@foyer/contract/signing'
import type { FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { ServiceError } from './service-error.ts'

/** How long a nonce is remembered: as long as any signature that carries it may be sound, both ways of the clock. */
const NONCE_LIFE_MS = 2 * SIGNATURE_WINDOW_MS
/**
 * The most nonces of one generation in this process; two generations are kept. Above some 1,600 calls a second the older
 * one goes before its time, and a replay in that gap is answered as the repetition that it is: every signed call is
 * idempotent by an id of its own (T38).
 */
const NONCE_LIMIT = 1_000_000

/** Tells whether a nonce of a vendor is seen for the first time. @throws ServiceError when that cannot be known */
export type NonceMemory = (vendor: string, nonce: string) => Promise<boolean>

/** Remembers nonces in the store that all processes share, else in this process, which then must be the only one. */
export function createNonceMemory(shared: Redis | undefined): NonceMemory {
  return shared ? createSharedMemory(shared) : createOwnMemory()
}

/** Closed when the store does not answer: a call that may be a replay moves no money (T36). */
function createSharedMemory(shared: Redis): NonceMemory {
  return async (vendor, nonce) => {
    try {
      return (await shared.set(`nonce:${vendor}:${nonce}`, '1', 'PX', NONCE_LIFE_MS, 'NX')) === 'OK'
    } catch {
      throw new ServiceError('service_unavailable')
    }
  }
}

function createOwnMemory(): NonceMemory {
  let current = new Set<string>()
  let previous = new Set<string>()
  let turnedAt = Date.now()
  return async (vendor, nonce) => {
    if (Date.now() - turnedAt > NONCE_LIFE_MS || current.size >= NONCE_LIMIT) {
      previous = current
      current = new Set()
      turnedAt = Date.now()
    }
    const key = `${vendor} ${nonce}`
    if (current.has(key) || previous.has(key)) return false
    current.add(key)
    return true
  }
}

/** The vendor whose signature the request carries; anything unsound is `signature_invalid` without a reason. */
export async function readVendor(
  request: FastifyRequest,
  secrets: Readonly<Record<string, string>>,
  isFresh: NonceMemory,
): Promise<string> {
  const claimed = readClaimedVendor(request.headers)
  const decision = verifySignature({
    method: request.method,
    path: request.url,
    rawBody: request.rawBody ?? '',
    headers: request.headers,
    secret: claimed !== undefined && Object.hasOwn(secrets, claimed) ? secrets[claimed] : undefined,
  })
  if (!decision.ok || !(await isFresh(decision.vendor, decision.nonce))) throw new ServiceError('signature_invalid')
  return decision.vendor
}

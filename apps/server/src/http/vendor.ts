import { vendorProtocols } from '@foyer/contract'
import { readClaimedVendor, SIGNATURE_WINDOW_MS, verifySignature } from '@foyer/contract/signing'
import type { FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { ServiceError } from './service-error.ts'

/** Lifetime of a nonce: the maximum validity of a signature with it, with clocks off in either direction. */
const NONCE_LIFE_MS = 2 * SIGNATURE_WINDOW_MS
/**
 * Maximum nonces per generation in this process; two generations are stored. Above some 1,600 calls a second the older
 * one is dropped early; a replay in that gap is answered as a repetition, because every signed call is idempotent by
 * its own id (T38).
 */
const NONCE_LIMIT = 1_000_000

/** Whether a vendor's nonce is new. @throws ServiceError when the store does not answer */
export type NonceMemory = (vendor: string, nonce: string) => Promise<boolean>

/** Stores nonces in the store shared by all processes, otherwise in this process, which must then be the only one. */
export function createNonceMemory(shared: Redis | undefined): NonceMemory {
  return shared ? createSharedMemory(shared) : createOwnMemory()
}

/** Fails closed: a possible replay moves no money (T36). */
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

/**
 * The vendor of the request's signature; any invalid signature is `signature_invalid` without a reason. A version of the
 * protocol that is not known is `protocol_unsupported`.
 * @param onUnverified receives the vendor of a valid signature whose nonce could not be verified
 */
export async function readVendor(
  request: FastifyRequest,
  secrets: Readonly<Record<string, string>>,
  isFresh: NonceMemory,
  onUnverified: (vendor: string) => void,
): Promise<string> {
  const claimed = readClaimedVendor(request.headers)
  const decision = verifySignature({
    method: request.method,
    path: request.url,
    rawBody: request.rawBody ?? '',
    headers: request.headers,
    secret: claimed !== undefined && Object.hasOwn(secrets, claimed) ? secrets[claimed] : undefined,
  })
  if (!decision.ok) throw new ServiceError('signature_invalid')
  const isNew = await isFresh(decision.vendor, decision.nonce).catch((error: unknown) => {
    onUnverified(decision.vendor)
    throw error
  })
  if (!isNew) throw new ServiceError('signature_invalid')
  const protocol = request.headers['x-protocol'] ?? vendorProtocols[0]
  if (!vendorProtocols.some((known) => known === protocol)) throw new ServiceError('protocol_unsupported')
  return decision.vendor
}

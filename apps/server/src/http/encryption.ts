import type { webcrypto } from 'node:crypto'
import type { EndpointDefinition } from '@foyer/contract'
import { ENCRYPTION_MAX_AGE_MS, ENCRYPTION_MAX_AHEAD_MS, ENCRYPTION_SCHEME } from '@foyer/contract/encryption'
import { parseJson } from '@foyer/contract/json'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchant/index.ts'
import { decryptRequest, readEncryptedHeaders } from './encryption-scheme.ts'
import { ServiceError } from './service-error.ts'

/** State shared by all processes of the deployment to decrypt payloads. */
export interface PayloadKeys {
  /** Undefined for an unknown or expired id. */
  findPrivateKey(id: string): Promise<webcrypto.CryptoKey | undefined>
  /** False for a repeated nonce. */
  insertNonce(merchant: string, nonce: string): Promise<boolean>
}

/** Enforces a merchant's required encryption on endpoints that support it (CONF-33). */
export function refusePlain(endpoint: EndpointDefinition, merchant: Merchant | null): void {
  if (endpoint.encrypted && merchant?.settings.payloadEncryption === 'required')
    throw new ServiceError('encryption_required')
}

/**
 * The payload of an encrypted call, in the form of a plain body. Undecryptable content is `encryption_invalid` without
 * a reason; the other codes reveal only public or authenticated facts (T8, DEC-16).
 */
export async function openPayload(
  endpoint: EndpointDefinition,
  merchant: Merchant | null,
  request: FastifyRequest,
  keys: PayloadKeys,
): Promise<unknown> {
  if (!endpoint.encrypted || !merchant) throw new ServiceError('invalid_input')
  const { encryption, wrappedKey, digest } = readEncryptedHeaders(request.headers)
  const keyId = readKeyId(encryption)
  if (keyId === undefined) throw new ServiceError('encryption_invalid')
  // With encryption off there are no keys: the browser's next settings request shows it, and the payload is sent plain.
  const isOff = merchant.settings.payloadEncryption === 'off'
  const privateKey = isOff ? undefined : await keys.findPrivateKey(keyId)
  if (!privateKey) throw new ServiceError('encryption_key_unknown')
  const opened = await decryptRequest(
    {
      method: request.method,
      path: request.url,
      merchant: merchant.code,
      keyId,
      body: request.rawBody ?? Buffer.alloc(0),
      wrappedKey,
      digest,
    },
    privateKey,
  )
  if (!opened) throw new ServiceError('encryption_invalid')
  const ageMs = Date.now() - opened.timestamp
  if (ageMs > ENCRYPTION_MAX_AGE_MS || ageMs < -ENCRYPTION_MAX_AHEAD_MS) throw new ServiceError('encryption_expired')
  if (!(await keys.insertNonce(merchant.code, opened.nonce))) throw new ServiceError('encryption_replayed')
  try {
    return parseJson(opened.payload.toString('utf8'))
  } catch {
    throw new ServiceError('invalid_input')
  }
}

/** The key id of `<scheme>;<key id>`; undefined for another scheme. */
function readKeyId(header: unknown): string | undefined {
  const [scheme, keyId, ...rest] = String(header).split(';')
  const isSound = scheme === ENCRYPTION_SCHEME && /^[A-Za-z0-9_-]{1,64}$/.test(keyId ?? '') && rest.length === 0
  return isSound ? keyId : undefined
}

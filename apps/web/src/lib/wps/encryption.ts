import { type EndpointValue, encryptionKey } from '@foyer/contract'
import { ENCRYPTION_SCHEME } from '@foyer/contract/encryption'
import { type EncryptPayload, encryptWithRsa } from './encryption-scheme.ts'
import type { Middleware, MiddlewareContext, Send, WpsRequest } from './middleware.ts'
import { WpsError } from './wps-error.ts'

/** A merchant's response: a key, or none with encryption off (CONF-33). */
interface Offer {
  key: EndpointValue<typeof encryptionKey>
  /** Lead of the server's clock over ours. */
  aheadMs: number
}

/** The entry point of the schemes: another platform's scheme is added here (DEC-16). */
const schemes: ReadonlyMap<string, EncryptPayload> = new Map([[ENCRYPTION_SCHEME, encryptWithRsa]])

/** Refusals before any effect, resolved by a fresh key response. */
const staleCodes: readonly string[] = ['encryption_key_unknown', 'encryption_expired', 'encryption_required']

/** The last response of a client's merchant. */
const offers = new WeakMap<MiddlewareContext, Offer>()

/**
 * Sends a call encrypted, or plain when the merchant has encryption off (CONF-33). Without an available key the call
 * fails: an error never makes a payload plain. After a refused key a new one is requested and the call repeated once.
 */
export const sendEncrypted: Middleware = async (request, next, context) => {
  const offer = await findOffer(request, next, context)
  try {
    return await next(await encryptRequest(request, offer, context))
  } catch (error) {
    const isStale = error instanceof WpsError && error.status !== 0 && staleCodes.includes(error.code)
    if (!isStale) throw error
    return next(await encryptRequest(request, await findOffer(request, next, context, offer), context))
  }
}

/** The merchant's response; requested when there is no key, when it has expired, or when it is the refused one. */
async function findOffer(request: WpsRequest, next: Send, context: MiddlewareContext, refused?: Offer): Promise<Offer> {
  const known = offers.get(context)
  if (known && known !== refused && holds(known)) return known
  const key = await requestKey(request, next)
  const offer = { key, aheadMs: key ? Date.parse(key.serverTime) - Date.now() : 0 }
  offers.set(context, offer)
  return offer
}

function holds({ key, aheadMs }: Offer): boolean {
  return key !== null && Date.now() + aheadMs < Date.parse(key.endsAt)
}

/** Aborted with its call; concurrent calls share one request. */
async function requestKey({ session, spanId, language, signal }: WpsRequest, next: Send): Promise<Offer['key']> {
  const call = { endpoint: encryptionKey, url: encryptionKey.path, headers: new Headers(), body: undefined }
  try {
    const answer = await next({ ...call, session, spanId, language, signal })
    return answer as Offer['key'] // the server validates each response by the same schema
  } catch (error) {
    // Another platform without this call has no encryption either.
    if (error instanceof WpsError && error.code === 'not_found') return null
    throw error
  }
}

async function encryptRequest(
  request: WpsRequest,
  { key, aheadMs }: Offer,
  { merchant }: MiddlewareContext,
): Promise<WpsRequest> {
  const { endpoint, url, body } = request
  if (!key || body === undefined) return request
  // Available in a secure context only: https, or this machine.
  if (!globalThis.crypto?.subtle) {
    if (key.isRequired) throw new WpsError('encryption_required', 0)
    return request
  }
  const timestamp = Math.round(Date.now() + aheadMs)
  const call = { method: endpoint.method, url, merchant, body, keyId: key.keyId, publicKey: key.publicKey, timestamp }
  const encryptedRequest = await schemes
    .get(key.scheme)?.(call)
    .catch(() => undefined)
  if (!encryptedRequest) throw new WpsError('bad_answer', 0)
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(encryptedRequest.headers)) headers.set(name, value)
  return { ...request, headers, body: encryptedRequest.body }
}

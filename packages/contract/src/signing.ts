import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How far a request's timestamp may lie from the receiver's clock, both ways, in milliseconds (T37, T38). */
export const SIGNATURE_WINDOW_MS = 5 * 60 * 1000

/** The four headers that a signed request carries, in the spelling that is sent; receivers read them in any case. */
export const signatureHeader = {
  vendor: 'x-vendor',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const

type SignatureHeaders = Record<(typeof signatureHeader)[keyof typeof signatureHeader], string>

/** Headers as Node, Fastify or a plain object give them: names in lower case. */
export type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export type SignatureRefusal = 'missing' | 'malformed' | 'stale' | 'mismatch'

export type SignatureDecision =
  | { ok: true; vendor: string; nonce: string; timestampMs: number }
  | { ok: false; reason: SignatureRefusal }

interface SignedRequest {
  /** HTTP method, any case. */
  method: string
  /** Path with its query, exactly as it stands in the request line. */
  path: string
  /** The body's bytes as sent; an empty string where there is none. */
  rawBody: string | Uint8Array
}

/**
 * Signs one request between vendors: hex HMAC-SHA256 over
 * `METHOD\npath\ntimestamp\nnonce\nsha256hex(rawBody)`.
 * Every attempt is signed anew, so a retry carries a new nonce and the same body.
 */
export function signRequest(
  request: SignedRequest & {
    vendor: string
    secret: string
    /** Unix time in milliseconds; the caller's clock if left out. */
    timestampMs?: number
    /** 32 lower-case hex digits; random if left out. */
    nonce?: string
  },
): SignatureHeaders {
  const timestamp = String(request.timestampMs ?? Date.now())
  const nonce = request.nonce ?? randomBytes(16).toString('hex')
  return {
    [signatureHeader.vendor]: request.vendor,
    [signatureHeader.timestamp]: timestamp,
    [signatureHeader.nonce]: nonce,
    [signatureHeader.signature]: computeSignature(request.secret, request, timestamp, nonce).toString('hex'),
  } as SignatureHeaders // computed keys widen to string; the four names are the type's own
}

/** The vendor code that a request claims, to find its secret by; undefined where it has none or no sound one. */
export function readClaimedVendor(headers: ReceivedHeaders): string | undefined {
  const vendor = headers[signatureHeader.vendor]
  return typeof vendor === 'string' && VENDOR_FORM.test(vendor) ? vendor : undefined
}

/**
 * Checks a request's signature and age. It keeps no state: the caller must still refuse a nonce that it has seen
 * from this vendor within twice SIGNATURE_WINDOW_MS. An unknown vendor is passed as `secret: undefined` and answers,
 * in the same time, as a wrong signature does.
 */
export function verifySignature(
  request: SignedRequest & {
    headers: ReceivedHeaders
    secret: string | undefined
    /** Receiver's unix time in milliseconds; its clock if left out. */
    nowMs?: number
  },
): SignatureDecision {
  const names = Object.values(signatureHeader)
  if (names.some((name) => request.headers[name] === undefined)) return { ok: false, reason: 'missing' }
  const vendor = readClaimedVendor(request.headers)
  const timestamp = readHeader(request.headers, signatureHeader.timestamp, TIMESTAMP_FORM)
  const nonce = readHeader(request.headers, signatureHeader.nonce, NONCE_FORM)
  const signature = readHeader(request.headers, signatureHeader.signature, SIGNATURE_FORM)
  if (!vendor || !timestamp || !nonce || !signature) return { ok: false, reason: 'malformed' }

  const expected = computeSignature(request.secret ?? UNKNOWN_VENDOR_SECRET, request, timestamp, nonce)
  const isEqual = timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  if (!isEqual || !request.secret) return { ok: false, reason: 'mismatch' }
  const timestampMs = Number(timestamp)
  const ageMs = Math.abs((request.nowMs ?? Date.now()) - timestampMs)
  return ageMs > SIGNATURE_WINDOW_MS ? { ok: false, reason: 'stale' } : { ok: true, vendor, nonce, timestampMs }
}

const VENDOR_FORM = /^[A-Za-z0-9._-]{1,64}$/
const TIMESTAMP_FORM = /^[1-9]\d{12}$/
const NONCE_FORM = /^[0-9a-f]{32}$/
const SIGNATURE_FORM = /^[0-9a-f]{64}$/
const UNKNOWN_VENDOR_SECRET = randomBytes(32).toString('hex')

function readHeader(headers: ReceivedHeaders, name: string, form: RegExp): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && form.test(value) ? value : undefined
}

function computeSignature(secret: string, request: SignedRequest, timestamp: string, nonce: string): Buffer {
  const bodyHash = createHash('sha256').update(request.rawBody).digest('hex')
  const text = `${request.method.toUpperCase()}\n${request.path}\n${timestamp}\n${nonce}\n${bodyHash}`
  return createHmac('sha256', secret).update(text).digest()
}

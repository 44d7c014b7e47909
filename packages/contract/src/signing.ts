import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Maximum difference of a request's timestamp from the receiver's clock, in both directions, in milliseconds (T37,
 * T38).
 */
export const SIGNATURE_WINDOW_MS = 5 * 60 * 1000

/** The four headers of a signed request, as spelled on the wire; receivers ignore case. */
export const signatureHeader = {
  vendor: 'x-vendor',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const

type SignatureHeaders = Record<(typeof signatureHeader)[keyof typeof signatureHeader], string>

/** Headers from Node, Fastify or a plain object: names in lower case. */
export type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export type SignatureRefusal = 'missing' | 'malformed' | 'stale' | 'mismatch'

export type SignatureDecision =
  | { ok: true; vendor: string; nonce: string; timestampMs: number }
  | { ok: false; reason: SignatureRefusal }

interface SignedRequest {
  /** HTTP method, any case. */
  method: string
  /** Path and query, exactly as in the request line. */
  path: string
  /** The body's bytes as sent; an empty string without one. */
  rawBody: string | Uint8Array
}

/**
 * Signs one request between vendors: hex HMAC-SHA256 over
 * `METHOD\npath\ntimestamp\nnonce\nsha256hex(rawBody)`. Every attempt has a new signature: a retry has a
 * new nonce and the same body.
 */
export function signRequest(
  request: SignedRequest & {
    vendor: string
    secret: string
    /** Unix time in milliseconds; default: the caller's clock. */
    timestampMs?: number
    /** 32 lower-case hex digits; default: random. */
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

/** The vendor code claimed by a request, to find its secret; undefined without a valid one. */
export function readClaimedVendor(headers: ReceivedHeaders): string | undefined {
  const vendor = headers[signatureHeader.vendor]
  return typeof vendor === 'string' && VENDOR_FORM.test(vendor) ? vendor : undefined
}

/**
 * Verifies a request's signature and age. Stateless: the caller must also refuse a repeated nonce of this vendor within
 * twice SIGNATURE_WINDOW_MS. An unknown vendor is passed as `secret: undefined` and has the result and the timing of a
 * wrong signature.
 */
export function verifySignature(
  request: SignedRequest & {
    headers: ReceivedHeaders
    secret: string | undefined
    /** Receiver's unix time in milliseconds; default: its clock. */
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

import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { deriveDataKey } from '../../db/data-cipher.ts'

/** Lifetime of a signed statement, in seconds; push services accept at most a day (RFC 8292). */
const STATEMENT_SECONDS = 12 * 3_600
/** Time before its end at which a statement is signed anew, in ms. */
const RENEWAL_MS = 3_600_000
const CURVE = 'prime256v1'

/** Identifies this instance to push services (VAPID, RFC 8292): one key pair per merchant. */
export interface Vapid {
  /** Uncompressed point, base64url. */
  getPublicKey(merchant: string): string
  /** `Authorization` header for a push service. */
  sign(merchant: string, origin: string): Promise<string>
}

/** The keys are derived from the data key: a device that subscribed with another one subscribes again. */
export function createVapid({ dataKey, subject }: { dataKey: string; subject: string }): Vapid {
  const pairs = new Map<string, ReturnType<typeof derivePair>>()
  const statements = new Map<string, { header: string; untilMs: number }>()

  function getPair(merchant: string) {
    const pair = pairs.get(merchant) ?? derivePair(dataKey, merchant)
    pairs.set(merchant, pair)
    return pair
  }

  return {
    getPublicKey: (merchant) => getPair(merchant).publicKey.toString('base64url'),
    async sign(merchant, origin) {
      const name = `${merchant} ${origin}`
      const known = statements.get(name)
      if (known && Date.now() < known.untilMs - RENEWAL_MS) return known.header
      const { publicKey, privateKey } = getPair(merchant)
      const expiresAt = Math.floor(Date.now() / 1_000) + STATEMENT_SECONDS
      const token = await new SignJWT({ aud: origin, exp: expiresAt, sub: subject })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .sign(importPair(publicKey, privateKey))
      const header = `vapid t=${token}, k=${publicKey.toString('base64url')}`
      statements.set(name, { header, untilMs: expiresAt * 1_000 })
      return header
    },
  }
}

/** A private key is a number below the curve's order: a derived text above it (one of 2^32) is passed over. */
function derivePair(dataKey: string, merchant: string): { publicKey: Buffer; privateKey: Buffer } {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const privateKey = deriveDataKey(dataKey, `push ${merchant} ${attempt}`)
    const pair = createECDH(CURVE)
    try {
      pair.setPrivateKey(privateKey)
    } catch {
      continue
    }
    return { publicKey: pair.getPublicKey(), privateKey }
  }
  throw new Error('no key pair could be derived')
}

function importPair(publicKey: Buffer, privateKey: Buffer): KeyObject {
  // An uncompressed point is 04, x, y.
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)]
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const key = { kty: 'EC', crv: 'P-256', x: text(x), y: text(y), d: text(privateKey) }
  return createPrivateKey({ key, format: 'jwk' })
}

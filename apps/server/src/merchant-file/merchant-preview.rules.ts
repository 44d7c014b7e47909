import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lifetime of a preview's address, in seconds: a day. */
export const PREVIEW_SECONDS = 86_400

export interface Preview {
  /** Number of the version. */
  number: number
  /** By the clock of the server, in seconds. */
  expiresAt: number
}

/** `number.expiry.signature`; `key` is derived from the data key. */
export function signPreview(key: Buffer, merchant: string, { number, expiresAt }: Preview): string {
  const signature = computeSignature(key, merchant, `${number}.${expiresAt}`)
  return `${number}.${expiresAt}.${signature.toString('base64url')}`
}

/** The preview of a token; undefined for one of another merchant, an expired or an invalid one. */
export function readPreview(
  key: Buffer,
  merchant: string,
  token: string | undefined,
  nowSeconds: number,
): Preview | undefined {
  const [, content = '', number, expiresAt, signature = ''] =
    /^(([1-9]\d{0,8})\.(\d{1,12}))\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (content === '' || Number(expiresAt) <= nowSeconds) return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = computeSignature(key, merchant, content)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return { number: Number(number), expiresAt: Number(expiresAt) }
}

function computeSignature(key: Buffer, merchant: string, content: string): Buffer {
  return createHmac('sha256', key).update(`${merchant} ${content}`).digest()
}

import { createHash, createHmac } from 'node:crypto'

/** How long a visitor may take at Line, in milliseconds. */
export const LINE_LOGIN_MS = 600_000

/** Parameters of one Line login; all but the challenge stay at the server. */
interface LineLogin {
  /** Returns with the code. */
  state: string
  /** Returns in the ID token. */
  nonce: string
  /** PKCE: sent with the code. */
  verifier: string
  /** PKCE: hash of the verifier in the login address. */
  challenge: string
}

/** The value of a browser's cookie for one Line login. */
export function writeLineCookie(secret: string, now: Date): string {
  return `${now.getTime()}.${secret}`
}

/**
 * The Line login of a browser's cookie; undefined without one or after its time. Everything derives from the cookie, so
 * that a code counts only in the browser that asked for it (T16).
 */
export function deriveLineLogin(
  cookie: string | undefined,
  { key, merchant, now }: { key: Buffer; merchant: string; now: Date },
): LineLogin | undefined {
  const startedAtMs = Number(/^(\d{13})\.[A-Za-z0-9_-]{43}$/.exec(cookie ?? '')?.[1] ?? Number.NaN)
  const ageMs = now.getTime() - startedAtMs
  if (!(ageMs >= 0 && ageMs <= LINE_LOGIN_MS)) return undefined
  const derive = (purpose: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, merchant, cookie]))
      .digest('base64url')
  const verifier = derive('verifier')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), verifier, challenge }
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lifetime of a key, in seconds: from its fetch to the launch that follows. */
export const AUTH_KEY_SECONDS = 120

interface AuthKeyOwner {
  merchant: string
  memberId: string
  /** Of the session that fetched it: another one has no use for it. */
  sessionId: string
}

/** A key that names this member to the chat until its end, in seconds since 1970. */
export function writeAuthKey(secret: Buffer, owner: AuthKeyOwner, endsAt: number): string {
  return `${endsAt}.${sign(secret, owner, endsAt)}`
}

/** Whether it is this member's own key, and still in force. */
export function isAuthKey(secret: Buffer, key: string, owner: AuthKeyOwner, nowSeconds: number): boolean {
  const [, end = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(key) ?? []
  if (end === '' || Number(end) < nowSeconds) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, owner, Number(end))))
}

function sign(secret: Buffer, { merchant, memberId, sessionId }: AuthKeyOwner, endsAt: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([merchant, memberId, sessionId, endsAt]))
    .digest('base64url')
}

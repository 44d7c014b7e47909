import { randomBytes } from 'node:crypto'
import type { Caller } from '../../http/call.ts'
import type { Session } from '../../http/identity.ts'
import { GUEST_COOKIE, nameGuest, readGuestId } from '../../platform/index.ts'
import type { Visitor } from './visitor.types.ts'

const SECRET_BYTES = 32
/** Life of a guest's cookie from its last use. */
const COOKIE_SECONDS = 180 * 86_400

interface VisitorDependencies {
  /** Makes a guest's conversations those of the member. */
  claim(merchant: string, guestId: string, member: { memberId: string; username: string }): Promise<void>
}

interface VisitorCall {
  merchant: { code: string }
  session: Session | null
  caller: Caller
}

/** Tells whose call it is: by the session, otherwise by the guest's cookie. */
export interface VisitorReader {
  /** Undefined for a guest without a cookie. */
  find(call: VisitorCall): Promise<Visitor | undefined>
  /** Makes a guest where there is none, with a cookie in the answer. */
  findOrMake(call: VisitorCall): Promise<Visitor>
}

export function createVisitorReader({ claim }: VisitorDependencies): VisitorReader {
  async function find({ merchant, session, caller }: VisitorCall): Promise<Visitor | undefined> {
    const guestId = readGuestId(caller.readCookie(GUEST_COOKIE))
    if (!session) return guestId === undefined ? undefined : { kind: 'guest', guestId }
    const { memberId, username } = session
    if (guestId !== undefined) {
      // The browser of the conversation and the session come together: it goes on as the member's, and the cookie ends.
      await claim(merchant.code, guestId, { memberId, username })
      caller.dropCookie(GUEST_COOKIE)
    }
    return { kind: 'member', memberId, username }
  }
  return {
    find,
    async findOrMake(call) {
      const found = await find(call)
      if (found) return found
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      call.caller.setCookie(GUEST_COOKIE, secret, COOKIE_SECONDS)
      return { kind: 'guest', guestId: readGuestId(secret) ?? '' }
    },
  }
}

/** Name of a visitor in announcements. */
export function nameVisitor(visitor: Visitor): string {
  return visitor.kind === 'member' ? visitor.memberId : nameGuest(visitor.guestId)
}

/** The sender of an image. */
export function ownerOfVisitor(visitor: Visitor): string {
  return visitor.kind === 'member' ? `member ${visitor.memberId}` : nameGuest(visitor.guestId)
}

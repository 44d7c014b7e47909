import type { StaffRole } from '@foyer/contract'

/** The session as the rest of the instance sees it: no hashes, no secrets. */
export interface Session {
  merchant: string
  id: string
  memberId: string
  memberType: number
  username: string
  deviceId: string | null
  /** Opened by an expired password, which has not been changed since (FLAG-10). */
  isPasswordExpired: boolean
  /** Address of the login. */
  ip: string
}

/** A logged-in person of the merchants' staff. */
export interface StaffIdentity {
  sessionId: string
  personId: string
  name: string
  email: string
  /** Roles by merchant code. */
  roles: Readonly<Record<string, readonly StaffRole[]>>
}

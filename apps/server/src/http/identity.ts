/** The session as the rest of the instance sees it: no hashes, no secrets. */
export interface Session {
  merchant: string
  id: string
  memberId: string
  memberType: number
  username: string
  deviceId: string | null
  /** Address of the login. */
  ip: string
}

/** Whose conversations are meant: never told by a page, always by the session or by the guest's cookie. */
export type Visitor =
  | { kind: 'member'; memberId: string; username: string }
  /** The id is the hash of the secret in the cookie. */
  | { kind: 'guest'; guestId: string }

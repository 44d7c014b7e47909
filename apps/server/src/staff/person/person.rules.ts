/** Owner of an authenticator's stored secret. */
export function ownerOfAuthenticator(personId: string): readonly string[] {
  return ['staff', personId]
}

/** Whether one of a person's passkeys may be removed: a second factor must remain. */
export function canRemoveStaffPasskey({
  hasAuthenticator,
  passkeys,
}: {
  hasAuthenticator: boolean
  passkeys: number
}): boolean {
  return hasAuthenticator || passkeys > 1
}

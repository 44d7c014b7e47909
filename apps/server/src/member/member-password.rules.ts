/** Whether a password has expired: by the merchant's days since it was set; never where they are not stated (T39). */
export function isPasswordTooOld(
  member: { passwordHash: string | null; passwordSetAt: Date | null; createdAt: Date },
  maxAgeDays: number | undefined,
  now: Date,
): boolean {
  if (member.passwordHash === null || maxAgeDays === undefined) return false
  const setAt = member.passwordSetAt ?? member.createdAt
  return now.getTime() - setAt.getTime() >= maxAgeDays * 86_400_000
}

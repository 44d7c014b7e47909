/** Whether a member may not play at this time. */
export function isPlayBlocked({ playBlockedUntil }: { playBlockedUntil: Date | null }, now: Date): boolean {
  return playBlockedUntil !== null && playBlockedUntil > now
}

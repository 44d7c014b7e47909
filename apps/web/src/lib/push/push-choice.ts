import type { TypedStorage } from '../storage.ts'

/** Members of one browser whose choice is remembered; the oldest is forgotten first. */
const MAX_MEMBERS = 20

/** Whether this member has turned push off on this device; the browser's permission remains granted. */
export function isPushOff(storage: Pick<TypedStorage, 'read'>, memberId: string | undefined): boolean {
  return memberId !== undefined && (storage.read('pushOff') ?? []).includes(memberId)
}

/** Stores the member's own choice for this device; only the member changes it. */
export function storePushChoice(
  storage: Pick<TypedStorage, 'read' | 'write'>,
  memberId: string | undefined,
  choice: 'on' | 'off',
): void {
  if (memberId === undefined) return
  const others = (storage.read('pushOff') ?? []).filter((id) => id !== memberId)
  storage.write('pushOff', choice === 'off' ? [...others, memberId].slice(-MAX_MEMBERS) : others)
}

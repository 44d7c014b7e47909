import type { Movement, WalletBalance } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'

/** Whether a win may have come between two balances: more money, or less of it on hold. */
export function mayHavePaid(before: WalletBalance, after: WalletBalance): boolean {
  if (after.currency !== before.currency || after.version <= before.version) return false
  return BigInt(after.balanceMinor) > BigInt(before.balanceMinor) || BigInt(after.heldMinor) < BigInt(before.heldMinor)
}

/** The payouts that the member has not been told of, oldest first. */
export function listUntold(wins: readonly Movement[], told: ReadonlySet<string>): Movement[] {
  return wins.filter(({ id, phase }) => phase === 'posted' && !told.has(id)).reverse()
}

/** The text of a payout; one that is no more than its stakes is not called a win (DEC-34). */
export function payoutTextOf({ isStakeBack }: Pick<Movement, 'isStakeBack'>): MessageId {
  return isStakeBack ? 'wallet.toast.back' : 'wallet.toast.win'
}

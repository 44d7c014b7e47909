import type { MessageId } from '@foyer/messages'

const known: readonly MessageId[] = ['withdrawal.refusal.account_closed', 'withdrawal.refusal.account_unreadable']

/** Text of a payout's refusal; a reason without a text is shown as refused by the bank. */
export function refusalTextId(refusal: string): MessageId {
  return known.find((id) => id === refusal) ?? 'withdrawal.refusal.bank'
}

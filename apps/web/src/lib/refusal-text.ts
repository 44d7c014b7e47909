import type { MessageId } from '@foyer/messages'

/** Text of why a payout was refused; what we have no words for is told as refused by the bank. */
export function refusalTextId(refusal: string): MessageId {
  return refusal === 'withdrawal.refusal.account_closed' ? refusal : 'withdrawal.refusal.bank'
}

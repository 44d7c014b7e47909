import type { Tx } from '@foyer/database'
import { deriveId } from '../../http/idempotency.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import { findMemberById } from '../member/index.ts'
import type { NumberCipher } from './withdrawal.cipher.ts'
import { listPayoutBanks, WITHDRAWAL_CARD_LIMIT } from './withdrawal.constants.ts'
import { maskNumber } from './withdrawal.rules.ts'
import { insertCard, listCards, type WithdrawalCardRow } from './withdrawal-card.store.ts'

interface CardParts {
  numbers: NumberCipher
  payments: Pick<PaymentProvider, 'isOpen'>
}

export interface CardRequest {
  merchant: string
  memberId: string
  requestId: string
  bankCode: string
  holderName: string
  /** Folded: digits and upper-case letters. */
  accountNumber: string
}

/**
 * Adds a payout account. The same request id gives the same card, with other content `request_conflict`; an account
 * that the member has already is `card_exists`, a sixth one `card_limit`.
 */
export async function addCard(
  tx: Tx,
  { numbers, payments }: CardParts,
  request: CardRequest,
): Promise<WithdrawalCardRow> {
  const { merchant, memberId, requestId, bankCode, holderName, accountNumber } = request
  const id = deriveId('card', merchant, memberId, requestId)
  // Keyed, because the few account numbers that there are could be tried against a plain hash.
  const requestHash = numbers.fingerprint(['request', bankCode, holderName, accountNumber])
  const numberFingerprint = numbers.fingerprint([merchant, bankCode, accountNumber])
  const bank = await findBank(tx, payments, request)

  // Each round that ends without a card was beaten by a request that took a slot, so there is one round a slot and one.
  for (let round = 0; round <= WITHDRAWAL_CARD_LIMIT; round += 1) {
    // One look for both questions: between two, a twin of this request could make its own card a duplicate.
    const cards = await listCards(tx, merchant, memberId)
    const known = cards.find((card) => card.id === id)
    if (known) return requireSameCard(known, requestHash)
    if (!bank) throw new ServiceError('method_unavailable', [{ path: 'bankCode', rule: 'error.method_unavailable' }])
    if (cards.some((card) => card.numberFingerprint.equals(numberFingerprint))) throw new ServiceError('card_exists')
    const slot = findFreeSlot(cards)
    if (slot === undefined) throw new ServiceError('card_limit')
    const card = await insertCard(tx, {
      merchant,
      id,
      memberId,
      requestHash,
      slot,
      bankCode,
      bankName: bank.name,
      holderName,
      numberCipher: numbers.encrypt(accountNumber, { merchant, memberId, cardId: id }),
      numberFingerprint,
      maskedNumber: maskNumber(accountNumber),
    })
    if (card) return card
  }
  throw new ServiceError('card_limit')
}

/** The banks that the member is offered: none where nothing would be sent. */
export function listOfferedBanks(payments: CardParts['payments'], currency: string) {
  return payments.isOpen ? listPayoutBanks(currency) : []
}

async function findBank(tx: Tx, payments: CardParts['payments'], { merchant, memberId, bankCode }: CardRequest) {
  const member = await findMemberById(tx, merchant, memberId)
  if (!member) throw new ServiceError('user.or.token.invalid')
  return listOfferedBanks(payments, member.currency).find(({ code }) => code === bankCode)
}

function requireSameCard(card: WithdrawalCardRow, requestHash: Buffer): WithdrawalCardRow {
  if (!card.requestHash.equals(requestHash)) throw new ServiceError('request_conflict')
  return card
}

function findFreeSlot(cards: readonly WithdrawalCardRow[]): number | undefined {
  const slots = Array.from({ length: WITHDRAWAL_CARD_LIMIT }, (_one, index) => index + 1)
  return slots.find((slot) => cards.every((card) => card.slot !== slot))
}

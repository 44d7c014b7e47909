import type { Database, Tx } from '@foyer/database'
import { holdWithdrawals } from '../../account/index.ts'
import { deriveId } from '../../http/idempotency.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById, lockMember, verifyPassword } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { findOfferedPayout } from '../../providers/payments/payment-methods.rules.ts'
import type { PaymentProviders } from '../../providers/payments/payments.ts'
import { WITHDRAWAL_CARD_LIMIT } from './withdrawal.constants.ts'
import { maskNumber } from './withdrawal.rules.ts'
import { insertCard, listCards, type WithdrawalCardRow } from './withdrawal-card.store.ts'
import type { NumberCipher } from './withdrawal-cipher.service.ts'

interface CardDependencies {
  database: Database
  numbers: NumberCipher
  payments: PaymentProviders
}

export interface CardRequest {
  merchant: Merchant
  memberId: string
  requestId: string
  bankCode: string
  holderName: string
  /** Normalized: digits and upper-case letters. */
  accountNumber: string
  password: string
}

/** Id of the payout account of a member's request; a repeated request has the same id. */
export function deriveCardId(merchant: string, memberId: string, requestId: string): string {
  return deriveId('card', merchant, memberId, requestId)
}

/**
 * Adds a payout account for a member who confirms the password, and puts withdrawals on hold (T37). The same request id
 * gives the same card, with other content `request_conflict`; a known account is `card_exists`, a sixth one
 * `card_limit`.
 */
export async function addCard(dependencies: CardDependencies, request: CardRequest): Promise<WithdrawalCardRow> {
  const { merchant, memberId, password } = request
  const scope = { merchant: merchant.code }
  const found = await dependencies.database.transaction((tx) => findMemberById(tx, merchant.code, memberId), scope)
  const refusal = new ServiceError('password_wrong', [{ path: 'password', rule: 'error.password_wrong' }])
  // Outside of a transaction: a derivation takes long.
  if (!found || !(await verifyPassword(found.passwordHash, password))) throw refusal
  return dependencies.database.transaction(async (tx) => {
    const member = await lockMember(tx, merchant.code, memberId)
    if (member?.passwordHash !== found.passwordHash) throw refusal
    const { banks = [] } = findOfferedPayout(dependencies.payments, merchant, member.currency) ?? {}
    const bank = banks.find(({ code }) => code === request.bankCode)
    const { card, isAdded } = await storeCard(tx, dependencies.numbers, { ...request, merchant: merchant.code }, bank)
    if (isAdded) {
      const values = { bank: card.bankName, number: card.maskedNumber }
      await holdWithdrawals(tx, merchant, { reason: 'account_added', member, id: card.id, values })
    }
    return card
  }, scope)
}

async function storeCard(
  tx: Tx,
  numbers: NumberCipher,
  request: Omit<CardRequest, 'merchant' | 'password'> & { merchant: string },
  bank: { name: string } | undefined,
): Promise<{ card: WithdrawalCardRow; isAdded: boolean }> {
  const { merchant, memberId, requestId, bankCode, holderName, accountNumber } = request
  const id = deriveCardId(merchant, memberId, requestId)
  // Keyed, because the few possible account numbers could be tried against a plain hash.
  const requestHash = numbers.fingerprint(['request', bankCode, holderName, accountNumber])
  const numberFingerprint = numbers.fingerprint([merchant, bankCode, accountNumber])

  // Each attempt without a card lost its slot to another request, so one attempt per slot plus one is enough.
  for (let round = 0; round <= WITHDRAWAL_CARD_LIMIT; round += 1) {
    // One query for both checks: between two, an identical request could make its own card a duplicate.
    const cards = await listCards(tx, merchant, memberId)
    const known = cards.find((card) => card.id === id)
    if (known) return { card: requireSameCard(known, requestHash), isAdded: false }
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
    if (card) return { card, isAdded: true }
  }
  throw new ServiceError('card_limit')
}

function requireSameCard(card: WithdrawalCardRow, requestHash: Buffer): WithdrawalCardRow {
  if (!card.requestHash.equals(requestHash)) throw new ServiceError('request_conflict')
  return card
}

function findFreeSlot(cards: readonly WithdrawalCardRow[]): number | undefined {
  const slots = Array.from({ length: WITHDRAWAL_CARD_LIMIT }, (_one, index) => index + 1)
  return slots.find((slot) => cards.every((card) => card.slot !== slot))
}

import {
  addWithdrawalCard,
  createWithdrawal,
  readWithdrawal,
  type Withdrawal,
  type WithdrawalCard,
  withdrawalCards,
  withdrawals,
} from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { findWithdrawalHold } from '../../account/index.ts'
import { readDailyBenefit } from '../../games/index.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import { type Merchant, WITHDRAWAL_HOLD_SECONDS } from '../../merchant/index.ts'
import { findOfferedPayout } from '../../providers/payments/payment-methods.rules.ts'
import {
  getDailyMinor,
  getWithdrawalBounds,
  WITHDRAWAL_CARD_LIMIT,
  WITHDRAWAL_PENDING_LIMIT,
  WITHDRAWAL_WATCHED_MS,
} from './withdrawal.constants.ts'
import { canExpediteStatusCheck, findDailyLeft } from './withdrawal.rules.ts'
import {
  expediteWithdrawalStatusCheck,
  findWithdrawal,
  listWithdrawals,
  sumDailyWithdrawals,
  type WithdrawalWithCard,
} from './withdrawal.store.ts'
import { addCard, deriveCardId } from './withdrawal-card.service.ts'
import { findCard, listCards, type WithdrawalCardRow } from './withdrawal-card.store.ts'
import type { WithdrawalCheckDependencies } from './withdrawal-check.service.ts'
import { deriveWithdrawalId, requestWithdrawal } from './withdrawal-request.service.ts'

export function registerWithdrawalRoutes(registry: Registry, dependencies: WithdrawalCheckDependencies): void {
  const { database, payments } = dependencies

  registry.on(withdrawalCards, async ({ merchant, session }) => {
    const { member, benefitMinor, cards, takenMinor, hold } = await database.transaction(
      (tx) => readWithdrawer(tx, merchant, session.memberId),
      { merchant: merchant.code },
    )
    const { minMinor, maxMinor } = getWithdrawalBounds(merchant.settings, member.currency)
    const limitMinor = getDailyMinor(merchant.settings, member.currency, benefitMinor)
    const payout = findOfferedPayout(payments, merchant, member.currency)
    return {
      cards: cards.map(presentCard),
      cardLimit: WITHDRAWAL_CARD_LIMIT,
      banks: [...(payout?.banks ?? [])],
      currency: member.currency,
      minMinor: minMinor.toString(),
      maxMinor: maxMinor.toString(),
      pendingLimit: WITHDRAWAL_PENDING_LIMIT,
      dailyLimitMinor: limitMinor.toString(),
      dailyLeftMinor: findDailyLeft({ limitMinor, takenMinor }).toString(),
      feeMinor: payout?.terms?.feeMinor.toString() ?? null,
      sentWithinSeconds: payout?.terms?.sentWithinSeconds ?? null,
      hold: hold ? { reasons: hold.reasons, until: hold.until?.toISOString() ?? null } : null,
      holdSeconds: merchant.settings.withdrawalHoldSeconds ?? WITHDRAWAL_HOLD_SECONDS,
      isSandbox: payout?.provider.isSandbox ?? false,
    }
  })

  registry.on(
    addWithdrawalCard,
    async ({ merchant, session, body }) => {
      const card = await addCard(dependencies, { ...body, merchant, memberId: session.memberId })
      return presentCard(card)
    },
    {
      limit: 'money',
      confirmsPassword: true,
      async isRepeat({ merchant: { code }, session: { memberId }, body }) {
        const id = deriveCardId(code, memberId, body.requestId)
        return (await database.statement((tx) => findCard(tx, code, memberId, id), { merchant: code })) !== undefined
      },
    },
  )

  registry.on(
    createWithdrawal,
    async ({ merchant, session, body }) => {
      const { requestId, cardId } = body
      const request = {
        merchant,
        memberId: session.memberId,
        requestId,
        cardId,
        amountMinor: BigInt(body.amountMinor),
      }
      const withdrawal = await database.transaction((tx) => requestWithdrawal(tx, payments, request), {
        merchant: merchant.code,
      })
      if (withdrawal === 'insufficient_funds') {
        throw new ServiceError('insufficient_funds', [{ path: 'amountMinor', rule: 'error.insufficient_funds' }])
      }
      return presentWithdrawal(withdrawal)
    },
    {
      limit: 'money',
      async isRepeat({ merchant: { code }, session, body }) {
        const id = deriveWithdrawalId(code, session.memberId, body.requestId)
        return (await database.statement((tx) => findWithdrawal(tx, code, id), { merchant: code })) !== undefined
      },
    },
  )

  registry.on(readWithdrawal, async ({ merchant, session, params }) => {
    const withdrawal = await database.transaction(
      async (tx) => {
        const found = await findWithdrawal(tx, merchant.code, params.id)
        if (found?.memberId === session.memberId && canExpediteStatusCheck(found))
          await expediteWithdrawalStatusCheck(tx, merchant.code, found.id, WITHDRAWAL_WATCHED_MS)
        return found
      },
      { merchant: merchant.code },
    )
    if (withdrawal?.memberId !== session.memberId) throw new ServiceError('not_found')
    return presentWithdrawal(withdrawal)
  })

  registry.on(withdrawals, async ({ merchant, session }) => {
    const rows = await database.transaction((tx) => listWithdrawals(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    return rows.map(presentWithdrawal)
  })
}

function presentCard(card: WithdrawalCardRow): WithdrawalCard {
  const { id, bankCode, bankName, holderName, maskedNumber, createdAt } = card
  return { id, bankCode, bankName, holderName, maskedNumber, createdAt: createdAt.toISOString() }
}

function presentWithdrawal(withdrawal: WithdrawalWithCard): Withdrawal {
  const { id, status, amountMinor, currency, bankName, maskedNumber, refusal } = withdrawal
  return {
    id,
    status,
    amountMinor: amountMinor.toString(),
    currency,
    card: { bankName, maskedNumber },
    refusal,
    createdAt: withdrawal.createdAt.toISOString(),
    sentAt: withdrawal.sentAt?.toISOString() ?? null,
    resolvedAt: withdrawal.resolvedAt?.toISOString() ?? null,
  }
}

/** What a withdrawal depends on. @throws ServiceError `user.or.token.invalid` */
async function readWithdrawer(tx: Tx, merchant: Merchant, memberId: string) {
  const member = await findMemberById(tx, merchant.code, memberId)
  if (!member) throw new ServiceError('user.or.token.invalid')
  return {
    member,
    benefitMinor: await readDailyBenefit(tx, merchant, member),
    cards: await listCards(tx, merchant.code, memberId),
    takenMinor: await sumDailyWithdrawals(tx, merchant.code, memberId),
    hold: await findWithdrawalHold(tx, merchant.code, memberId),
  }
}

import { createDeposit, type Deposit, depositReturn, depositSettings, deposits, readDeposit } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import { listOfferedMethods } from '../../providers/payments/payment-methods.rules.ts'
import { pickText } from '../../translated-text.rules.ts'
import { DEPOSIT_WATCHED_MS } from './deposit.constants.ts'
import { decideOutcome } from './deposit.rules.ts'
import {
  countApprovedUpTo,
  countDeposits,
  type DepositRow,
  expediteDepositStatusCheck,
  findDeposit,
  listDeposits,
} from './deposit.store.ts'
import { type DepositDependencies, deriveDepositId, requestDeposit } from './deposit-request.service.ts'

export function registerDepositRoutes(registry: Registry, dependencies: DepositDependencies): void {
  const { database, payments } = dependencies

  registry.on(depositSettings, async ({ merchant, session, caller }) => {
    const { member, approvedCount } = await database.transaction(
      async (tx) => ({
        member: await findMemberById(tx, merchant.code, session.memberId),
        approvedCount: await countDeposits(tx, merchant.code, session.memberId, ['approved']),
      }),
      { merchant: merchant.code },
    )
    if (!member) throw new ServiceError('user.or.token.invalid')
    return {
      depositSwitch: merchant.settings.depositSwitch,
      currency: member.currency,
      methods: listOfferedMethods(payments, merchant, member.currency).map(({ method, names }) => ({
        ...method,
        ...(names ? { title: pickText(names, caller.language, merchant.settings.defaultLanguage) } : {}),
      })),
      totalDepositSuccessCount: approvedCount,
    }
  })

  registry.on(
    createDeposit,
    async ({ merchant, session, body, caller }) => {
      const deposit = await requestDeposit(dependencies, merchant, {
        memberId: session.memberId,
        requestId: body.requestId,
        method: body.method,
        amountMinor: BigInt(body.amountMinor),
        language: caller.language,
        siteOrigin: caller.origin,
      })
      return presentDeposit(deposit)
    },
    {
      limit: 'money',
      async isRepeat({ merchant: { code }, session, body }) {
        const id = deriveDepositId(code, session.memberId, body.requestId)
        return (await database.statement((tx) => findDeposit(tx, code, id), { merchant: code })) !== undefined
      },
    },
  )

  registry.on(readDeposit, async ({ merchant, session, params }) => {
    return database.transaction(
      async (tx) => {
        const deposit = await findDeposit(tx, merchant.code, params.id)
        if (deposit?.memberId !== session.memberId) throw new ServiceError('not_found')
        if (isWaitedFor(deposit)) await expediteDepositStatusCheck(tx, merchant.code, deposit.id, DEPOSIT_WATCHED_MS)
        const approvedOrdinal = deposit.status === 'approved' ? await countApprovedUpTo(tx, deposit) : null
        return { ...presentDeposit(deposit), approvedOrdinal }
      },
      { merchant: merchant.code },
    )
  })

  registry.on(depositReturn, async ({ merchant, query }) => {
    return database.transaction(
      async (tx) => {
        const deposit = await findDeposit(tx, merchant.code, query.id)
        if (deposit && isWaitedFor(deposit))
          await expediteDepositStatusCheck(tx, merchant.code, deposit.id, DEPOSIT_WATCHED_MS)
        return { outcome: decideOutcome(deposit?.status) }
      },
      { merchant: merchant.code },
    )
  })

  registry.on(deposits, async ({ merchant, session }) => {
    const rows = await database.transaction((tx) => listDeposits(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    return rows.map(presentDeposit)
  })
}

/** No status check is due soon. */
function isWaitedFor({ status, dueAt }: DepositRow): boolean {
  if (status !== 'pending' || dueAt === null) return false
  return dueAt.getTime() - Date.now() > DEPOSIT_WATCHED_MS
}

/** A deposit as its member sees it; the provider's page is included only while payment is possible. */
function presentDeposit(deposit: DepositRow): Deposit {
  const { id, status, method, amountMinor, currency, payUrl, createdAt, expiresAt, resolvedAt } = deposit
  return {
    id,
    status,
    method,
    amountMinor: amountMinor.toString(),
    currency,
    payUrl: status === 'pending' ? payUrl : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }
}

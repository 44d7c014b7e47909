import {
  type EndpointDefinition,
  type EndpointValue,
  vendorAdjustment,
  vendorAuthenticate,
  vendorBalance,
  vendorCredit,
  vendorDebit,
  vendorDebitCredit,
  vendorEndRound,
  vendorJackpot,
  vendorRollback,
  vendorSettle,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import { isPlaying } from '../../account/index.ts'
import type { Caller, Handler } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { readBalances } from '../../ledger/index.ts'
import { findMemberById } from '../../member/index.ts'
import {
  decideSiteBlock,
  isRegional,
  type Merchant,
  type MerchantDirectory,
  nameMerchant,
} from '../../merchant/index.ts'
import { type GameCatalogue, maskName, recordLaunchCall, redeemLaunch } from '../game/index.ts'
import {
  SETTLE_AT_ONCE,
  SETTLE_LIMIT_MS,
  VENDOR_ANSWER_LIMIT_MS,
  VENDOR_LOCK_TIMEOUT_MS,
  VENDOR_STATEMENT_TIMEOUT_MS,
} from './vendor.constants.ts'
import { describeMoney } from './vendor.rules.ts'
import type { ParkedWin } from './vendor.store.ts'
import { mapAtOnce } from './vendor-at-once.ts'
import { readOutcome } from './vendor-payout.service.ts'
import { chooseTheme } from './vendor-theme.rules.ts'
import { createVendorWallet } from './vendor-wallet.service.ts'

type Stake = Record<'merchant' | 'gameCode' | 'sessionId' | 'transactionId', string>

interface Dependencies {
  database: Database
  merchants: MerchantDirectory
  catalogue: GameCatalogue
  /** Vendors that may make wallet calls; a payment provider's signature is not valid here. */
  gameVendors: ReadonlySet<string>
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
}

/** The seamless-wallet calls (docs/seamless-wallet.md). */
export function registerVendorRoutes(registry: Registry, dependencies: Dependencies): void {
  const { database, merchants, catalogue, gameVendors, metrics, logger } = dependencies
  const parkings = new Counter({
    name: 'foyer_parked_wins_total',
    help: 'Attempts at wins that the limits of their vendor did not let through',
    labelNames: ['merchant', 'vendor', 'reason'],
    registers: [metrics],
  })
  const onParked = ({ amountMinor, ...win }: ParkedWin) => {
    const { merchant, vendor, reason } = win
    parkings.inc({ merchant, vendor, reason })
    logger.error({ ...win, amountMinor: String(amountMinor) }, 'win exceeds its vendor’s limits and is parked')
  }
  const wallet = createVendorWallet({ database, merchants, catalogue, onParked, logger })

  const calls = new Counter({
    name: 'foyer_vendor_calls_total',
    help: 'Wallet calls of vendors by outcome: done, or the code of the refusal',
    labelNames: ['vendor', 'call', 'outcome'],
    registers: [metrics],
  })

  /**
   * Any failure other than a refusal asks the vendor to retry, never reports a failed call.
   * @param onFailure receives a signed call that the platform failed to answer
   */
  function on<E extends EndpointDefinition & { access: 'vendor' }>(
    endpoint: E,
    handle: Handler<E>,
    onFailure?: (vendor: string, body: unknown, caller: Caller) => void,
  ): void {
    const guarded: Handler<E> = async (call) => {
      const vendor = String(call.vendor)
      if (!gameVendors.has(vendor)) throw new ServiceError('signature_invalid')
      const count = (outcome: string) =>
        calls.inc({ vendor, call: endpoint.path.slice(endpoint.path.lastIndexOf('/') + 1), outcome })
      try {
        const answer = await answerInTime(handle(call), call.caller.receivedAtMs)
        count('done')
        return answer
      } catch (error) {
        count(error instanceof ServiceError ? error.code : 'service_unavailable')
        if (error instanceof ServiceError) throw error
        call.caller.log.error({ err: error, path: endpoint.path }, 'wallet call has an unknown outcome')
        onFailure?.(vendor, call.body, call.caller)
        throw new ServiceError('service_unavailable')
      }
    }
    registry.on(endpoint, guarded, { limit: 'vendor', ...(onFailure && { onUnverified: onFailure }) })
  }

  /** A call past the time limit has an unknown outcome; its repetition returns the result. */
  async function answerInTime<T>(answer: Promise<T>, receivedAtMs: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const leftMs = Math.max(0, receivedAtMs + VENDOR_ANSWER_LIMIT_MS - performance.now())
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), leftMs)
    })
    try {
      return await Promise.race([answer, limit])
    } finally {
      clearTimeout(timer)
    }
  }

  async function findMerchant(code: string): Promise<Merchant> {
    const merchant = await merchants.findByCode(code)
    if (!merchant) throw new ServiceError('not_found')
    return merchant
  }

  function recordCall(vendor: string, body: unknown, caller: Caller): void {
    const { data } = vendorAuthenticate.body.safeParse(body)
    if (data) caller.afterAnswer(() => recordLaunchCall(database, vendor, data.launchToken))
  }

  async function authenticate(vendor: string, launchToken: string): Promise<EndpointValue<typeof vendorAuthenticate>> {
    const merchant = await merchants.findByCode(launchToken.split('.')[0] ?? '')
    if (!merchant) throw new ServiceError('launch_token_invalid')
    const opened = await database.transaction(
      async (tx) => {
        const launch = await redeemLaunch(tx, vendor, launchToken)
        const { memberId, sessionId, language, gameCode, backUrl, roundId, isBalanceHidden, options } = launch
        const [ownerId, realUrl] = [launch.ownerId ?? undefined, launch.realUrl ?? undefined]
        const cashierUrl = launch.cashierUrl ?? undefined
        const { sessionIdleMinutes: idleMinutes } = merchant.settings
        const member = await findMemberById(tx, merchant.code, memberId)
        // A logged-out member opens no game (T9). The token counts as used: the vendor has done its part (decision 040).
        if (!member || !(await isPlaying(tx, merchant.code, { sessionId, memberId, idleMinutes }))) return undefined
        const money = describeMoney(member, merchant.settings)
        const balances = await readBalances(tx, merchant.code, memberId)
        const available = balances.find(({ currency }) => currency === money.currency)?.availableMinor ?? 0n
        const merchantName = nameMerchant(merchant, language)
        const merchantNames = { merchant: merchant.code, merchantName }
        const opening = {
          language,
          gameCode,
          backUrl,
          cashierUrl,
          realUrl,
          isBalanceHidden,
          roundId: roundId ?? undefined,
          options,
        }
        return {
          playerId: member.id,
          sessionId,
          ownerId,
          username: maskName(member.username),
          ...merchantNames,
          ...money,
          ...opening,
          balance: String(available),
          theme: chooseTheme(merchant.settings.template.id),
        }
      },
      {
        merchant: merchant.code,
        lockTimeoutMs: VENDOR_LOCK_TIMEOUT_MS,
        statementTimeoutMs: VENDOR_STATEMENT_TIMEOUT_MS,
      },
    )
    if (!opened) throw new ServiceError('launch_token_invalid')
    return opened
  }

  on(vendorAuthenticate, ({ vendor, body }) => authenticate(vendor, body.launchToken), recordCall)

  on(vendorBalance, async ({ vendor, body }) => {
    const { settings } = await findMerchant(body.merchant)
    return wallet.readBalance({ vendor, ...body, idleMinutes: settings.sessionIdleMinutes })
  })

  /**
   * Why a stake is refused whatever its money: the site is closed (BOOT-09, BOOT-10), which the list of a vendor's codes
   * has no code for and `fields` tells; the game isn't in the catalogue, or another vendor's.
   */
  async function findStakeRefusal(vendor: string, merchant: Merchant, { gameCode, sessionId }: Stake) {
    const { settings } = merchant
    const block = decideSiteBlock(
      settings,
      isRegional(settings) ? await wallet.readCountry(merchant, sessionId) : undefined,
    )
    if (block) return new ServiceError('player_blocked', [{ path: 'merchant', rule: block }])
    return (await catalogue.find(merchant.code, gameCode))?.vendor === vendor
      ? undefined
      : new ServiceError('not_found')
  }

  /**
   * What a new stake needs besides money: an open site, and a game of the catalogue. A repetition gets its answer after
   * the site was closed or the game withdrawn, too. @returns the idle limit
   */
  async function admitStake(vendor: string, stake: Stake) {
    const { merchant: code, transactionId } = stake
    const merchant = await findMerchant(code)
    const refusal = await findStakeRefusal(vendor, merchant, stake)
    if (refusal && !(await wallet.isRepetition({ vendor, merchant: code, transactionId }))) throw refusal
    return { idleMinutes: merchant.settings.sessionIdleMinutes }
  }

  on(vendorDebit, async ({ vendor, body }) => {
    const admitted = await admitStake(vendor, body)
    return wallet.debit({ vendor, ...body, ...admitted, amountMinor: BigInt(body.amount) })
  })

  on(vendorDebitCredit, async ({ vendor, body }) => {
    const admitted = await admitStake(vendor, body)
    const amounts = { debitMinor: BigInt(body.debitAmount), creditMinor: BigInt(body.creditAmount) }
    return wallet.debitCredit({ vendor, ...body, ...admitted, ...amounts })
  })

  // A withdrawn game still pays: only debits check the catalogue.
  on(vendorCredit, async ({ vendor, body }) => {
    await findMerchant(body.merchant)
    return wallet.credit({ vendor, ...body, amountMinor: BigInt(body.amount) })
  })

  on(vendorEndRound, async ({ vendor, body }) => {
    await findMerchant(body.merchant)
    return wallet.endRound({ vendor, ...body })
  })

  on(vendorAdjustment, async ({ vendor, body }) => {
    await findMerchant(body.merchant)
    return wallet.adjust({ vendor, ...body, amountMinor: BigInt(body.amount) })
  })

  // A jackpot needs no stake, so its game is checked here; one that was withdrawn since still pays.
  on(vendorJackpot, async ({ vendor, body }) => {
    const merchant = await findMerchant(body.merchant)
    const games = await catalogue.listKnown(merchant.code)
    if (!games.some((game) => game.code === body.gameCode && game.vendor === vendor))
      throw new ServiceError('not_found')
    return wallet.payJackpot({ vendor, ...body, amountMinor: BigInt(body.amount) })
  })

  on(vendorSettle, async ({ vendor, body, caller }) => {
    const { code: merchant } = await findMerchant(body.merchant)
    const endsAtMs = caller.receivedAtMs + SETTLE_LIMIT_MS
    const onFailure = (error: unknown) => caller.log.error({ err: error }, 'credit has an unknown outcome')
    const pay = async (one: (typeof body.credits)[number]) => {
      const { transactionId: key, amount } = one
      // What has not begun in time is left to the vendor's repetition.
      if (performance.now() > endsAtMs)
        return { key, success: false, value: null, errorCode: 'service_unavailable' as const }
      const answer = wallet.credit({ vendor, merchant, ...one, amountMinor: BigInt(amount) })
      const { value, code } = await readOutcome(answer, onFailure)
      return { key, success: code === null, value, errorCode: code }
    }
    // Those of one round one after the other: the first may leave it open for the next.
    const roundOf = ({ playerId, roundId }: (typeof body.credits)[number]) => `${playerId} ${roundId}`
    return { results: await mapAtOnce(body.credits, { count: SETTLE_AT_ONCE, groupOf: roundOf }, pay) }
  })

  on(vendorRollback, async ({ vendor, body }) => {
    await findMerchant(body.merchant)
    return wallet.rollBack({ vendor, ...body })
  })
}

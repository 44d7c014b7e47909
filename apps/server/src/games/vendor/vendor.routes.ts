import {
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
import type { Call, Caller } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { decideSiteBlock, isRegional, type Merchant, type MerchantDirectory } from '../../merchant/index.ts'
import { type GameCatalogue, recordLaunchCall } from '../game/index.ts'
import { SETTLE_AT_ONCE, SETTLE_LIMIT_MS } from './vendor.constants.ts'
import type { ParkedWin } from './vendor.store.ts'
import { mapAtOnce } from './vendor-at-once.ts'
import { authenticateLaunch } from './vendor-authentication.service.ts'
import { guardVendorCalls } from './vendor-guard.ts'
import { readOutcome } from './vendor-payout.service.ts'
import { createVendorWallet, type VendorWallet } from './vendor-wallet.service.ts'

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

interface Services extends Pick<Dependencies, 'merchants' | 'catalogue'> {
  wallet: VendorWallet
}

/** The seamless-wallet calls (docs/seamless-wallet.md). */
export function registerVendorRoutes(registry: Registry, dependencies: Dependencies): void {
  const { database, merchants, catalogue } = dependencies
  const wallet = createVendorWallet({ ...dependencies, onParked: createParkedWinReporter(dependencies) })
  const services: Services = { merchants, catalogue, wallet }
  const on = guardVendorCalls(registry, dependencies)

  const recordCall = (vendor: string, body: unknown, caller: Caller): void => {
    const { data } = vendorAuthenticate.body.safeParse(body)
    if (data) caller.afterAnswer(() => recordLaunchCall(database, vendor, data.launchToken))
  }
  on(vendorAuthenticate, ({ vendor, body }) => authenticateLaunch(dependencies, vendor, body.launchToken), recordCall)

  on(vendorBalance, async ({ vendor, body }) => {
    const { settings } = await findMerchant(services, body.merchant)
    return wallet.readBalance({ vendor, ...body, idleMinutes: settings.sessionIdleMinutes })
  })
  on(vendorDebit, async ({ vendor, body }) => {
    const admitted = await admitStake(services, vendor, body)
    return wallet.debit({ vendor, ...body, ...admitted, amountMinor: BigInt(body.amount) })
  })
  on(vendorDebitCredit, async ({ vendor, body }) => {
    const admitted = await admitStake(services, vendor, body)
    const amounts = { debitMinor: BigInt(body.debitAmount), creditMinor: BigInt(body.creditAmount) }
    return wallet.debitCredit({ vendor, ...body, ...admitted, ...amounts })
  })
  // A withdrawn game still pays: only debits check the catalogue.
  on(vendorCredit, async ({ vendor, body }) => {
    await findMerchant(services, body.merchant)
    return wallet.credit({ vendor, ...body, amountMinor: BigInt(body.amount) })
  })
  on(vendorEndRound, async ({ vendor, body }) => {
    await findMerchant(services, body.merchant)
    return wallet.endRound({ vendor, ...body })
  })
  on(vendorAdjustment, async ({ vendor, body }) => {
    await findMerchant(services, body.merchant)
    return wallet.adjust({ vendor, ...body, amountMinor: BigInt(body.amount) })
  })
  on(vendorJackpot, (call) => payJackpot(services, call))
  on(vendorSettle, (call) => settle(services, call))
  on(vendorRollback, async ({ vendor, body }) => {
    await findMerchant(services, body.merchant)
    return wallet.rollBack({ vendor, ...body })
  })
}

/** Counts and logs the wins that wait for staff. */
function createParkedWinReporter({ metrics, logger }: Pick<Dependencies, 'metrics' | 'logger'>) {
  const parkings = new Counter({
    name: 'foyer_parked_wins_total',
    help: 'Attempts at wins that the limits of their vendor did not let through',
    labelNames: ['merchant', 'vendor', 'reason'],
    registers: [metrics],
  })
  return ({ amountMinor, ...win }: ParkedWin) => {
    const { merchant, vendor, reason } = win
    parkings.inc({ merchant, vendor, reason })
    logger.error({ ...win, amountMinor: String(amountMinor) }, 'win exceeds its vendor’s limits and is parked')
  }
}

async function findMerchant({ merchants }: Pick<Services, 'merchants'>, code: string): Promise<Merchant> {
  const merchant = await merchants.findByCode(code)
  if (!merchant) throw new ServiceError('not_found')
  return merchant
}

/**
 * Why a stake is refused whatever its money: the site is closed (BOOT-09, BOOT-10), which the list of a vendor's codes
 * has no code for and `fields` tells; the game isn't in the catalogue, or another vendor's.
 */
async function findStakeRefusal(
  { wallet, catalogue }: Services,
  vendor: string,
  merchant: Merchant,
  { gameCode, sessionId }: Stake,
) {
  const { settings } = merchant
  const block = decideSiteBlock(
    settings,
    isRegional(settings) ? await wallet.readCountry(merchant, sessionId) : undefined,
  )
  if (block) return new ServiceError('player_blocked', [{ path: 'merchant', rule: block }])
  return (await catalogue.find(merchant.code, gameCode))?.vendor === vendor ? undefined : new ServiceError('not_found')
}

/**
 * What a new stake needs besides money: an open site, and a game of the catalogue. A repetition gets its answer after
 * the site was closed or the game withdrawn, too. @returns the idle limit
 */
async function admitStake(services: Services, vendor: string, stake: Stake) {
  const { merchant: code, transactionId } = stake
  const merchant = await findMerchant(services, code)
  const refusal = await findStakeRefusal(services, vendor, merchant, stake)
  if (refusal && !(await services.wallet.isRepetition({ vendor, merchant: code, transactionId }))) throw refusal
  return { idleMinutes: merchant.settings.sessionIdleMinutes }
}

/** A jackpot needs no stake, so its game is checked here; one that was withdrawn since still pays. */
async function payJackpot(services: Services, { vendor, body }: Call<typeof vendorJackpot>) {
  const merchant = await findMerchant(services, body.merchant)
  const games = await services.catalogue.listKnown(merchant.code)
  if (!games.some((game) => game.code === body.gameCode && game.vendor === vendor)) throw new ServiceError('not_found')
  return services.wallet.payJackpot({ vendor, ...body, amountMinor: BigInt(body.amount) })
}

/** Pays a list of wins, each with an outcome of its own. */
async function settle(services: Services, { vendor, body, caller }: Call<typeof vendorSettle>) {
  const { code: merchant } = await findMerchant(services, body.merchant)
  const endsAtMs = caller.receivedAtMs + SETTLE_LIMIT_MS
  const onFailure = (error: unknown) => caller.log.error({ err: error }, 'credit has an unknown outcome')
  const pay = async (one: (typeof body.credits)[number]) => {
    const { transactionId: key, amount } = one
    // What has not begun in time is left to the vendor's repetition.
    if (performance.now() > endsAtMs)
      return { key, success: false, value: null, errorCode: 'service_unavailable' as const }
    const answer = services.wallet.credit({ vendor, merchant, ...one, amountMinor: BigInt(amount) })
    const { value, code } = await readOutcome(answer, onFailure)
    return { key, success: code === null, value, errorCode: code }
  }
  // Those of one round one after the other: the first may leave it open for the next.
  const roundOf = ({ playerId, roundId }: (typeof body.credits)[number]) => `${playerId} ${roundId}`
  return { results: await mapAtOnce(body.credits, { count: SETTLE_AT_ONCE, groupOf: roundOf }, pay) }
}

import { paymentCallback } from '@foyer/contract'
import { type Database, isUniqueViolation } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { hashContent } from '../../http/idempotency.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { MerchantDirectory } from '../../merchant/index.ts'
import type { PaymentEvent, PaymentProviders, PayoutEvent } from '../../providers/payments/payments.ts'
import { acceptPaymentCallback } from '../deposit/index.ts'
import type { IncidentReporter } from '../incident/index.ts'
import { acceptPayoutCallback } from '../withdrawal/index.ts'
import { recordPaymentEvent } from './payment.store.ts'

interface Dependencies {
  database: Database
  merchants: MerchantDirectory
  payments: PaymentProviders
  incidents: IncidentReporter
  logger: FastifyBaseLogger
}

/** Callbacks of all providers, each authenticated and parsed by its own client (T37). */
export function registerPaymentRoutes(registry: Registry, dependencies: Dependencies): void {
  registry.on(
    paymentCallback,
    async ({ params, raw }) => {
      const provider = dependencies.payments.get(params.provider)
      // The callback of an unconnected provider counts as forged.
      if (!provider) throw new ServiceError('signature_invalid')
      const report = await provider.readCallback(raw)
      if (report.outcome === 'refused') throw new ServiceError(report.code)
      if (report.event) await takeEvent(dependencies, provider.code, report.event)
      return report.acknowledgement
    },
    { limit: 'vendor' },
  )
}

/**
 * Each event takes effect once, in any order and number of deliveries: it is recorded in the transaction that moves the
 * money.
 */
async function takeEvent(
  dependencies: Dependencies,
  provider: string,
  event: PaymentEvent | PayoutEvent,
): Promise<void> {
  const merchant = await dependencies.merchants.findByCode(event.merchant)
  if (!merchant) throw new ServiceError('not_found')
  const contentHash = hashEvent(event)
  const { eventId, type, reference, status } = event
  const row = { merchant: merchant.code, provider, eventId, contentHash, type, reference, status }
  try {
    await dependencies.database.transaction(
      async (tx) => {
        const { knownHash } = await recordPaymentEvent(tx, row)
        if (knownHash && !knownHash.equals(contentHash)) throw new ServiceError('request_conflict')
        if (knownHash) return
        if (event.type === 'payment') await acceptPaymentCallback(tx, merchant, { provider, event }, dependencies)
        else await acceptPayoutCallback(tx, merchant, { provider, event }, dependencies)
      },
      { merchant: merchant.code },
    )
  } catch (error) {
    // The provider's id belongs to another payment or payout: one pays for one.
    if (isUniqueViolation(error, 'deposit_payment') || isUniqueViolation(error, 'withdrawal_payout'))
      throw new ServiceError('request_conflict')
    throw error
  }
}

/** Repeated deliveries of one event have equal content. */
function hashEvent(event: PaymentEvent | PayoutEvent): Buffer {
  const { type, reference, status, amountMinor, currency } = event
  const [id, reason] =
    event.type === 'payment' ? [event.providerPaymentId, null] : [event.providerPayoutId, event.reason]
  return hashContent([type, reference, id, status, amountMinor.toString(), currency, reason])
}

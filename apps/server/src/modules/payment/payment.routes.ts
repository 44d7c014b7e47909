import { paymentCallback } from '@foyer/contract'
import { type Database, isUniqueViolation } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { hashContent } from '../../http/idempotency.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { PaymentProvider } from '../../providers/payments/payments.ts'
import { acceptPaymentCallback } from '../deposit/index.ts'
import type { IncidentReporter } from '../incident/index.ts'
import type { MerchantDirectory } from '../merchant/index.ts'
import { acceptPayoutCallback } from '../withdrawal/index.ts'
import { notePaymentEvent } from './payment.store.ts'

interface Parts {
  database: Database
  merchants: MerchantDirectory
  payments: PaymentProvider
  incidents: IncidentReporter
  logger: FastifyBaseLogger
}

/**
 * The provider's signed callbacks (T37). Each event acts once, however often and in whatever order it comes: it is
 * noted in the transaction that moves the money, so that neither is without the other.
 */
export function registerPaymentRoutes(registry: Registry, parts: Parts): void {
  const { database, merchants, payments } = parts
  registry.on(
    paymentCallback,
    async ({ vendor, body }) => {
      // Another vendor's signature is as good as none here.
      if (vendor !== payments.code) throw new ServiceError('signature_invalid')
      const merchant = await merchants.findByCode(body.merchant)
      if (!merchant) throw new ServiceError('not_found')
      const { eventId, type, reference, id, status, amount, currency, reason = null } = body
      const contentHash = hashContent([type, reference, id, status, amount, currency, reason])
      const event = { merchant: merchant.code, provider: payments.code, eventId, contentHash, type, reference, status }
      const reported = { provider: payments.code, reference, status, amountMinor: BigInt(amount), currency }
      try {
        await database.transaction(
          async (tx) => {
            const { knownHash } = await notePaymentEvent(tx, event)
            if (knownHash && !knownHash.equals(contentHash)) throw new ServiceError('request_conflict')
            if (knownHash) return
            if (type === 'payment')
              await acceptPaymentCallback(tx, merchant, { ...reported, providerPaymentId: id }, parts)
            else await acceptPayoutCallback(tx, merchant, { ...reported, providerPayoutId: id, reason }, parts)
          },
          { merchant: merchant.code },
        )
      } catch (error) {
        // The provider's id of another payment or payout: one pays for one.
        if (isUniqueViolation(error, 'deposit_payment') || isUniqueViolation(error, 'withdrawal_payout'))
          throw new ServiceError('request_conflict')
        throw error
      }
      return { received: true as const }
    },
    { limit: 'vendor' },
  )
}

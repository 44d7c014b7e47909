import { paymentCallback } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { createHttpClient } from '../../http/http-client.ts'
import type { NonceMemory } from '../../http/vendor.ts'
import { createBankProvider } from './bank.ts'
import { createFormGateway } from './form-gateway.ts'
import { BANK_PROVIDER } from './payment-methods.rules.ts'
import type { PaymentProvider, PaymentProviders, ProviderConnection, ProviderSettings } from './payments.ts'

/** Every available provider client, by code. */
const clients: Readonly<Record<string, (connection: ProviderConnection) => PaymentProvider>> = {
  [BANK_PROVIDER]: createBankProvider,
  'form-gateway': createFormGateway,
}

interface ConnectOptions {
  settings: Readonly<Partial<Record<string, ProviderSettings>>>
  /** Origin for the providers' callbacks. */
  platformUrl: string
  isFreshNonce: NonceMemory
}

/** The settings name a provider without a client. */
export class UnknownProviderError extends Error {
  override readonly name = 'UnknownProviderError'
}

/** The providers in the settings. @throws UnknownProviderError */
export function connectPaymentProviders(app: FastifyInstance, options: ConnectOptions): PaymentProviders {
  const { settings, platformUrl, isFreshNonce } = options
  const providers = Object.entries(settings).flatMap(([code, own]) => {
    if (!own) return []
    const createClient = Object.hasOwn(clients, code) ? clients[code] : undefined
    if (!createClient)
      throw new UnknownProviderError(
        `PAYMENT_PROVIDERS names "${code}", which has no client: known are ${Object.keys(clients).join(', ')}.`,
      )
    const httpClient = createHttpClient({ allowedBaseUrls: [own.url] })
    app.addHook('onClose', () => httpClient.close())
    const callbackUrl = platformUrl + paymentCallback.path.replace(':provider', code)
    return [createClient({ ...own, code, callbackUrl, httpClient, isFreshNonce })]
  })
  if (providers.length === 0) app.log.warn('no payment provider is connected: deposits and withdrawals are closed')
  return new Map(providers.map((provider) => [provider.code, provider]))
}

import { paymentCallback } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { createOutgoing } from '../../http/outgoing.ts'
import type { NonceMemory } from '../../http/vendor.ts'
import { createBankProvider } from './bank.ts'
import {
  BANK_PROVIDER,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderConnection,
  type ProviderSettings,
} from './payments.ts'

/** Every provider that can be connected, by its code. */
const clients: Readonly<Record<string, (connection: ProviderConnection) => PaymentProvider>> = {
  [BANK_PROVIDER]: createBankProvider,
}

interface ConnectOptions {
  settings: Readonly<Partial<Record<string, ProviderSettings>>>
  /** The origin under which providers reach us. */
  platformUrl: string
  isFreshNonce: NonceMemory
}

/** The providers that the settings name. @throws RangeError for a code that no client has */
export function connectPaymentProviders(app: FastifyInstance, options: ConnectOptions): PaymentProviders {
  const { settings, platformUrl, isFreshNonce } = options
  const providers = Object.entries(settings).flatMap(([code, own]) => {
    if (!own) return []
    const createClient = Object.hasOwn(clients, code) ? clients[code] : undefined
    if (!createClient)
      throw new RangeError(`no payment provider has the code "${code}": known are ${Object.keys(clients).join(', ')}`)
    const outgoing = createOutgoing({ allowedBaseUrls: [own.url] })
    app.addHook('onClose', () => outgoing.close())
    const callbackUrl = platformUrl + paymentCallback.path.replace(':provider', code)
    return [createClient({ ...own, code, callbackUrl, outgoing, isFreshNonce })]
  })
  if (providers.length === 0) app.log.warn('no payment provider is connected: deposits and withdrawals are closed')
  return new Map(providers.map((provider) => [provider.code, provider]))
}

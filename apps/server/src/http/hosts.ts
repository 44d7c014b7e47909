import type { FastifyInstance } from 'fastify'
import { type Merchant, type MerchantDirectory, parseHost } from '../modules/merchant/index.ts'
import { ServiceError } from './service-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose host was asked; undefined at the system's hosts, and for routes that answer at any. */
    merchant: Merchant | undefined
  }
  interface FastifyContextConfig {
    /** Where a route answers beside the merchants' and the system's hosts: everywhere, or at hosts given up. */
    hosts?: 'any' | 'former'
  }
}

/** The list of hosts stands before everything (T42): at a host of nobody no address exists, whatever it is. */
export function guardHosts(
  app: FastifyInstance,
  { merchants, systemHosts }: { merchants: MerchantDirectory; systemHosts: readonly string[] },
): void {
  app.decorateRequest('merchant', undefined)
  app.addHook('onRequest', async (request) => {
    const { hosts } = request.routeOptions.config
    if (hosts === 'any' || systemHosts.includes(parseHost(request.host) ?? '')) return
    request.merchant = await merchants.findByHost(request.host)
    if (!request.merchant && hosts === 'former') request.merchant = await merchants.findByFormerHost(request.host)
    if (!request.merchant) throw new ServiceError('domain_not_available')
  })
}

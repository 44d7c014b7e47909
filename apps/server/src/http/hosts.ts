import type { FastifyInstance } from 'fastify'
import { type Merchant, type MerchantDirectory, parseHost } from '../merchant/index.ts'
import { ServiceError } from './service-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Merchant of the requested host; undefined at the system's hosts. A route that answers at any host resolves it
     * itself.
     */
    merchant: Merchant | undefined
  }
  interface FastifyContextConfig {
    /**
     * Hosts of a route apart from the merchants' and the system's: any, or former ones; or the host of third-party
     * scripts alone.
     */
    hosts?: 'any' | 'former' | 'scripts'
  }
}

interface Hosts {
  merchants: MerchantDirectory
  systemHosts: readonly string[]
  /** Host of third-party scripts (T26). */
  scriptsHost: string
}

/** The host check comes first (T42): an unknown host has no addresses at all. */
export function guardHosts(app: FastifyInstance, { merchants, systemHosts, scriptsHost }: Hosts): void {
  app.decorateRequest('merchant', undefined)
  app.addHook('onRequest', async (request) => {
    const { hosts } = request.routeOptions.config
    const host = parseHost(request.host) ?? ''
    if (host !== scriptsHost && hosts !== 'any' && !systemHosts.includes(host)) {
      request.merchant = await merchants.findByHost(request.host)
      if (!request.merchant && hosts === 'former') request.merchant = await merchants.findByFormerHost(request.host)
      if (!request.merchant) throw new ServiceError('domain_not_available')
    }
    // Neither has an address of the other: third-party scripts can read and call nothing of ours.
    if ((host === scriptsHost) !== (hosts === 'scripts')) throw new ServiceError('not_found')
  })
}

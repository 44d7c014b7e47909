import type { FastifyInstance } from 'fastify'
import { type Merchant, type MerchantDirectory, parseHost } from '../modules/merchant/index.ts'
import { ServiceError } from './service-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose host was asked; undefined at the system's hosts. A route that answers at any host looks it up itself. */
    merchant: Merchant | undefined
  }
  interface FastifyContextConfig {
    /**
     * Where a route answers beside the merchants' and the system's hosts: everywhere, or at hosts given up; or at the
     * host of third-party scripts and nowhere else.
     */
    hosts?: 'any' | 'former' | 'scripts'
  }
}

interface Hosts {
  merchants: MerchantDirectory
  systemHosts: readonly string[]
  /** Where third-party scripts run (T26). */
  scriptsHost: string
}

/** The list of hosts stands before everything (T42): at a host of nobody no address exists, whatever it is. */
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
    // Neither has an address of the other: what runs there finds nothing of ours to read or to call.
    if ((host === scriptsHost) !== (hosts === 'scripts')) throw new ServiceError('not_found')
  })
}

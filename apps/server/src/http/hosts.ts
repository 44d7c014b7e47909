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
     * scripts, or of the console, alone.
     */
    hosts?: 'any' | 'former' | 'scripts' | 'office'
  }
}

interface Hosts {
  merchants: MerchantDirectory
  systemHosts: readonly string[]
  /** Host of third-party scripts (T26). */
  scriptsHost: string
  /** Host of the console of the merchants' people (DEC-03). */
  officeHost: string
}

/** Where the console's pages begin. */
export const OFFICE_PATH = '/office'

/** The host check comes first (T42): an unknown host has no addresses at all. */
export function guardHosts(app: FastifyInstance, { merchants, systemHosts, scriptsHost, officeHost }: Hosts): void {
  app.decorateRequest('merchant', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const { hosts } = request.routeOptions.config
    const host = parseHost(request.host) ?? ''
    const isOwn = host === scriptsHost || host === officeHost
    if (!isOwn && hosts !== 'any' && !systemHosts.includes(host)) {
      request.merchant = await merchants.findByHost(request.host)
      if (!request.merchant && hosts === 'former') request.merchant = await merchants.findByFormerHost(request.host)
      if (!request.merchant) throw new ServiceError('domain_not_available')
    }
    if (host === officeHost && request.url.split('?')[0] === '/') return reply.redirect(OFFICE_PATH)
    // None has an address of another: third-party scripts can read and call nothing of ours, members nothing of staff.
    if ((host === scriptsHost) !== (hosts === 'scripts')) throw new ServiceError('not_found')
    if ((host === officeHost) !== (hosts === 'office')) throw new ServiceError('not_found')
  })
}

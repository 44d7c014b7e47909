import type { Database } from '@foyer/database'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '../../http/registry.ts'
import type { IdentitySettings } from '../../providers/identity/connect-identities.ts'
import { registerIdentityRoutes } from './identity.routes.ts'
import type { Identities } from './identity.service.ts'
import { registerLineRoutes } from './identity-line.routes.ts'
import { registerMayaRoutes } from './identity-maya.routes.ts'
import { registerTelegramRoutes } from './identity-telegram.routes.ts'

interface IdentityDependencies {
  app: FastifyInstance
  database: Database
  identities: Identities
  /** A key of one purpose. */
  deriveKey: (purpose: string) => Buffer
  identityProviders: IdentitySettings
}

/** The member's identities, and the calls of services that need more than a login. */
export function registerIdentities(registry: Registry, dependencies: IdentityDependencies): void {
  registerIdentityRoutes(registry, dependencies)
  registerLineRoutes(registry, dependencies)
  registerMayaRoutes(registry, dependencies)
  registerTelegramRoutes(registry, dependencies)
}

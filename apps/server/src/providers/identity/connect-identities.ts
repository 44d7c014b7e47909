import type { IdentityProviderName } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import type { Connect, IdentityProvider } from './identity.ts'
import { type IdentityProofs, type IdentityServiceSettings, identityServices } from './identity-services.ts'

/** Identity providers of one merchant. */
export type IdentityProviderSettings = {
  readonly [N in IdentityProviderName]?: IdentityServiceSettings[N] | undefined
}

/** By merchant code. */
export type IdentitySettings = Readonly<Partial<Record<string, IdentityProviderSettings>>>

/** Finds a merchant's provider; undefined for one that is not connected. */
export type IdentityFinder = <N extends IdentityProviderName>(
  merchant: string,
  name: N,
) => IdentityProvider<IdentityProofs[N]> | undefined

/** Providers of one merchant. */
type Providers = { readonly [N in IdentityProviderName]?: IdentityProvider<IdentityProofs[N]> | undefined }

const names = Object.keys(identityServices) as IdentityProviderName[] // Object.keys loses the literal keys

/** Every provider, from the merchant's settings of it. */
function createProviders(settings: IdentityProviderSettings, connect: Connect): Providers {
  return Object.fromEntries(names.map((name) => [name, createProvider(name, settings, connect)]))
}

function createProvider<N extends IdentityProviderName>(name: N, settings: IdentityProviderSettings, connect: Connect) {
  return identityServices[name].connect(settings[name], connect)
}

/** Finds a merchant's settings of a service; undefined for one that is not connected. */
export function findIdentitySettings<N extends IdentityProviderName>(
  settings: IdentitySettings,
  merchant: string,
  name: N,
): IdentityProviderSettings[N] {
  return Object.hasOwn(settings, merchant) ? settings[merchant]?.[name] : undefined
}

/** Origin of the stand-in of Firebase and its vendors, for the merchants that have one. */
export function createEmulatorFinder(settings: IdentitySettings): (merchant: string) => string | undefined {
  return (merchant) => findIdentitySettings(settings, merchant, 'firebase')?.emulatorUrl
}

/** Clients of the network that are closed with the app. */
export function createConnect(app: FastifyInstance): Connect {
  const httpClients: HttpClient[] = []
  app.addHook('onClose', async () => void (await Promise.all(httpClients.map((client) => client.close()))))
  return (allowedBaseUrls) => {
    const client = createHttpClient({ allowedBaseUrls })
    httpClients.push(client)
    return client
  }
}

/** Connects the providers of each merchant in the settings, and those without settings for all. */
export function connectIdentities(app: FastifyInstance, settings: IdentitySettings): IdentityFinder {
  const connect = createConnect(app)
  const known = new Map<string, Providers>(
    Object.entries(settings).map(([merchant, own = {}]) => [merchant, createProviders(own, connect)]),
  )
  const standard = createProviders({}, connect)
  return (merchant, name) => (known.get(merchant) ?? standard)[name]
}

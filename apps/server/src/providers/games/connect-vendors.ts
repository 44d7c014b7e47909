import type { FastifyInstance } from 'fastify'
import { ARCADE_VENDOR, type ServerConfig } from '../../config.ts'
import { createHttpClient } from '../../http/http-client.ts'
import { createArcadeProvider } from './arcade.ts'
import type { DrawProvider, GameProvider } from './games.ts'
import { createSeamlessProvider } from './seamless.ts'

export interface GameVendors {
  /** The embedded vendor, with its feed of draws. */
  arcade: GameProvider & DrawProvider
  /** All vendors by code, the embedded one included. */
  providers: ReadonlyMap<string, GameProvider>
}

/** The embedded arcade and the vendors of the settings. */
export function connectGameVendors(
  app: FastifyInstance,
  { arcadeUrl, gameVendorSettings = {} }: ServerConfig,
): GameVendors {
  const others = Object.entries(gameVendorSettings)
  const addresses = others.flatMap(([, { playUrl, healthUrl }]) => [playUrl, healthUrl ?? playUrl])
  const allowedBaseUrls = [arcadeUrl, ...addresses.map((address) => new URL(address).origin)]
  const httpClient = createHttpClient({ allowedBaseUrls })
  app.addHook('onClose', () => httpClient.close())
  const arcade = createArcadeProvider({ code: ARCADE_VENDOR, arcadeUrl, httpClient })
  const connected = others.map(([code, settings]) => createSeamlessProvider(code, settings, httpClient))
  return { arcade, providers: new Map([arcade, ...connected].map((one) => [one.code, one])) }
}

import type { FastifyInstance } from 'fastify'
import { ARCADE_VENDOR, type ServerConfig } from '../../config.ts'
import { createHttpClient } from '../../http/http-client.ts'
import { createArcadeProvider } from './arcade.ts'
import type { GameProvider } from './games.ts'
import { createSeamlessProvider } from './seamless.ts'

/** The embedded arcade and the vendors of the settings, by code. */
export function connectGameVendors(app: FastifyInstance, { arcadeUrl, gameVendorSettings = {} }: ServerConfig) {
  const others = Object.entries(gameVendorSettings)
  const addresses = others.flatMap(([, { playUrl, healthUrl }]) => [playUrl, healthUrl ?? playUrl])
  const allowedBaseUrls = [arcadeUrl, ...addresses.map((address) => new URL(address).origin)]
  const httpClient = createHttpClient({ allowedBaseUrls })
  app.addHook('onClose', () => httpClient.close())
  const arcade = createArcadeProvider({ code: ARCADE_VENDOR, arcadeUrl, httpClient })
  const connected = others.map(([code, settings]) => createSeamlessProvider(code, settings, httpClient))
  const providers: ReadonlyMap<string, GameProvider> = new Map([arcade, ...connected].map((one) => [one.code, one]))
  return { arcade, providers }
}

import type { Context, Core } from '../core.ts'
import type { PlatformContext } from '../platform/index.ts'
import { connectGameVendors, type GameVendors } from '../providers/games/connect-vendors.ts'
import { createGameCatalogue, type GameCatalogue, registerGameReturn, registerGameRoutes } from './game/index.ts'
import { registerLotteryRoutes } from './lottery/index.ts'
import { registerRankRoutes } from './rank/index.ts'
import { registerVendorRoutes } from './vendor/index.ts'
import { createVendorHealth, watchVendors } from './vendor-health/index.ts'

/** Vendors of this instance by their codes. */
export interface VendorStates {
  nameOf(vendor: string): string
  isConnected(vendor: string): boolean
  /** False while its games are hidden because it does not answer. */
  isUp(vendor: string): boolean
}

export interface GamesContext extends Context {
  catalogue: GameCatalogue
  vendors: VendorStates
  providers: GameVendors['providers']
}

/** @param probeMs milliseconds between two probes of a vendor; none are made without it */
export function createGamesContext(
  core: Core,
  { visitors }: Pick<PlatformContext, 'visitors'>,
  probeMs: number | undefined,
): GamesContext {
  const { app, config, database, limits, merchants } = core
  const { arcade, providers } = connectGameVendors(app, config)
  const health = createVendorHealth({ ...core, providers })
  if (probeMs !== undefined) watchVendors(app, health, probeMs)
  const isVendorUp = (vendor: string) => providers.has(vendor) && health.isUp(vendor)
  const catalogue = createGameCatalogue({ database, merchants, isVendorUp })
  const gameVendors = new Set(config.gameVendors ?? providers.keys())
  return {
    catalogue,
    providers,
    vendors: {
      nameOf: (vendor) => providers.get(vendor)?.name ?? vendor,
      isConnected: (vendor) => providers.has(vendor),
      isUp: (vendor) => health.isUp(vendor),
    },
    jobs: [],
    registerRoutes(registry) {
      registerGameRoutes(registry, { database, catalogue, providers, dataKey: config.dataKey, visitors })
      registerGameReturn(app, { limit: limits.general })
      registerVendorRoutes(registry, { ...core, catalogue, gameVendors })
      registerLotteryRoutes(registry, { catalogue, draws: arcade })
      registerRankRoutes(registry, core)
    },
  }
}

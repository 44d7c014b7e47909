export {
  createGameCatalogue,
  decideBackUrl,
  deleteOldLaunches,
  deleteOldTrials,
  findGameFrames,
  type GameCatalogue,
  importCatalogue,
  readCatalogue,
  registerGameReturn,
  registerGameRoutes,
} from './game/index.ts'
export { registerLotteryRoutes } from './lottery/index.ts'
export { registerRankRoutes } from './rank/index.ts'
export {
  closeWinById,
  countParkedWins,
  decideVendorLimit,
  deleteOldDays,
  deleteOldRoundEnds,
  describeVendorLimits,
  listRoundEnds,
  readVendorLimits,
  registerVendorRoutes,
  saveVendorLimit,
} from './vendor/index.ts'
export { createVendorHealth, PROBE_INTERVAL_MS, watchVendors } from './vendor-health/index.ts'

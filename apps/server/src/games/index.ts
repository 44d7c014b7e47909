export { decideBackUrl, findGameFrames, type GameCatalogue, importCatalogue, readCatalogue } from './game/index.ts'
export { createGamesContext, type GamesContext } from './games.context.ts'
export { gamesExpiredRows } from './games-expired-rows.ts'
export { readDailyBenefit } from './rank/index.ts'
export {
  closeWinById,
  countParkedWins,
  decideVendorLimit,
  describeVendorLimits,
  listRoundEnds,
  listVendorLimits,
  parseLimitEntry,
  readVendorLimits,
  replaceVendorLimits,
  saveVendorLimit,
  writeLimitEntry,
} from './vendor/index.ts'
export { PROBE_INTERVAL_MS } from './vendor-health/index.ts'

export {
  decideBackUrl,
  findGameFrames,
  type GameCatalogue,
  type GameRow,
  importCatalogue,
  listGames,
  nameCategory,
  nameGames,
  offerGames,
  readCatalogue,
} from './game/index.ts'
export { createGamesContext, type GamesContext, type VendorStates } from './games.context.ts'
export { gamesExpiredRows } from './games-expired-rows.ts'
export { readDailyBenefit, readLevel } from './rank/index.ts'
export {
  closeWinById,
  countParkedWins,
  decideVendorLimit,
  describeVendorLimits,
  findParkedWin,
  getDefaultVendorLimit,
  listParkedWins,
  listRoundEnds,
  listVendorLimits,
  type ParkedWinRow,
  parseLimitEntry,
  readVendorLimits,
  replaceVendorLimits,
  saveVendorLimit,
  type VendorLimitRow,
  writeLimitEntry,
} from './vendor/index.ts'
export { PROBE_INTERVAL_MS } from './vendor-health/index.ts'

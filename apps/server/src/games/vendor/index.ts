export { registerVendorRoutes } from './vendor.routes.ts'
export {
  closeWinById,
  countParkedWins,
  deleteOldDays,
  deleteOldRoundEnds,
  listRoundEnds,
  listVendorLimits,
  replaceVendorLimits,
  saveVendorLimit,
  type VendorLimitRow,
} from './vendor.store.ts'
export { decideVendorLimit, describeVendorLimits, getDefaultVendorLimit } from './vendor-limit.rules.ts'
export { readVendorLimits } from './vendor-limit.service.ts'
export { parseLimitEntry, writeLimitEntry } from './vendor-limit-entry.rules.ts'
export { findParkedWin, listParkedWins, type ParkedWinRow } from './vendor-parked-win.store.ts'

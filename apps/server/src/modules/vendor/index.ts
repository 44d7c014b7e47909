export { registerVendorRoutes } from './vendor.routes.ts'
export {
  closeWinById,
  countParkedWins,
  deleteOldDays,
  deleteOldRoundEnds,
  insertVendorLimit,
  listRoundEnds,
  listVendorLimits,
  type NewVendorLimit,
  saveVendorLimit,
} from './vendor.store.ts'
export { decideVendorLimit, describeVendorLimits, type VendorLimitContext } from './vendor-limit.rules.ts'

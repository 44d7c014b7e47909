export { registerVendorRoutes } from './vendor.routes.ts'
export {
  closeWinById,
  countParkedWins,
  deleteOldDays,
  insertVendorLimit,
  listVendorLimits,
  type NewVendorLimit,
  saveVendorLimit,
} from './vendor.store.ts'
export { decideVendorLimit, describeVendorLimits, type VendorLimitContext } from './vendor-limit.rules.ts'

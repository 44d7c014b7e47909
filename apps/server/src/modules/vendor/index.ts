export { registerVendorRoutes } from './vendor.routes.ts'
export { countParkedWins, forgetOldDays, saveVendorLimit } from './vendor.store.ts'

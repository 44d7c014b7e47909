export { registerVendorRoutes } from './vendor.routes.ts'
export { countParkedWins, deleteOldDays, saveVendorLimit } from './vendor.store.ts'

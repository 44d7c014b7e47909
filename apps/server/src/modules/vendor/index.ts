export { registerVendorRoutes } from './vendor.routes.ts'
export { forgetOldDays, saveVendorLimit } from './vendor.store.ts'

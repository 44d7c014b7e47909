export { PROBE_INTERVAL_MS } from './vendor-health.constants.ts'
export { createVendorHealth, watchVendors } from './vendor-health.service.ts'

export { createServerApp } from './app.ts'
export { ARCADE_VENDOR, type ServerConfig } from './config.ts'
export { checkDataKey, DataKeyError, replaceDataKey } from './db/data-key-check.ts'
export { makeDemoCaptchaSettings, makeDemoGeetestSecret } from './demo/demo-geetest.ts'
export { createDemoIdentityApp, makeDemoIdentitySettings } from './demo/demo-identity.ts'
export { createFrontApp, type FrontConfig } from './front/index.ts'
export { answerClientError, refuseEarly } from './http/early-refusal.ts'
export { createLogger } from './http/log.ts'
export { createHostReader } from './http/request-host.ts'
export { createAddressCheck } from './http/trusted-proxy.ts'
export { closeAccount, describeClosures, keepAccount } from './modules/closure/index.ts'
export { importCatalogue, readCatalogue } from './modules/game/index.ts'
export { listOpenIncidents } from './modules/incident/index.ts'
export { LedgerTimeoutError, verifyWholeLedger } from './modules/ledger/index.ts'
export { insertLegalText } from './modules/legal/index.ts'
export {
  decideChangedMerchant,
  decideNewMerchant,
  describeUnknownMerchant,
  listMerchantFaults,
  listMerchantFields,
  listStoredMerchants,
  type MerchantChange,
  saveMerchant,
} from './modules/merchant/index.ts'
export { closePaymentIncident } from './modules/payment/index.ts'
export { blockPlay, endPlayBlock } from './modules/play-block/index.ts'
export { listTimings, summarizeSpeed } from './modules/system/index.ts'
export { listTrackingCounts, summarizeSources } from './modules/tracking/index.ts'
export {
  closeWinById,
  decideVendorLimit,
  describeVendorLimits,
  readVendorLimits,
  saveVendorLimit,
} from './modules/vendor/index.ts'
export { brotliOfDocuments } from './pages/page-compression.ts'
export { UnknownProviderError } from './providers/payments/connect-providers.ts'
export { BANK_PROVIDER } from './providers/payments/payment-methods.rules.ts'
export { type DemoMerchant, hasDemo, isDemoPasswordWeak, seedDemo } from './seed/seed-demo.ts'

/** Folder of the migrations of schema `public`, for `database.migrate`. */
export const serverMigrations = new URL('./db/migrations/', import.meta.url)

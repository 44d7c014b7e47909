export { blockPlay, closeAccount, describeClosures, endPlayBlock, keepAccount } from './account/index.ts'
export { createServerApp } from './app.ts'
export { ARCADE_VENDOR, type ServerConfig } from './config.ts'
export { checkDataKey, DataKeyError, replaceDataKey } from './db/data-key-check.ts'
export { createFrontApp, type FrontConfig } from './front/index.ts'
export {
  closeWinById,
  decideVendorLimit,
  describeVendorLimits,
  importCatalogue,
  readCatalogue,
  readVendorLimits,
  saveVendorLimit,
} from './games/index.ts'
export { answerClientError, refuseEarly } from './http/early-refusal.ts'
export { createHttpClient, type HttpClient } from './http/http-client.ts'
export { createLogger } from './http/log.ts'
export { createHostReader } from './http/request-host.ts'
export { createAddressCheck } from './http/trusted-proxy.ts'
export { LedgerTimeoutError, verifyWholeLedger } from './ledger/index.ts'
export {
  decideChangedMerchant,
  decideNewMerchant,
  describeUnknownMerchant,
  listMerchantFaults,
  listMerchantFields,
  listStoredMerchants,
} from './merchant/index.ts'
export {
  changeFields,
  createPreviewToken,
  importMerchant,
  publishMerchant,
  readMerchantFile,
  readVersions,
  rollBackMerchant,
  type VersionResult,
  writeMerchantFile,
  writeMerchantSchema,
} from './merchant-file/index.ts'
export { closePaymentIncident, listOpenIncidents } from './money/index.ts'
export {
  countImages,
  listTrackingCounts,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  publishLegalText,
  renderImage,
  saveImageFiles,
  setBannerImage,
  summarizeSources,
} from './outreach/index.ts'
export { brotliOfDocuments } from './pages/page-compression.ts'
export { listTimings, summarizeSpeed } from './platform/index.ts'
export { UnknownProviderError } from './providers/payments/connect-providers.ts'
export { BANK_PROVIDER } from './providers/payments/payment-methods.rules.ts'
export { createStaffTeam, verifyTrail } from './staff/index.ts'

/** Folder of the migrations of schema `public`, for `database.migrate`. */
export const serverMigrations = new URL('./db/migrations/', import.meta.url)

export { readMerchantFile } from './merchant-file.service.ts'
export { writeMerchantSchema } from './merchant-file.ts'
export { writeMerchantFile } from './merchant-file-text.rules.ts'
export { createPreviews, createPreviewToken, type MerchantPreviews } from './merchant-preview.service.ts'
export {
  changeFields,
  importMerchant,
  publishMerchant,
  readVersions,
  rollBackMerchant,
  type VersionResult,
} from './merchant-version.service.ts'

export { nameMerchant, parseHost } from './merchant.rules.ts'
export { listMerchants, type Merchant, saveMerchant } from './merchant.store.ts'
export type { MerchantSettings } from './merchant.table.ts'
export { createMerchantDirectory, type MerchantDirectory } from './merchant-directory.ts'

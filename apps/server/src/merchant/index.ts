export { nameMerchant, parseHost } from './merchant.rules.ts'
export { listStoredMerchants, type Merchant, type StoredMerchant, saveMerchant } from './merchant.store.ts'
export { decideSiteBlock, isRegional } from './merchant-block.rules.ts'
export {
  decideChangedMerchant,
  decideNewMerchant,
  describeUnknownMerchant,
  listMerchantFaults,
  listMerchantFields,
  type MerchantChange,
} from './merchant-change.rules.ts'
export { createMerchantDirectory, type MerchantDirectory } from './merchant-directory.ts'
export { fillMessageText, type MessageTextName } from './merchant-message-text.ts'
export { type MerchantSettings, WITHDRAWAL_HOLD_SECONDS } from './merchant-settings.ts'

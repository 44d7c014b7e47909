export { nameMerchant, parseHost } from './merchant.rules.ts'
export {
  listStoredMerchants,
  lockMerchants,
  type Merchant,
  type StoredMerchant,
  saveMerchant,
} from './merchant.store.ts'
export { decideSiteBlock, isRegional } from './merchant-block.rules.ts'
export {
  decideChangedMerchant,
  decideNewMerchant,
  describeUnknownMerchant,
  listMerchantFaults,
  listMerchantFields,
  type MerchantChange,
  type Surroundings,
} from './merchant-change.rules.ts'
export { createMerchantDirectory, type MerchantDirectory } from './merchant-directory.ts'
export { fillMessageText, type MessageTextName } from './merchant-message-text.ts'
export { suggest } from './merchant-nearest.rules.ts'
export { describeForm, findSchema, listFields } from './merchant-schema.rules.ts'
export { listSettingFaults, parseMerchantSettings } from './merchant-settings.rules.ts'
export { type MerchantSettings, merchantSettings, WITHDRAWAL_HOLD_SECONDS } from './merchant-settings.ts'

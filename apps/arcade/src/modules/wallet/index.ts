export { createPlatformWallet, type PlatformWallet } from './wallet.client.ts'
export { GAME_CODE } from './wallet.constants.ts'
export { computeRetryMs, type Outcome } from './wallet.rules.ts'

export { createPlatformWallet, type PlatformWallet } from './wallet.client.ts'
export { GAME_CODE } from './wallet.constants.ts'
export { computeRetryMs, isSessionOver, type Outcome } from './wallet.rules.ts'

export { createPlatformWallet, type PlatformWallet } from './wallet.client.ts'
export { computeRetryMs, isSessionOver, type Outcome } from './wallet.rules.ts'

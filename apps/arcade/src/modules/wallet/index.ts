export { createPlatformWallet, type PlatformWallet } from './wallet.client.ts'
export { computeRetryMs, isSessionOver, nameRefusal, type Outcome } from './wallet.rules.ts'

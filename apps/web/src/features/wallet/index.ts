export { WalletBalance } from './wallet-balance.tsx'

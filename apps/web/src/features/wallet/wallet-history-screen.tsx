import { WalletHistory } from './wallet-history.tsx'

/** `/m/history`: the history alone, also for merchants whose members have a single wallet (WALL-03). */
export function WalletHistoryScreen() {
  return <WalletHistory isTitleHidden />
}

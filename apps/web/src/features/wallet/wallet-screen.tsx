import { WalletBalance } from './wallet-balance.tsx'
import { WalletHistory } from './wallet-history.tsx'
import styles from './wallet-screen.module.css'

/** `/m/wallet` (WALL-02): the balance and its movements. */
export function WalletScreen() {
  return (
    <div className={styles.screen}>
      <WalletBalance />
      <WalletHistory />
    </div>
  )
}

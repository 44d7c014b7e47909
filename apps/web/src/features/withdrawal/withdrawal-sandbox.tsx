import { useText } from '../../lib/i18n.ts'
import styles from './withdrawal-sandbox.module.css'

const lastDigits = ['1', '2', '3', '4', 'other'] as const

/** How the test bank behaves by the account number's last digit; stands only where payouts go to it. */
export function WithdrawalSandbox() {
  const t = useText()
  return (
    <section className={styles.sandbox}>
      <p className={styles.title}>{t('withdrawal.sandbox.title')}</p>
      <ul className={styles.endings}>
        {lastDigits.map((lastDigit) => (
          <li key={lastDigit}>{t(`withdrawal.sandbox.${lastDigit}`)}</li>
        ))}
      </ul>
    </section>
  )
}

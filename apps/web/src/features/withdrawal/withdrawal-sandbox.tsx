import { useText } from '../../lib/i18n.ts'
import styles from './withdrawal-sandbox.module.css'

const lastDigits = ['1', '2', '3', '4', 'other'] as const

/** Outcomes of the test bank by the account number's last digit; shown only when payouts go to it. */
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

import type { OfferTerms } from '@foyer/contract'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import styles from './promotion-bonus.module.css'
import { listTermsLines } from './promotion-bonus.rules.ts'

interface BonusTermsProps {
  terms: OfferTerms
  currency: string
  games: Readonly<Record<string, string>>
  /** Of the bonus, where it is known. */
  amountMinor?: string | undefined
  freeStakeMinor?: string | undefined
}

/** The terms of a bonus, from what the platform enforces. */
export function BonusTerms({ terms, currency, games, amountMinor, freeStakeMinor }: BonusTermsProps) {
  const t = useText()
  const money = useMoney()
  return (
    <details className={styles.terms}>
      <summary>{t('bonus.terms')}</summary>
      <ul className={styles.lines}>
        {listTermsLines(terms, { amountMinor, freeStakeMinor }, games).map((line) => {
          const amount = line.amountMinor === undefined ? '' : money(line.amountMinor, currency)
          const text = t(line.id, { ...line.values, amount })
          return <li key={text}>{text}</li>
        })}
      </ul>
    </details>
  )
}

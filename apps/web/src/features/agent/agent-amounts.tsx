import type { MessageId } from '@foyer/messages'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { AmountText } from '../../ui/amount.tsx'
import styles from './agent.module.css'

interface AmountsProps {
  amounts: readonly { label: MessageId; amountMinor: string }[]
  currency: string
}

/** Amounts below each other, each beside its name or, where it is too long, below it. */
export function AgentAmounts({ amounts, currency }: AmountsProps) {
  const t = useText()
  const money = useMoney()
  return (
    <dl className={styles.amounts}>
      {amounts.map(({ label, amountMinor }) => (
        <div key={label} className={styles.amount}>
          <dt>{t(label)}</dt>
          <dd>
            <AmountText text={money(amountMinor, currency)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

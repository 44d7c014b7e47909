import type { AgentNumbers } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { AmountText } from '../../ui/amount.tsx'
import styles from './agent.module.css'
import { AgentAmounts } from './agent-amounts.tsx'
import { AgentFigures } from './agent-figures.tsx'
import { useNumber } from './agent-line.ts'

/** The sums of a period; the net result is what most plans count. */
export function AgentNumberTotals({
  numbers: { total, currency, countedAt },
}: {
  numbers: Pick<AgentNumbers, 'total' | 'currency' | 'countedAt'>
}) {
  const t = useText()
  const money = useMoney()
  const formatNumber = useNumber()
  const formatDateTime = useDateTime()
  const count = (label: MessageId, value: number) => ({ label, text: formatNumber(value) })
  return (
    <section className={styles.card}>
      <div>
        <h2 className={styles.note}>{t('agent.figure.net')}</h2>
        <p className={styles.sum}>
          <AmountText text={money(total.netMinor, currency)} tone={total.netMinor.startsWith('-') ? 'bad' : 'plain'} />
        </p>
      </div>
      <AgentAmounts
        amounts={[
          { label: 'agent.figure.staked', amountMinor: total.stakedMinor },
          { label: 'agent.figure.won', amountMinor: total.wonMinor },
          { label: 'agent.figure.deposited', amountMinor: total.depositedMinor },
          { label: 'agent.figure.withdrawn', amountMinor: total.withdrawnMinor },
        ]}
        currency={currency}
      />
      <AgentFigures
        figures={[
          count('agent.figure.active', total.active),
          count('agent.figure.clicks', total.clicks),
          count('agent.figure.registrations', total.registrations),
          count('agent.figure.firstDeposits', total.firstDeposits),
        ]}
      />
      {countedAt !== null && (
        <p className={styles.note}>{t('agent.numbers.counted', { time: formatDateTime(countedAt) })}</p>
      )}
    </section>
  )
}

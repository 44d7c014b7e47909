import type { AgentStatement, StatementLine } from '@foyer/contract'
import { ChevronRight } from 'lucide-react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { AmountText } from '../../ui/amount.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './agent.module.css'
import { AgentAmounts } from './agent-amounts.tsx'
import { useAgentLine } from './agent-line.ts'
import { noonOf } from './agent-period.rules.ts'
import { AgentPlanSentences } from './agent-plan.tsx'
import { describePayment, describeStatementLine, linkToNumbers, listNetAmounts } from './agent-statement.rules.ts'

/** One month: what is paid and when, and each line that it comes from. */
export function AgentStatementCard({ statement }: { statement: AgentStatement }) {
  const t = useText()
  const money = useMoney()
  const formatDateTime = useDateTime()
  const { month, state, currency, planName, terms, lines, totalMinor, payableMinor, carriedMinor } = statement
  const payment = describePayment(statement)
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{formatDateTime(noonOf(month), 'month')}</h2>
        <span className={styles.chip}>{t(`agent.statement.state.${state}`)}</span>
      </div>
      <div>
        <p className={styles.note}>{t('agent.statement.payable')}</p>
        <p className={styles.sum}>
          <AmountText text={money(payableMinor, currency)} />
        </p>
        <p className={styles.note}>{t(payment.id, { date: formatDateTime(payment.at, 'date') })}</p>
      </div>
      <details className={styles.details}>
        <summary>{t('agent.statement.why')}</summary>
        {lines.length === 0 ? (
          <p className={styles.body}>{t('agent.statement.none')}</p>
        ) : (
          <List>
            {lines.map((line) => (
              <li key={`${line.kind} ${line.level} ${line.rateBp} ${line.amountMinor}`}>
                <Line statement={statement} line={line} />
              </li>
            ))}
          </List>
        )}
        <div className={styles.total}>
          <AgentAmounts
            amounts={[
              { label: 'agent.statement.total', amountMinor: totalMinor },
              ...(carriedMinor === '0'
                ? []
                : [{ label: 'agent.statement.carried', amountMinor: carriedMinor } as const]),
            ]}
            currency={currency}
          />
        </div>
      </details>
      <details className={styles.details}>
        <summary>{t('agent.statement.plan', { name: planName })}</summary>
        <AgentPlanSentences terms={terms} currency={currency} />
      </details>
    </section>
  )
}

function Line({ statement, line }: { statement: AgentStatement; line: StatementLine }) {
  const t = useText()
  const write = useAgentLine(statement.currency)
  const text = write(describeStatementLine(line, statement.terms))
  const href = linkToNumbers(statement, line)
  const amounts = listNetAmounts(line)
  return (
    <>
      {href === undefined ? (
        <ListRow title={text} />
      ) : (
        <Link href={href}>
          <ListRow
            title={text}
            detail={line.kind !== 'below' && t('agent.statement.members')}
            value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
          />
        </Link>
      )}
      {amounts.length > 0 && (
        <div className={styles.base}>
          <AgentAmounts amounts={amounts} currency={statement.currency} />
        </div>
      )}
    </>
  )
}

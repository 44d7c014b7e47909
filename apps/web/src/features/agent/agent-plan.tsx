import type { Agent, AgentPlanTerms } from '@foyer/contract'
import { EmptyState } from '@foyer/ui/states'
import { FileText } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import styles from './agent.module.css'
import { AgentFigures } from './agent-figures.tsx'
import { type AgentLine, useAgentLine, useNumber } from './agent-line.ts'
import { listPlanLines } from './agent-plan.rules.ts'

/** The agent's plan in sentences, and the size of the team. */
export function AgentPlan({ agent: { plan, currency, memberCount, agentCount } }: { agent: Agent }) {
  const t = useText()
  const { merchantName } = useSettings()
  const formatNumber = useNumber()
  return (
    <>
      {plan ? (
        <section className={styles.card}>
          <h2 className={styles.heading}>
            <bdi>{plan.name}</bdi>
          </h2>
          <AgentPlanSentences terms={plan.terms} currency={currency} />
        </section>
      ) : (
        <EmptyState
          icon={<FileText size={28} aria-hidden="true" />}
          title={t('agent.plan.none')}
          body={t('agent.plan.none.body', { merchant: merchantName })}
        />
      )}
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('agent.plan.team')}</h2>
        <AgentFigures
          figures={[
            { label: 'agent.scope.own', text: formatNumber(memberCount) },
            { label: 'agent.plan.agents', text: formatNumber(agentCount) },
          ]}
        />
      </section>
    </>
  )
}

/** The terms of a plan; those of a statement are of its month. */
export function AgentPlanSentences({ terms, currency }: { terms: AgentPlanTerms; currency: string }) {
  const { earn, net, pay } = listPlanLines(terms)
  return (
    <>
      <Sentences heading="agent.plan.earn" lines={earn} currency={currency} />
      <Sentences heading="agent.plan.net" lines={net} currency={currency} />
      <Sentences heading="agent.plan.pay" lines={pay} currency={currency} />
    </>
  )
}

interface SentencesProps {
  heading: 'agent.plan.earn' | 'agent.plan.net' | 'agent.plan.pay'
  lines: readonly AgentLine[]
  currency: string
}

function Sentences({ heading, lines, currency }: SentencesProps) {
  const t = useText()
  const write = useAgentLine(currency)
  if (lines.length === 0) return null
  return (
    <div className={styles.sentences}>
      <h3>{t(heading)}</h3>
      <ul className={styles.lines}>
        {lines.map(write).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

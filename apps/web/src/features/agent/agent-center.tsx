import type { Agent } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './agent.module.css'
import { AgentEarnings } from './agent-earnings.tsx'
import { AgentNumbers } from './agent-numbers.tsx'
import { AgentPlan } from './agent-plan.tsx'

const tabs = ['numbers', 'earnings', 'plan'] as const

/** An agent's tabs, by `tab` in the address. */
export function AgentCenter({ agent }: { agent: Agent }) {
  const t = useText()
  const { query, search, go } = useAddress()
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'numbers'
  return (
    <>
      {agent.state === 'stopped' && (
        <p className={styles.reason} role="status">
          {t('agent.stopped.title')}
        </p>
      )}
      <Tabs
        label={t('title.agent')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`agent.tab.${value}`) }))}
        onChange={(value) => go(`/m/agent?tab=${value}`, { isReplacing: true })}
      />
      {/* A link of a statement chooses anew. */}
      {tab === 'numbers' && <AgentNumbers key={search} />}
      {tab === 'earnings' && <AgentEarnings />}
      {tab === 'plan' && <AgentPlan agent={agent} />}
    </>
  )
}

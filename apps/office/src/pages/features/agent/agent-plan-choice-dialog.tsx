import type { StaffAgent } from '@foyer/contract'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { setStaffAgentPlan } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { useAgentPlans } from './agent-data.ts'

interface AgentPlanChoiceDialogProps {
  agent: StaffAgent
  onDone(value: { from: string }): void
  onClose(): void
}

/** Gives an agent its first plan, or another one from the next month on. */
export function AgentPlanChoiceDialog({ agent, onDone, onClose }: AgentPlanChoiceDialogProps) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [planId, setPlanId] = useState('')
  const plans = useAgentPlans()
  return (
    <ReasonDialog
      title={`${t('office.agent.way.plan')}: ${agent.username}`}
      submit={t('office.agent.way.plan')}
      isReady={planId !== ''}
      run={(reason) => setStaffAgentPlan({ body: { id: agent.id, planId, reason } }, merchant.code)}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <Loaded query={plans}>
          {({ items }) => (
            <NativeSelect
              label={t('office.agent.plan')}
              description={t(agent.planId === null ? 'office.agent.plan.first' : 'office.agent.plan.next')}
              error={isTried && planId === '' ? t('office.agent.plan.missing') : undefined}
              value={planId}
              data={[
                { value: '', label: t('office.agent.choose') },
                ...items.filter(({ id }) => id !== agent.planId).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => setPlanId(value)}
            />
          )}
        </Loaded>
      )}
    </ReasonDialog>
  )
}

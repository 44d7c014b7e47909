import type { decideStaffAgent as decideCall, EndpointValue, StaffAgent } from '@foyer/contract'
import { NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { decideStaffAgent } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import type { AgentWay } from './agent.types.ts'
import { useAgentPlans } from './agent-data.ts'

const types = [1, 2] as const
const decisions = { approve: 'approved', refuse: 'refused', stop: 'stopped', goOn: 'approved' } as const

interface AgentDecisionDialogProps {
  way: AgentWay
  agent: StaffAgent
  onDone(value: EndpointValue<typeof decideCall>): void
  onClose(): void
}

/** A decision about an application or an agent; an approval with type and plan. */
export function AgentDecisionDialog({ way, agent, onDone, onClose }: AgentDecisionDialogProps) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [type, setType] = useState<(typeof types)[number]>(agent.type === 2 ? 2 : 1)
  const [planId, setPlanId] = useState('')
  const plans = useAgentPlans()
  const approval = way === 'approve' ? { type, ...(planId === '' ? {} : { planId }) } : {}
  return (
    <ReasonDialog
      title={`${t(`office.agent.way.${way}`)}: ${agent.username}`}
      submit={t(`office.agent.way.${way}`)}
      refusals={{ request_conflict: 'office.member.changed' }}
      run={(reason) =>
        decideStaffAgent({ body: { id: agent.id, decision: decisions[way], ...approval, reason } }, merchant.code)
      }
      onDone={onDone}
      onClose={onClose}
    >
      {() =>
        way === 'approve' ? (
          <>
            <NativeSelect
              label={t('office.members.type')}
              description={t('office.member.type.hint')}
              value={String(type)}
              data={types.map((one) => ({ value: String(one), label: t(`office.type.${one}`) }))}
              onChange={({ currentTarget: { value } }) => setType(value === '2' ? 2 : 1)}
            />
            <Loaded query={plans}>
              {({ items }) => (
                <NativeSelect
                  label={t('office.agent.plan')}
                  description={t('office.agent.plan.first')}
                  value={planId}
                  data={[
                    { value: '', label: t('office.agent.plan.none') },
                    ...items.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={({ currentTarget: { value } }) => setPlanId(value)}
                />
              )}
            </Loaded>
          </>
        ) : (
          <Text size="sm">{t(`office.agent.way.${way}.hint`)}</Text>
        )
      }
    </ReasonDialog>
  )
}

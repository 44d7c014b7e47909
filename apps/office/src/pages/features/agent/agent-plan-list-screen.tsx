import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMonth } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { AgentPlan } from './agent.types.ts'
import { agentKey, useAgentPlans } from './agent-data.ts'
import { AgentPage } from './agent-page.tsx'
import { AgentPlanDialog } from './agent-plan-dialog.tsx'
import { AgentPlanTerms } from './agent-plan-terms.tsx'

type Opened = { way: 'terms'; plan: AgentPlan } | { way: 'edit'; plan: AgentPlan | undefined }

/** Plans with their newest versions; the owner adds plans and versions. */
export function AgentPlanListScreen() {
  const { t, tag } = useTranslation()
  const { merchant, canDo } = useOffice()
  const client = useQueryClient()
  const query = useAgentPlans()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const button = (text: string, plan: AgentPlan, way: Opened['way']) => (
    <Button size="xs" variant="default" aria-label={`${text}: ${plan.name}`} onClick={() => setOpened({ way, plan })}>
      {text}
    </Button>
  )
  const columns = [
    { id: 'name', head: t('office.plan.name'), cell: (row: AgentPlan) => row.name },
    { id: 'version', head: t('office.plan.version'), cell: (row: AgentPlan) => row.version, isNumber: true },
    { id: 'from', head: t('office.plan.from'), cell: (row: AgentPlan) => formatMonth(row.from, tag) },
    { id: 'agents', head: t('office.plan.agents'), cell: (row: AgentPlan) => row.agentCount, isNumber: true },
    {
      id: 'ways',
      head: '',
      cell: (row: AgentPlan) => (
        <Group gap="xs" wrap="nowrap">
          {button(t('office.plan.terms'), row, 'terms')}
          {canDo('owner') ? button(t('office.plan.change'), row, 'edit') : null}
        </Group>
      ),
    },
  ]
  return (
    <AgentPage
      part="plans"
      action={
        canDo('owner') ? (
          <Button onClick={() => setOpened({ way: 'edit', plan: undefined })}>{t('office.plan.add')}</Button>
        ) : null
      }
    >
      <Text c="dimmed">{t('office.plans.hint')}</Text>
      <Loaded query={query}>
        {({ items, currency }) => (
          <>
            <DataTable
              label={t('office.agents.tab.plans')}
              columns={columns}
              rows={items}
              keyOf={({ id }) => id}
              empty={t('office.plans.empty')}
            />
            {opened?.way === 'edit' ? (
              <AgentPlanDialog
                plan={opened.plan}
                currency={currency}
                onDone={() => {
                  close()
                  void client.invalidateQueries({ queryKey: agentKey(merchant.code) })
                }}
                onClose={close}
              />
            ) : null}
            {opened?.way === 'terms' ? (
              <Dialog title={opened.plan.name} close={t('office.close')} onClose={close}>
                <AgentPlanTerms terms={opened.plan.terms} currency={currency} />
              </Dialog>
            ) : null}
          </>
        )}
      </Loaded>
    </AgentPage>
  )
}

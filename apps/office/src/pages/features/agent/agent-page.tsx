import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'

const parts = ['agents', 'plans', 'statements'] as const
type Part = (typeof parts)[number]

/** A part of the page of agents; `action` stands beside the title. */
export function AgentPage({ part, action, children }: { part: Part; action?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  const { merchant, canDo } = useOffice()
  const base = `/${merchant.code}/agents`
  const shown = parts.filter((one) => one !== 'statements' || canDo('owner', 'finance', 'risk'))
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.agents.title')}</Title>
        {action}
      </Group>
      <LinkTabs
        label={t('office.agents.title')}
        current={part}
        tabs={shown.map((id) => ({
          id,
          href: id === 'agents' ? base : `${base}/${id}`,
          text: t(`office.agents.tab.${id}`),
        }))}
      />
      {children}
    </>
  )
}

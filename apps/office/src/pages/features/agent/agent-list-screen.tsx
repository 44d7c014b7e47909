import type { AgentState } from '@foyer/contract'
import { Text, TextInput } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { listStaffAgents } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { usePages } from '../../lib/paged-rows.tsx'
import { Filters } from '../../ui/filters.tsx'
import { agentKey } from './agent-data.ts'
import { AgentPage } from './agent-page.tsx'
import { type AgentPages, AgentTable } from './agent-table.tsx'

const TYPING_MS = 250
/** Those that a row can have. */
const states = ['applied', 'approved', 'refused', 'stopped'] as const satisfies readonly AgentState[]

/** Applications and agents; the filters stand in the address. */
export function AgentListScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { get, choice, set } = useFilters()
  const field = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => field.current?.focus()]])
  const state = choice('state', states)
  const [name] = useDebouncedValue(get('name'), TYPING_MS)
  const query: AgentPages = usePages(agentKey(merchant.code, 'list', state, name), (after: string | undefined) =>
    listStaffAgents({ query: { state, name, after } }, merchant.code),
  )
  const first = query.data?.pages[0]
  return (
    <AgentPage part="agents">
      {first ? <Text c="dimmed">{t(first.isOpen ? 'office.agents.open' : 'office.agents.closed')}</Text> : null}
      <Filters label={t('office.filters')}>
        <AddressFilter
          label={t('office.agent.state')}
          all={t('office.all')}
          value={state}
          choices={states}
          textOf={(one) => t(`office.agent.state.${one}`)}
          onChoose={(value) => set('state', value)}
        />
        <TextInput
          ref={field}
          type="search"
          label={t('office.agent.name')}
          maxLength={64}
          value={get('name')}
          onChange={({ currentTarget: { value } }) => set('name', value)}
        />
      </Filters>
      <AgentTable query={query} label={t('office.agents.title')} empty={t('office.agents.empty')} />
    </AgentPage>
  )
}

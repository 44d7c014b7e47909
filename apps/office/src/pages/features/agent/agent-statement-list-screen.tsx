import type { StatementState } from '@foyer/contract'
import { TextInput } from '@mantine/core'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { useTranslation } from '../../lib/i18n.tsx'
import { Filters } from '../../ui/filters.tsx'
import { AgentPage } from './agent-page.tsx'
import { AgentStatementTable } from './agent-statement-table.tsx'

const states = ['pending', 'approved', 'paid', 'reversed'] as const satisfies readonly StatementState[]
const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/

/** Monthly statements of all agents; the filters stand in the address. */
export function AgentStatementListScreen() {
  const { t } = useTranslation()
  const { get, choice, set } = useFilters()
  const state = choice('state', states)
  const typed = get('month')
  const month = MONTH.test(typed) ? typed : undefined
  return (
    <AgentPage part="statements">
      <Filters label={t('office.filters')}>
        <AddressFilter
          label={t('office.statement.state')}
          all={t('office.all')}
          value={state}
          choices={states}
          textOf={(one) => t(`office.statement.state.${one}`)}
          onChoose={(value) => set('state', value)}
        />
        {/* A browser without a choice of months shows a field for text. */}
        <TextInput
          type="month"
          label={t('office.statement.month')}
          placeholder={t('office.statement.month.form')}
          error={typed !== '' && month === undefined ? t('office.statement.month.wrong') : undefined}
          value={typed}
          onChange={({ currentTarget: { value } }) => set('month', value)}
        />
      </Filters>
      <AgentStatementTable filter={{ state, month }} />
    </AgentPage>
  )
}

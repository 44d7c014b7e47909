import type { StaffAgent } from '@foyer/contract'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStaffAgents, moveStaffAgent } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { agentKey } from './agent-data.ts'

const TYPING_MS = 250
/** No id of an agent has a point. */
const TOP = 'at.top'
type Parent = Pick<StaffAgent, 'id' | 'username'>

interface AgentMoveDialogProps {
  agent: StaffAgent
  onDone(value: { from: string }): void
  onClose(): void
}

/** Puts an agent below another one, or at the top, from the next month on. */
export function AgentMoveDialog({ agent, onDone, onClose }: AgentMoveDialogProps) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [find, setFind] = useState('')
  const [name] = useDebouncedValue(find.trim(), TYPING_MS)
  const [parent, setParent] = useState<Parent | 'top'>()
  const query = useQuery({
    queryKey: agentKey(merchant.code, 'found', name),
    queryFn: () => listStaffAgents({ query: { name } }, merchant.code),
    enabled: name !== '',
  })
  // Who was never approved has no place in the tree.
  const found = (query.data?.items ?? []).filter(({ id, code }) => code !== null && id !== agent.id)
  const chosen = parent === undefined || parent === 'top' ? [] : [parent]
  const choices: Parent[] = [...chosen, ...found.filter(({ id }) => chosen.every((one) => one.id !== id))]
  return (
    <ReasonDialog
      title={`${t('office.agent.way.move')}: ${agent.username}`}
      submit={t('office.agent.way.move')}
      refusals={{ request_conflict: 'office.agent.move.conflict' }}
      isReady={parent !== undefined}
      run={(reason) => {
        const parentId = parent === 'top' ? null : (parent?.id ?? null)
        return moveStaffAgent({ body: { id: agent.id, parentId, reason } }, merchant.code)
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Text size="sm">{t('office.agent.move.hint')}</Text>
          <TextInput
            type="search"
            label={t('office.agent.move.find')}
            maxLength={64}
            data-autofocus
            value={find}
            onChange={({ currentTarget: { value } }) => setFind(value)}
          />
          {name === '' ? null : (
            <Loaded query={query}>
              {() => (found.length === 0 ? <Text c="dimmed">{t('office.agents.empty')}</Text> : null)}
            </Loaded>
          )}
          <NativeSelect
            label={t('office.agent.parent')}
            error={isTried && parent === undefined ? t('office.agent.move.missing') : undefined}
            value={parent === 'top' ? TOP : (parent?.id ?? '')}
            data={[
              { value: '', label: t('office.agent.choose') },
              { value: TOP, label: t('office.agent.top') },
              ...choices.map(({ id, username }) => ({ value: id, label: username })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setParent(value === TOP ? 'top' : choices.find(({ id }) => id === value))
            }
          />
        </>
      )}
    </ReasonDialog>
  )
}

import type { AgentGroup, AgentNumbers } from '@foyer/contract'
import { EmptyState } from '@foyer/ui/states'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { AmountText } from '../../ui/amount.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './agent.module.css'
import { AgentBets } from './agent-bets.tsx'
import { AgentMore } from './agent-more.tsx'
import { type DayRange, noonOf } from './agent-period.rules.ts'

type Row = AgentNumbers['rows'][number]

interface RowsProps {
  rows: readonly Row[]
  currency: string
  range: DayRange
  by: AgentGroup
  isWhole: boolean
  pages: Parameters<typeof AgentMore>[0]['pages']
}

/** Rows of one group; a tap on a member opens the bets of a day. */
export function AgentNumberRows({ rows, currency, range, by, isWhole, pages }: RowsProps) {
  const t = useText()
  const [opened, setOpened] = useState<Row>()
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Inbox size={28} aria-hidden="true" />}
        title={t('agent.numbers.empty')}
        body={t('agent.numbers.empty.body')}
      />
    )
  return (
    <>
      {isWhole && by === 'member' && <p className={styles.note}>{t('agent.numbers.members')}</p>}
      <List label={t(`agent.by.${by}`)}>
        {rows.map((row) => (
          <li key={row.key}>
            {by === 'member' ? (
              <button type="button" onClick={() => setOpened(row)} aria-haspopup="dialog">
                <NumberRow row={row} by={by} currency={currency} />
              </button>
            ) : (
              <NumberRow row={row} by={by} currency={currency} />
            )}
          </li>
        ))}
      </List>
      <AgentMore pages={pages} />
      <Sheet
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.name ?? ''}
        closeLabel={t('close')}
      >
        {opened && <AgentBets member={opened.key} range={range} />}
      </Sheet>
    </>
  )
}

function NumberRow({ row, by, currency }: { row: Row; by: AgentGroup; currency: string }) {
  const t = useText()
  const money = useMoney()
  const formatDateTime = useDateTime()
  const { key, name, stakedMinor, wonMinor, netMinor, joinedAt, balanceMinor } = row
  const facts = [
    t('agent.numbers.row', { staked: money(stakedMinor, currency), won: money(wonMinor, currency) }),
    joinedAt !== null && t('agent.numbers.joined', { date: formatDateTime(joinedAt, 'date') }),
    balanceMinor !== null && t('agent.numbers.balance', { amount: money(balanceMinor, currency) }),
  ]
  return (
    <ListRow
      title={by === 'day' ? formatDateTime(noonOf(key), 'date') : <bdi>{name}</bdi>}
      detail={facts.filter(Boolean).join(' · ')}
      value={<AmountText text={money(netMinor, currency)} tone={netMinor.startsWith('-') ? 'bad' : 'plain'} />}
      valueDetail={t('agent.figure.net')}
    />
  )
}

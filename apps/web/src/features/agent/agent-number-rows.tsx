import type { AgentGroup, AgentNumbers } from '@foyer/contract'
import { classNames } from '@foyer/ui/class-names'
import { EmptyState } from '@foyer/ui/states'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { AmountText } from '../../ui/amount.tsx'
import { List } from '../../ui/list.tsx'
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

/** Rows of one group; a tap on a member opens its bets. */
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
      <p className={classNames(styles.amount, styles.columns)} aria-hidden="true">
        <span>{t(`agent.by.${by}`)}</span>
        <span>{t('agent.figure.net')}</span>
      </p>
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
  return (
    <span className={styles.row}>
      <span className={styles.amount}>
        <span className={styles.name}>{by === 'day' ? formatDateTime(noonOf(key), 'date') : <bdi>{name}</bdi>}</span>
        <span className={styles.net}>
          <span className="visually-hidden">{t('agent.figure.net')}</span>{' '}
          <AmountText text={money(netMinor, currency)} tone={netMinor.startsWith('-') ? 'bad' : 'plain'} />
        </span>
      </span>
      <span className={styles.fact}>
        {t('agent.numbers.row', { staked: money(stakedMinor, currency), won: money(wonMinor, currency) })}
      </span>
      {balanceMinor !== null && (
        <span className={styles.fact}>{t('agent.numbers.balance', { amount: money(balanceMinor, currency) })}</span>
      )}
      {joinedAt !== null && (
        <span className={styles.fact}>{t('agent.numbers.joined', { date: formatDateTime(joinedAt, 'date') })}</span>
      )}
    </span>
  )
}

import { type Withdrawal, withdrawals } from '@foyer/contract'
import { ArrowUpFromLine } from 'lucide-react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { AmountText } from '../../ui/amount.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './withdrawal-recent.module.css'

/** Number of recent withdrawals below the form. */
const shownCount = 3
/** Polling interval while one of them is open. */
const openIntervalMs = 5_000

/** Recent withdrawals with their status; a tap opens one. Absent without any. */
export function WithdrawalRecent({ exceptId }: { exceptId?: string }) {
  const t = useText()
  const { data } = useValue(
    withdrawals,
    {},
    { refetchIntervalMs: (list) => (list?.some(({ resolvedAt }) => resolvedAt === null) ? openIntervalMs : false) },
  )
  const shown = (data ?? []).filter(({ id }) => id !== exceptId).slice(0, shownCount)
  if (shown.length === 0) return null
  return (
    <section className={styles.recent}>
      <h2 className={styles.title}>{t('withdrawal.recent')}</h2>
      <List>
        {shown.map((withdrawal) => (
          <li key={withdrawal.id}>
            <Link href={`/m/withdraw?withdrawal=${withdrawal.id}`}>
              <Row withdrawal={withdrawal} />
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const { status, amountMinor, currency, createdAt } = withdrawal
  return (
    <ListRow
      icon={<ArrowUpFromLine size={18} aria-hidden="true" />}
      title={<AmountText text={formatMoney(amountMinor, currency)} />}
      detail={formatDateTime(createdAt)}
      valueDetail={<span className={styles[status]}>{t(`withdrawal.status.${status}`)}</span>}
    />
  )
}

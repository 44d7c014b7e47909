import { type Deposit, deposits } from '@foyer/contract'
import { CreditCard, Landmark, Smartphone } from 'lucide-react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { AmountText } from '../../ui/amount.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './deposit-recent.module.css'

/** Number of recent deposits below the form. */
const shownCount = 3

/** Recent deposits with their status; a tap opens one. Absent without any. */
export function DepositRecent({ exceptId }: { exceptId?: string }) {
  const t = useText()
  const { data } = useValue(deposits, {})
  const shown = (data ?? []).filter(({ id }) => id !== exceptId).slice(0, shownCount)
  if (shown.length === 0) return null
  return (
    <section className={styles.recent}>
      <h2 className={styles.title}>{t('deposit.recent')}</h2>
      <List>
        {shown.map((deposit) => (
          <li key={deposit.id}>
            <Link href={`/m/voucherCenter?deposit=${deposit.id}`}>
              <Row deposit={deposit} />
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}

function Row({ deposit }: { deposit: Deposit }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const { status, method, amountMinor, currency, createdAt } = deposit
  const Icon = method === 'card' ? CreditCard : method === 'ewallet' ? Smartphone : Landmark
  return (
    <ListRow
      icon={<Icon size={18} aria-hidden="true" />}
      title={<AmountText text={formatMoney(amountMinor, currency)} />}
      detail={formatDateTime(createdAt)}
      valueDetail={<span className={styles[status]}>{t(`deposit.status.${status}`)}</span>}
    />
  )
}

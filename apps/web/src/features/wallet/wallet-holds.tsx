import { type WalletHold, walletHolds } from '@foyer/contract'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useNowSeconds } from '../../lib/use-now.ts'
import { AmountText } from '../../ui/amount.tsx'
import styles from './wallet-holds.module.css'
import { describeHold } from './wallet-holds.rules.ts'

/** Polling interval while the wallet is open. */
const holdsIntervalMs = 10_000

/**
 * What the held money is for, each with the way to it: the game of an open round with the time of its result, or the
 * withdrawals. `note` stands in its place until it is loaded, and where it is not offered.
 */
export function WalletHolds({ note }: { note: ReactNode }) {
  const t = useText()
  const isOffered = useIsOffered(walletHolds)
  const { data } = useValue(
    walletHolds,
    {},
    { isEnabled: isOffered, refetchIntervalMs: holdsIntervalMs, freshForMs: 0 },
  )
  if (!data || data.items.length === 0) return note
  return (
    <ul className={styles.holds} aria-label={t('wallet.held')}>
      {data.items.map((hold) => (
        <li key={hold.id}>
          <HoldRow hold={hold} />
        </li>
      ))}
    </ul>
  )
}

function HoldRow({ hold }: { hold: WalletHold }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const nowSeconds = useNowSeconds()
  const { state, isToday, href } = describeHold(hold, (nowSeconds ?? 0) * 1000)
  const row = (
    <>
      <span className={styles.main}>
        <span className={styles.title}>{hold.kind === 'bet' ? hold.description : t('wallet.kind.withdrawal')}</span>
        <span className={styles.detail}>
          {t(state, { time: hold.endsAt ? formatDateTime(hold.endsAt, isToday ? 'time' : 'soon') : '' })}
        </span>
      </span>
      <AmountText text={formatMoney(hold.amountMinor.replace('-', ''), hold.currency)} />
      {href && <ChevronRight className="turns" size={18} aria-hidden="true" />}
    </>
  )
  return href ? (
    <Link href={href} className={styles.row}>
      {row}
    </Link>
  ) : (
    <span className={styles.row}>{row}</span>
  )
}

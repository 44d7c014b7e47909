import { type RankEntry, rankList } from '@foyer/contract'
import { Skeleton } from '@foyer/ui/states'
import { Trophy } from 'lucide-react'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useValue } from '../../lib/queries.ts'
import { AmountText } from '../../ui/amount.tsx'
import styles from './winners-card.module.css'

const shownWins = 4
const winsIntervalMs = 20_000

/** The newest wins, names masked by the server. Plain figures without effects (DEC-34). */
export function WinnersCard() {
  const t = useText()
  const { data, isPending } = useValue(rankList, { query: {} }, { refetchIntervalMs: winsIntervalMs })
  if (isPending) return <Skeleton size="banner" />
  if (!data) return null
  return (
    <section className={styles.card} aria-labelledby="winners-title">
      <h2 id="winners-title" className={styles.heading}>
        <Trophy size={18} aria-hidden="true" />
        {t('home.winners.title')}
      </h2>
      {data.length === 0 ? <p className={styles.none}>{t('home.winners.none')}</p> : <Wins wins={data} />}
    </section>
  )
}

function Wins({ wins }: { wins: readonly RankEntry[] }) {
  const formatMoney = useMoney()
  return (
    <ul className={styles.list}>
      {wins.slice(0, shownWins).map((win) => (
        <li key={`${win.at} ${win.userName} ${win.gameCode}`} className={styles.win}>
          <span className={styles.who}>
            <bdi>{win.userName}</bdi>
            <span className={styles.game}>{win.gameTitle}</span>
          </span>
          <AmountText text={formatMoney(win.amountMinor, win.currency)} tone="gold" />
        </li>
      ))}
    </ul>
  )
}

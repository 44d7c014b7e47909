import type { RankProgress } from '@foyer/contract'
import { Medal } from 'lucide-react'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useLevelName } from '../../lib/rank.ts'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './promotion-rank.module.css'
import { computeMissingMinor, computeRankPercent } from './promotion-rank.rules.ts'

/** The member's level and the way to the next one. */
export function RankCard({ rank }: { rank: RankProgress }) {
  const t = useText()
  const money = useMoney()
  const nameOf = useLevelName(rank.levels)
  const { rankLevel, stakeMinor, nextStakeMinor, currency } = rank
  const title = rankLevel === 0 ? t('rank.none') : nameOf(rankLevel)
  const percent = computeRankPercent(rank)
  return (
    <section className={styles.card}>
      <p className={styles.head}>
        <Medal size={24} aria-hidden="true" className={styles.medal} />
        <strong className={styles.title}>{title}</strong>
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.way}>
        {nextStakeMinor === null
          ? t('rank.top')
          : t('rank.next', {
              amount: money(computeMissingMinor(stakeMinor, nextStakeMinor), currency),
              level: nameOf(rankLevel + 1),
            })}
      </p>
    </section>
  )
}

/** All levels with what they take and give; absent where another platform sends none. */
export function RankLevels({ rank }: { rank: RankProgress }) {
  const t = useText()
  const money = useMoney()
  const nameOf = useLevelName(rank.levels)
  if (rank.levels.length === 0) return null
  return (
    <section className={styles.levels} aria-labelledby="levels">
      <h2 id="levels" className={styles.heading}>
        {t('rank.levels')}
      </h2>
      <List>
        {rank.levels.map(({ stakeMinor, withdrawalDailyMinor }, index) => (
          <li key={stakeMinor} aria-current={index + 1 === rank.rankLevel ? 'true' : undefined}>
            <ListRow
              icon={
                <Medal size={20} aria-hidden="true" className={index < rank.rankLevel ? styles.medal : undefined} />
              }
              title={nameOf(index + 1)}
              detail={
                <>
                  {t('rank.from', { amount: money(stakeMinor, rank.currency, { isShort: true }) })}
                  {withdrawalDailyMinor !== null && (
                    <span className={styles.benefit}>
                      {t('rank.withdrawals', { amount: money(withdrawalDailyMinor, rank.currency, { isShort: true }) })}
                    </span>
                  )}
                </>
              }
            />
          </li>
        ))}
      </List>
      <p className={styles.way}>{t('rank.explain')}</p>
    </section>
  )
}

import { useRank } from '../../lib/rank.ts'
import { BonusCenter } from './promotion-bonus-center.tsx'
import { RankCard, RankLevels } from './promotion-rank.tsx'
import styles from './promotion-reward.module.css'

/** `/m/rewardCenter` (ROUTE-22, PROMO-06): the member's level, rewards and bonuses. */
export function RewardScreen() {
  const rank = useRank()
  return (
    <div className={styles.screen}>
      {rank ? <RankCard rank={rank} /> : null}
      <BonusCenter />
      {rank ? <RankLevels rank={rank} /> : null}
    </div>
  )
}

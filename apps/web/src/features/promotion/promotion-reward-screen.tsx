import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { Trophy } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useRank } from '../../lib/rank.ts'
import { RankCard, RankLevels } from './promotion-rank.tsx'
import styles from './promotion-reward.module.css'

/** `/m/rewardCenter` (ROUTE-22, PROMO-06): the member's level; no offer grants rewards yet. */
export function RewardScreen() {
  const rank = useRank()
  if (!rank) return <Rewards />
  return (
    <div className={styles.screen}>
      <RankCard rank={rank} />
      <Rewards />
      <RankLevels rank={rank} />
    </div>
  )
}

function Rewards() {
  const t = useText()
  return (
    <EmptyState
      icon={<Trophy size={28} aria-hidden="true" />}
      title={t('promotion.reward.title')}
      body={t('promotion.reward.body')}
    >
      <Link href="/m/activity" className={buttonClass({ kind: 'secondary' })}>
        {t('promotion.reward.offers')}
      </Link>
    </EmptyState>
  )
}

import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { Trophy } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'

/** `/m/rewardCenter` (ROUTE-22, PROMO-06): no offer grants rewards yet; the page shows an empty list. */
export function RewardScreen() {
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

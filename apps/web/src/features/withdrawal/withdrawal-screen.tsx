import { withdrawalCards } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useValue } from '../../lib/queries.ts'
import { WithdrawalFlow } from './withdrawal-flow.tsx'
import { planHoldReload } from './withdrawal-form.rules.ts'

/** `/m/withdraw` (WDR-01). */
export function WithdrawalScreen() {
  const t = useText()
  const cards = useValue(withdrawalCards, {}, { refetchIntervalMs: planHoldReload })
  if (cards.data) return <WithdrawalFlow payout={cards.data} />
  if (cards.error)
    return <LoadFailure error={cards.error} onRetry={() => void cards.refetch()} isBusy={cards.isFetching} />
  return <SkeletonList rows={4} size="card" label={t('loading')} />
}

import { depositSettings } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { useEffect, useReducer } from 'react'
import { useDrafts } from '../../lib/drafts.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useAddress } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { useStepHeading } from '../../ui/step-heading.ts'
import { useBankReturn } from './deposit-bank-visit.ts'
import { findPlace, readDepositId, reduceDeposit, startDeposit } from './deposit-flow.rules.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositProgress } from './deposit-progress.tsx'

/** `/m/voucherCenter` (DEP-01): from the choice to the final status, after any return from the provider (OPEN-35). */
export function DepositScreen() {
  const t = useText()
  const { query, go } = useAddress()
  const followedId = readDepositId(query)
  const isReturning = useBankReturn(followedId)
  const drafts = useDrafts()
  const [state, dispatch] = useReducer(reduceDeposit, followedId, (id) => startDeposit(id, drafts.read('deposit')))
  const settings = useValue(depositSettings, {})
  const heading = useStepHeading(findPlace(state))

  useEffect(() => {
    dispatch(followedId === undefined ? { type: 'again' } : { type: 'follow', id: followedId })
  }, [followedId])

  useEffect(() => {
    if (state.step === 'choosing' && state.amountText !== '')
      drafts.keep('deposit', { method: state.method ?? '', amountText: state.amountText })
    else if (state.step !== 'sending') drafts.forget('deposit')
  }, [state, drafts])

  const begin = () => {
    dispatch({ type: 'again' })
    go('/m/voucherCenter', { isReplacing: true })
  }
  if (isReturning) return <SkeletonList rows={3} size="card" label={t('loading')} />
  if (state.step !== 'choosing' && state.step !== 'sending') {
    return <DepositProgress state={state} dispatch={dispatch} onAgain={begin} heading={heading} />
  }
  if (settings.isPending) return <SkeletonList rows={4} size="card" label={t('loading')} />
  if (settings.error && !settings.data) {
    const { error, refetch, isFetching } = settings
    return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  }
  return <DepositForm state={state} dispatch={dispatch} settings={settings.data} />
}

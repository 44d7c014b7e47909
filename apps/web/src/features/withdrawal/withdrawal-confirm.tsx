import { createWithdrawal, movements, wallet, withdrawalCards, withdrawals } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBackToClose } from '@foyer/ui/use-back-to-close'
import { useBusy } from '@foyer/ui/use-busy'
import { type Dispatch, type Ref, useEffect } from 'react'
import { useBalance, useBalanceMoney } from '../../lib/balance.ts'
import { useEarlierRequest } from '../../lib/earlier-request.ts'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useIdempotentCall } from '../../lib/idempotent-call.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useRenew } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { AmountText } from '../../ui/amount.tsx'
import type { WithdrawalEvent, WithdrawalState } from './withdrawal-flow.rules.ts'
import styles from './withdrawal-form.module.css'
import { findChosenCard, type Payout } from './withdrawal-form.rules.ts'

export interface WithdrawalConfirmProps {
  state: Extract<WithdrawalState, { step: 'confirm' | 'asking' }>
  dispatch: Dispatch<WithdrawalEvent>
  payout: Payout
  heading: Ref<HTMLHeadingElement>
}

/** Summary before the request (OPEN-36). */
export function WithdrawalConfirm({ state, dispatch, payout, heading }: WithdrawalConfirmProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  const formatMoney = useMoney()
  const formatBalance = useBalanceMoney()
  const balance = useBalance()
  const ask = useAsk(dispatch)
  const card = findChosenCard(payout.cards, state.cardId)
  const isChecking = state.step === 'asking'
  useBackToClose(!isChecking, () => dispatch({ type: 'back' }))
  const isGone = card === undefined && !isChecking
  useEffect(() => {
    if (isGone) dispatch({ type: 'back' })
  }, [isGone, dispatch])
  const amount = formatMoney(state.amountMinor, payout.currency)
  const leftMinor = balance && (BigInt(balance.availableMinor) - BigInt(state.amountMinor)).toString()
  const problem = state.step === 'confirm' ? state.problem : undefined
  return (
    <div className={styles.screen}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('withdrawal.confirm.title')}
      </h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('withdrawal.confirm.amount')}</dt>
          <dd className={styles.figure}>
            <AmountText text={amount} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('withdrawal.confirm.to')}</dt>
          <dd>
            <bdi>{card && `${card.bankName} ${card.maskedNumber}`}</bdi>
            <span className={styles.holder}>
              <bdi>{card?.holderName}</bdi>
            </span>
          </dd>
        </div>
        {leftMinor !== undefined && !leftMinor.startsWith('-') && (
          <div className={styles.fact}>
            <dt>{t('withdrawal.confirm.left')}</dt>
            <dd>
              <AmountText text={formatBalance(leftMinor, payout.currency)} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{t('withdrawal.next', { amount })}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {messageOf(problem)}
        </p>
      )}
      <Button isWide isBusy={isChecking} onClick={() => card && void ask(card.id, state.amountMinor)}>
        {t('withdrawal.confirm.action', { amount })}
      </Button>
      <Button kind="quiet" isWide onClick={() => dispatch({ type: 'back' })} disabled={isChecking}>
        {t('withdrawal.confirm.back')}
      </Button>
    </div>
  )
}

/** Sends the request and opens the resulting withdrawal. */
function useAsk(dispatch: Dispatch<WithdrawalEvent>) {
  const callOnce = useIdempotentCall(createWithdrawal)
  const renew = useRenew()
  const isShown = useIsShown()
  const shouldShow = useEarlierRequest()
  const { go } = useAddress()
  const { storage } = useServices()
  const { run } = useBusy()
  const ask = async (cardId: string, amountMinor: string) => {
    dispatch({ type: 'ask' })
    const answer = await callOnce(`withdrawal ${cardId} ${amountMinor}`, (requestId) => ({
      body: { requestId, cardId, amountMinor },
    }))
    // The bounds too: the daily rest has changed, or a hold caused the refusal.
    renew(wallet, withdrawals, movements, withdrawalCards)
    if (!answer.ok) return dispatch({ type: 'refuse', problem: answer.problem })
    // A member who has moved on is not called back: the withdrawal is in the list.
    if (!isShown()) return
    const isWanted = await shouldShow(answer.value)
    if (!isShown()) return
    if (!isWanted) return dispatch({ type: 'refuse', problem: undefined })
    storage.write('pushMoment', '1')
    dispatch({ type: 'receive', withdrawal: answer.value })
    go(`/m/withdraw?withdrawal=${answer.value.id}`, { isReplacing: true })
  }
  return (cardId: string, amountMinor: string) => run(() => ask(cardId, amountMinor))
}

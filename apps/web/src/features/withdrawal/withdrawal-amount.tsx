import { withdrawals } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { Skeleton } from '@foyer/ui/states'
import { Landmark, Plus, Smartphone } from 'lucide-react'
import type { Dispatch, FormEvent } from 'react'
import { useAmountText } from '../../lib/amount-text.ts'
import { useBalance, useBalanceMoney } from '../../lib/balance.ts'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useSettings, useValue } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { AmountText } from '../../ui/amount.tsx'
import { AmountField } from '../../ui/amount-field.tsx'
import { isAmountText } from '../../ui/amount-text.rules.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { useWrongField } from '../../ui/wrong-field.ts'
import type { WithdrawalEvent, WithdrawalState } from './withdrawal-flow.rules.ts'
import styles from './withdrawal-form.module.css'
import {
  findOfferedCard,
  findWholeAmount,
  isWalletCode,
  type Payout,
  readWithdrawalAmount,
} from './withdrawal-form.rules.ts'
import { WithdrawalHoldNotice } from './withdrawal-hold-notice.tsx'
import { WithdrawalLimits } from './withdrawal-limits.tsx'
import { WithdrawalRecent } from './withdrawal-recent.tsx'

export interface WithdrawalAmountProps {
  state: Extract<WithdrawalState, { step: 'amount' }>
  dispatch: Dispatch<WithdrawalEvent>
  payout: Payout
  /** Withdrawals are on hold: accounts can be viewed and added, and nothing can be requested (T37). */
  isHeld: boolean
}

/** Payout account and amount, with the next step in one sentence (OPEN-36). */
export function WithdrawalAmount({ state, dispatch, payout, isHeld }: WithdrawalAmountProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  const formatMoney = useMoney()
  const site = useSettings()
  const balance = useBalance()
  const open = useOpenCount()
  const { currency, minMinor, maxMinor, dailyLeftMinor, cards, cardLimit, pendingLimit } = payout
  // A balance still loading refuses nothing: the platform checks it.
  const bounds = { minMinor, maxMinor, dailyLeftMinor, currency, availableMinor: balance?.availableMinor ?? maxMinor }
  const read = readWithdrawalAmount(state.amountText, bounds)
  const whole = balance && findWholeAmount(bounds)
  const card = findOfferedCard(cards, state.cardId)
  const canReview = !isHeld && open < pendingLimit && card !== undefined
  const { form, noteSent } = useWrongField(false)
  const { format, example } = useAmountText(currency)
  const problem = state.problem ?? (isAmountText(state.amountText) ? undefined : 'field.amount.number')
  const values = {
    example,
    minimum: formatMoney(minMinor, currency, { isShort: true }),
    maximum: formatMoney(maxMinor, currency, { isShort: true }),
    left: formatMoney(dailyLeftMinor ?? maxMinor, currency),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canReview) return
    noteSent()
    dispatch(
      read.ok
        ? { type: 'review', cardId: card.id, amountMinor: read.amountMinor }
        : { type: 'refuse', problem: read.problem },
    )
  }
  return (
    <div className={styles.screen}>
      <AvailableBalance />
      {isHeld && payout.hold && <WithdrawalHoldNotice hold={payout.hold} payout={payout} />}
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <ChoiceList
          label={t('withdrawal.card.label')}
          value={card?.id}
          onChoose={(cardId) => dispatch({ type: 'chooseCard', cardId })}
          choices={cards.map(({ id, bankCode, bankName, maskedNumber, holderName }) => ({
            value: id,
            icon: isWalletCode(payout, bankCode) ? <Smartphone size={20} /> : <Landmark size={20} />,
            title: <bdi>{bankName}</bdi>,
            detail: <bdi>{`${maskedNumber} · ${holderName}`}</bdi>,
          }))}
        />
        {cards.length < cardLimit ? (
          <Button kind="secondary" isSmall onClick={() => dispatch({ type: 'openCardForm' })}>
            <Plus size={16} aria-hidden="true" />
            {t('withdrawal.other')}
          </Button>
        ) : (
          <p className={styles.note}>{t('withdrawal.card.limit', { count: cardLimit })}</p>
        )}
        <WithdrawalLimits payout={payout} />
        {!isHeld && (
          <>
            <AmountField
              label={t('field.amount')}
              text={state.amountText}
              onText={(amountText) => dispatch({ type: 'enter', amountText })}
              {...format}
              symbol={site.currencySymbol}
              symbolPosition={site.currencyPosition}
              hint={
                read.ok
                  ? t('withdrawal.next', { amount: formatMoney(read.amountMinor, currency) })
                  : t('withdrawal.next.empty')
              }
              error={messageOf(problem, values)}
              trail={
                whole !== undefined && (
                  <Button kind="quiet" isSmall onClick={() => dispatch({ type: 'enter', amountText: whole })}>
                    {t('withdrawal.amount.max')}
                  </Button>
                )
              }
            />
            {open >= pendingLimit && (
              <p className={styles.problem} role="status">
                {t('withdrawal.pending.limit', { count: open })}
              </p>
            )}
            <Button type="submit" isWide disabled={!canReview}>
              {t('withdrawal.review')}
            </Button>
          </>
        )}
      </form>
      <WithdrawalRecent />
    </div>
  )
}

function AvailableBalance() {
  const t = useText()
  const formatBalance = useBalanceMoney()
  const balance = useBalance()
  return (
    <div className={styles.available}>
      <span className={styles.label}>{t('withdrawal.available')}</span>
      <span className={styles.figure}>
        {balance ? (
          <AmountText text={formatBalance(balance.availableMinor, balance.currency)} />
        ) : (
          <Skeleton size="word" />
        )}
      </span>
      {balance && balance.heldMinor !== '0' && (
        <span className={styles.label}>
          {t('withdrawal.held', { amount: formatBalance(balance.heldMinor, balance.currency) })}
        </span>
      )}
    </div>
  )
}

function useOpenCount(): number {
  const { data } = useValue(withdrawals, {})
  return data?.filter(({ resolvedAt }) => resolvedAt === null).length ?? 0
}

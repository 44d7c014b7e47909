import { Button } from '@foyer/ui/button'
import { Landmark } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { type Drafts, useDrafts } from '../../lib/drafts.ts'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { useStepHeading } from '../../ui/step-heading.ts'
import { WithdrawalAmount } from './withdrawal-amount.tsx'
import { WithdrawalConfirm } from './withdrawal-confirm.tsx'
import { findPlace, reduceWithdrawal, startWithdrawal, type WithdrawalState } from './withdrawal-flow.rules.ts'
import type { Payout } from './withdrawal-form.rules.ts'
import { useHold, WithdrawalHoldNotice } from './withdrawal-hold-notice.tsx'
import { WithdrawalNewCard } from './withdrawal-new-card.tsx'
import { WithdrawalProgress } from './withdrawal-progress.tsx'
import { WithdrawalRecent } from './withdrawal-recent.tsx'

/** A withdrawal's id in the address. */
const idForm = /^[A-Za-z0-9_-]{1,64}$/

/** Typed input is stored until it is sent, even across the end of a session. */
function storeDrafts(drafts: Drafts, state: WithdrawalState): void {
  if (state.step === 'savingCard' || state.step === 'asking') return
  if (state.step === 'addCard') {
    drafts.keep('payoutAccount', { ...state.draft })
    return
  }
  drafts.forget('payoutAccount')
  if ((state.step === 'amount' || state.step === 'confirm') && state.amountText !== '')
    drafts.keep('withdrawal', { cardId: state.cardId, amountText: state.amountText })
  else drafts.forget('withdrawal')
}

/**
 * From the first account to the bank's answer; the address names the followed withdrawal, so that a reload keeps it.
 */
export function WithdrawalFlow({ payout }: { payout: Payout }) {
  const t = useText()
  const { query, go } = useAddress()
  const named = query.get('withdrawal') ?? ''
  const followedId = idForm.test(named) ? named : undefined
  const cardIds = payout.cards.map(({ id }) => id)
  const drafts = useDrafts()
  const [state, dispatch] = useReducer(reduceWithdrawal, undefined, () =>
    startWithdrawal(cardIds, followedId, {
      withdrawal: drafts.read('withdrawal'),
      payoutAccount: drafts.read('payoutAccount'),
    }),
  )
  useEffect(() => storeDrafts(drafts, state), [drafts, state])
  const heading = useStepHeading(findPlace(state))
  const isHeld = useHold(payout)

  // biome-ignore lint/correctness/useExhaustiveDependencies: driven by the address; new cards restart nothing
  useEffect(() => {
    dispatch(followedId === undefined ? { type: 'again', cardIds } : { type: 'follow', id: followedId })
  }, [followedId])

  const begin = () => {
    dispatch({ type: 'again', cardIds })
    go('/m/withdraw', { isReplacing: true })
  }
  const isClosed = payout.banks.length === 0 && followedId === undefined
  if (isClosed)
    return (
      <>
        <Outcome
          tone="plain"
          icon={<Landmark size={36} strokeWidth={1.6} />}
          title={t('withdrawal.none.title')}
          body={t('withdrawal.none.body')}
        />
        <WithdrawalRecent />
      </>
    )
  switch (state.step) {
    case 'noCard':
      return (
        <>
          {isHeld && payout.hold && <WithdrawalHoldNotice hold={payout.hold} payout={payout} />}
          <Outcome
            tone="plain"
            icon={<Landmark size={36} strokeWidth={1.6} />}
            title={t('withdrawal.noCard.title')}
            heading={heading}
            body={t('withdrawal.noCard.body')}
          >
            <Button isWide onClick={() => dispatch({ type: 'openCardForm' })}>
              {t('withdrawal.card.add')}
            </Button>
          </Outcome>
          <WithdrawalRecent />
        </>
      )
    case 'addCard':
    case 'savingCard':
      return <WithdrawalNewCard state={state} dispatch={dispatch} payout={payout} heading={heading} />
    case 'amount':
      return <WithdrawalAmount state={state} dispatch={dispatch} payout={payout} isHeld={isHeld} />
    case 'confirm':
    case 'asking':
      return <WithdrawalConfirm state={state} dispatch={dispatch} payout={payout} heading={heading} />
    default:
      return <WithdrawalProgress state={state} dispatch={dispatch} onAgain={begin} heading={heading} />
  }
}

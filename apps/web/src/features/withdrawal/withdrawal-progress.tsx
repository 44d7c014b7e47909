import { movements, readWithdrawal, type Withdrawal, wallet, withdrawalCards, withdrawals } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { Check, Hourglass, Landmark, type LucideIcon, Send, X } from 'lucide-react'
import { type Dispatch, type Ref, useEffect } from 'react'
import { AskAbout } from '../../lib/desk-ask.tsx'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { refusalTextId } from '../../lib/refusal-text.ts'
import { useNotices } from '../../ui/notices.tsx'
import { Outcome, type OutcomeProps } from '../../ui/outcome.tsx'
import { planWithdrawalPollMs, type WithdrawalEvent, type WithdrawalState } from './withdrawal-flow.rules.ts'
import { WithdrawalRecent } from './withdrawal-recent.tsx'

const looks: Record<Withdrawal['status'], { tone: OutcomeProps['tone']; icon: LucideIcon }> = {
  held: { tone: 'waiting', icon: Landmark },
  sending: { tone: 'waiting', icon: Send },
  unknown: { tone: 'waiting', icon: Hourglass },
  paid: { tone: 'good', icon: Check },
  refused: { tone: 'bad', icon: X },
}

export interface WithdrawalProgressProps {
  state: Extract<WithdrawalState, { step: 'looking' | Withdrawal['status'] }>
  dispatch: Dispatch<WithdrawalEvent>
  onAgain: () => void
  heading: Ref<HTMLHeadingElement>
}

/** Status of a withdrawal. Polls it until the final status and shows its status only. */
export function WithdrawalProgress({ state, dispatch, onAgain, heading }: WithdrawalProgressProps) {
  const t = useText()
  const notices = useNotices()
  const id = state.step === 'looking' ? state.id : state.withdrawal.id
  const isOver = state.step === 'paid' || state.step === 'refused'
  const query = useValue(
    readWithdrawal,
    { params: { id } },
    { isEnabled: !isOver, freshForMs: 0, refetchIntervalMs: (_one, count) => planWithdrawalPollMs(count) },
  )
  useStatusUpdates(query.data, state.step, dispatch)
  const isMissing = query.error?.status === 404
  useEffect(() => {
    if (!isMissing || state.step !== 'looking') return
    notices.toast(t('withdrawal.missing'), { tone: 'bad' })
    onAgain()
  }, [isMissing, state.step, notices, t, onAgain])

  if (state.step === 'looking') {
    if (query.error && !isMissing)
      return <LoadFailure error={query.error} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
    return <SkeletonList rows={3} size="card" label={t('withdrawal.looking')} />
  }
  return (
    <>
      <Standing withdrawal={state.withdrawal} onAgain={onAgain} heading={heading} />
      <AskAbout kind="withdrawal" id={id} />
      <WithdrawalRecent exceptId={id} />
    </>
  )
}

/** Polled data go into the state; moved money appears on every screen without a reload. */
function useStatusUpdates(
  withdrawal: Withdrawal | undefined,
  step: WithdrawalState['step'],
  dispatch: Dispatch<WithdrawalEvent>,
) {
  const renew = useRenew()
  useEffect(() => {
    if (withdrawal) dispatch({ type: 'learn', withdrawal })
  }, [withdrawal, dispatch])
  const isOver = step === 'paid' || step === 'refused'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per final status
  useEffect(() => {
    if (isOver) renew(wallet, movements, withdrawals, withdrawalCards)
  }, [isOver])
}

interface StandingProps extends Pick<WithdrawalProgressProps, 'onAgain' | 'heading'> {
  withdrawal: Withdrawal
}

function Standing({ withdrawal, onAgain, heading }: StandingProps) {
  const t = useText()
  const formatMoney = useMoney()
  const { status, amountMinor, currency, card, refusal } = withdrawal
  const { tone, icon: Icon } = looks[status]
  const values = {
    amount: formatMoney(amountMinor, currency),
    bank: card.bankName,
    number: `\u2066${card.maskedNumber}\u2069`,
  }
  return (
    <Outcome
      tone={tone}
      icon={<Icon size={34} strokeWidth={1.7} />}
      title={t(`withdrawal.${status}.title`, values)}
      heading={heading}
      body={t(`withdrawal.${status}.body`, values)}
      detail={
        refusal ? t(refusalTextId(refusal)) : status !== 'paid' && <bdi>{`${card.bankName} ${card.maskedNumber}`}</bdi>
      }
    >
      <Link href="/m/home" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('withdrawal.home')}
      </Link>
      <Button kind="quiet" isWide onClick={onAgain}>
        {t('withdrawal.again')}
      </Button>
    </Outcome>
  )
}

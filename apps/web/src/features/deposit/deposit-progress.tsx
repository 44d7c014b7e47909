import {
  type DecidedAddress,
  decideAddress,
  decideAvailability,
  deposits,
  movements,
  readDeposit,
  wallet,
} from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { Check, Clock, Landmark, X } from 'lucide-react'
import { type Dispatch, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useBalance, useBalanceMoney } from '../../lib/balance.ts'
import { AskAbout } from '../../lib/desk-ask.tsx'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link, OutsideLink } from '../../lib/navigation.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { useNotices } from '../../ui/notices.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { leaveForBank } from './deposit-bank-visit.ts'
import { type DepositEvent, type DepositState, isOver, planDepositPollMs } from './deposit-flow.rules.ts'
import { DepositNext } from './deposit-next.tsx'
import { DepositRecent } from './deposit-recent.tsx'

/** Display time of "the page opens" before the navigation, so that it can be read and the address is stored. */
const leaveDelayMs = 700

export interface DepositProgressProps {
  state: Exclude<DepositState, { step: 'choosing' | 'sending' }>
  dispatch: Dispatch<DepositEvent>
  onAgain: () => void
  heading: Ref<HTMLHeadingElement>
}

/** From the provider's page to the final status. Polls the deposit until then and shows its status only. */
export function DepositProgress({ state, dispatch, onAgain, heading }: DepositProgressProps) {
  const t = useText()
  const notices = useNotices()
  const { storage } = useServices()
  const id = state.step === 'waiting' ? state.id : state.deposit.id
  const isApproved = state.step === 'approved'
  const query = useValue(
    readDeposit,
    { params: { id } },
    {
      isEnabled: !isApproved,
      freshForMs: 0,
      refetchIntervalMs: (_deposit, count) => planDepositPollMs(count),
    },
  )
  useStatusUpdates(query.data, state.step, dispatch)
  const pollNow = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    // After Back from the provider's page the browser may restore this page instead of loading it.
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      storage.remove('bankVisit')
      dispatch({ type: 'stay' })
      pollNow()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [dispatch, storage])
  useEffect(() => {
    if (isApproved) storage.write('pushMoment', '1')
  }, [isApproved, storage])
  const isMissing = query.error?.status === 404
  useEffect(() => {
    if (!isMissing || state.step !== 'waiting') return
    notices.toast(t('deposit.missing'), { tone: 'bad' })
    onAgain()
  }, [isMissing, state.step, notices, t, onAgain])

  if (state.step === 'waiting' && !state.deposit) {
    if (query.error && !isMissing)
      return <LoadFailure error={query.error} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
    return <SkeletonList rows={3} size="card" label={t('loading')} />
  }
  return (
    <>
      <Step state={state} dispatch={dispatch} onAgain={onAgain} heading={heading} />
      {state.step !== 'leaving' && (
        <>
          <AskAbout kind="deposit" id={id} />
          <DepositRecent exceptId={id} />
        </>
      )}
    </>
  )
}

/** Polled data go into the state; received money appears on every screen without a reload. */
function useStatusUpdates(
  deposit: Parameters<typeof dispatchStatus>[0],
  step: DepositState['step'],
  dispatch: Dispatch<DepositEvent>,
): void {
  const renew = useRenew()
  useEffect(() => dispatchStatus(deposit, dispatch), [deposit, dispatch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per final status
  useEffect(() => {
    if (isOver(step)) renew(wallet, movements, deposits)
  }, [step])
}

function dispatchStatus(
  deposit: Extract<DepositEvent, { type: 'learn' }>['deposit'] | undefined,
  dispatch: Dispatch<DepositEvent>,
): void {
  if (deposit) dispatch({ type: 'learn', deposit })
}

function Step({ state, dispatch, onAgain, heading }: DepositProgressProps) {
  const t = useText()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const { merchant } = useVisitor()
  if (state.step === 'leaving') return <Leaving state={state} dispatch={dispatch} heading={heading} />
  const { deposit } = state
  if (!deposit) return null
  const amount = formatMoney(deposit.amountMinor, deposit.currency)
  const isClosed = decideAvailability('deposit', merchant) === 'closed'
  const isTriedAgain = state.step === 'declined' || state.step === 'expired' || state.step === 'failed'
  const again = !isClosed && (
    <Button kind={isTriedAgain ? 'primary' : 'quiet'} isWide onClick={onAgain}>
      {t(isTriedAgain ? 'deposit.retry' : 'deposit.again')}
    </Button>
  )
  const home = (
    <Link href="/m/home" className={buttonClass({ kind: 'secondary', isWide: true })}>
      {t('deposit.home')}
    </Link>
  )
  switch (state.step) {
    case 'waiting': {
      const isBegun = deposit.status === 'pending'
      return (
        <Outcome
          tone="waiting"
          icon={<Landmark size={34} strokeWidth={1.6} />}
          title={t('deposit.waiting.title')}
          heading={heading}
          body={isBegun ? t('deposit.waiting.body', { amount }) : t('deposit.waiting.created')}
          detail={isBegun && t('deposit.waiting.until', { time: formatDateTime(deposit.expiresAt, 'time') })}
        >
          {deposit.payUrl !== null && (
            <PayLink id={deposit.id} payUrl={deposit.payUrl} label={t('deposit.waiting.action')} />
          )}
          {again}
        </Outcome>
      )
    }
    case 'approved':
      return (
        <Outcome
          tone="good"
          icon={<Check size={40} />}
          title={t('deposit.approved.title', { amount })}
          heading={heading}
          body={<AvailableNow />}
        >
          <DepositNext />
          {home}
          {again}
        </Outcome>
      )
    case 'checking':
    case 'returned':
      return (
        <Outcome
          tone="plain"
          icon={<Landmark size={34} strokeWidth={1.6} />}
          title={t(`deposit.${state.step}.title`)}
          heading={heading}
          body={t(`deposit.${state.step}.body`, { amount })}
        >
          {home}
          {again}
        </Outcome>
      )
    default: {
      const Icon = state.step === 'expired' ? Clock : X
      return (
        <Outcome
          tone={state.step === 'expired' ? 'plain' : 'bad'}
          icon={<Icon size={38} strokeWidth={1.8} />}
          title={t(`deposit.${state.step}.title`)}
          heading={heading}
          body={t(`deposit.${state.step}.body`, { amount })}
        >
          {again}
          {home}
        </Outcome>
      )
    }
  }
}

/** Available balance, loaded after the approval: an older one lacks this money. */
function AvailableNow() {
  const t = useText()
  const formatBalance = useBalanceMoney()
  const balance = useBalance()
  const { dataUpdatedAt } = useValue(wallet, {})
  const [knownAt] = useState(dataUpdatedAt)
  if (!balance || dataUpdatedAt === knownAt) return '\u00a0' // keeps the line's space
  return t('deposit.approved.body', { balance: formatBalance(balance.availableMinor, balance.currency) })
}

interface LeavingProps extends Pick<DepositProgressProps, 'dispatch' | 'heading'> {
  state: Extract<DepositState, { step: 'leaving' }>
}

function Leaving({ state, dispatch, heading }: LeavingProps) {
  const t = useText()
  const formatMoney = useMoney()
  const { origin, storage } = useServices()
  const { id, payUrl, amountMinor, currency } = state.deposit
  const target = payUrl === null ? undefined : findPayTarget(payUrl, origin)
  useEffect(() => {
    if (target === undefined) {
      dispatch({ type: 'stay' })
      return
    }
    const timer = setTimeout(() => leaveForBank(target, id, storage), leaveDelayMs)
    return () => clearTimeout(timer)
  }, [target, id, storage, dispatch])
  return (
    <Outcome
      tone="waiting"
      icon={<Landmark size={34} strokeWidth={1.6} />}
      title={t('deposit.leaving.title')}
      heading={heading}
      body={t('deposit.leaving.body', { amount: formatMoney(amountMinor, currency) })}
    >
      {payUrl !== null && <PayLink id={id} payUrl={payUrl} label={t('deposit.leaving.action')} />}
      <Button kind="quiet" isWide onClick={() => dispatch({ type: 'stay' })}>
        {t('deposit.leaving.stay')}
      </Button>
    </Outcome>
  )
}

function PayLink({ id, payUrl, label }: { id: string; payUrl: string; label: string }) {
  const { origin, storage } = useServices()
  const target = findPayTarget(payUrl, origin)
  if (target === undefined) return null
  return (
    <OutsideLink
      href={target}
      className={buttonClass({ isWide: true })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        leaveForBank(target, id, storage)
      }}
    >
      {label}
    </OutsideLink>
  )
}

/** The platform has checked the address against its provider's own; the target gets no data of ours (DEC-13). */
function findPayTarget(payUrl: string, origin: string): DecidedAddress | undefined {
  const decision = decideAddress(payUrl, 'vendor', { origin, listed: 'checked' })
  return decision.kind === 'listed' ? decision.url : undefined
}

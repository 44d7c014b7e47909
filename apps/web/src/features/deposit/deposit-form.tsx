import { createDeposit, type DepositMethod, type depositSettings, deposits, type EndpointValue } from '@foyer/contract'
import { exponentOf, isCurrencyCode } from '@foyer/money'
import { Button } from '@foyer/ui/button'
import { EmptyState, Skeleton } from '@foyer/ui/states'
import { useBusy } from '@foyer/ui/use-busy'
import { CreditCard, Landmark, type LucideIcon, Smartphone } from 'lucide-react'
import { type Dispatch, type FormEvent, useEffect } from 'react'
import { useAmountText } from '../../lib/amount-text.ts'
import { useBalance, useBalanceMoney } from '../../lib/balance.ts'
import { useEarlierRequest } from '../../lib/earlier-request.ts'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useIdempotentCall } from '../../lib/idempotent-call.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useRenew, useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { AmountText } from '../../ui/amount.tsx'
import { AmountField } from '../../ui/amount-field.tsx'
import { isAmountText } from '../../ui/amount-text.rules.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { useWrongField } from '../../ui/wrong-field.ts'
import { type DepositEvent, type DepositState, readDepositAmount } from './deposit-flow.rules.ts'
import styles from './deposit-form.module.css'
import { DepositGameBack } from './deposit-next.tsx'
import { DepositRecent } from './deposit-recent.tsx'

const icons: Record<DepositMethod['kind'], LucideIcon> = { bank: Landmark, ewallet: Smartphone, card: CreditCard }

export interface DepositFormProps {
  state: Extract<DepositState, { step: 'choosing' | 'sending' }>
  dispatch: Dispatch<DepositEvent>
  settings: EndpointValue<typeof depositSettings>
}

/** Payment method and amount, with the next step in one sentence (OPEN-35). */
export function DepositForm({ state, dispatch, settings }: DepositFormProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  const formatMoney = useMoney()
  const site = useSettings()
  const { methods, currency } = settings
  const send = useSend(dispatch)
  const [first] = methods
  const method = methods.find(({ code }) => code === state.method)
  const { amountText } = state
  const { format, example } = useAmountText(currency)
  const isSending = state.step === 'sending'
  const read = readDepositAmount(amountText, method, currency)
  const refused = state.step === 'choosing' ? state.problem : undefined
  const typed = !read.ok && amountText !== '' && isAmountText(amountText) ? read.problem : undefined
  const early = typed === 'field.amount.maximum' ? typed : undefined
  const problem = refused ?? (isAmountText(amountText) ? early : 'field.amount.number')
  const { form, noteSent } = useWrongField(isSending)

  const firstCode = first?.code
  const hasMethod = method !== undefined
  useEffect(() => {
    if (!hasMethod && firstCode !== undefined) dispatch({ type: 'choose', method: firstCode })
  }, [hasMethod, firstCode, dispatch])

  if (first === undefined) {
    return (
      <EmptyState title={t('deposit.none.title')}>
        <p className={styles.note}>{t('deposit.none.body')}</p>
      </EmptyState>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    noteSent()
    if (!read.ok) return dispatch({ type: 'refuse', problem: read.problem })
    void send(method?.code ?? '', read.amountMinor)
  }
  const nameBounds = ({ minMinor, maxMinor }: typeof first) => ({
    minimum: formatMoney(minMinor, currency, { isShort: true }),
    maximum: formatMoney(maxMinor, currency, { isShort: true }),
  })
  const bounds = nameBounds(method ?? first)
  return (
    <div className={styles.screen}>
      <DepositGameBack />
      <Available />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <ChoiceList
          label={t('deposit.method.label')}
          value={method?.code}
          onChoose={(code) => dispatch({ type: 'choose', method: code })}
          isDisabled={isSending}
          choices={methods.map((one) => {
            const Icon = icons[one.kind]
            return {
              value: one.code,
              icon: <Icon size={20} aria-hidden="true" />,
              title: one.title ? <bdi>{one.title}</bdi> : t(`deposit.method.${one.kind}`),
              detail: <bdi>{t('deposit.bounds', nameBounds(one))}</bdi>,
            }
          })}
        />
        <AmountField
          label={t('field.amount')}
          text={amountText}
          onText={(text) => dispatch({ type: 'enter', amountText: text })}
          {...format}
          symbol={site.currencySymbol}
          symbolPosition={site.currencyPosition}
          hint={
            read.ok
              ? t('deposit.next', { amount: formatMoney(read.amountMinor, currency) })
              : t(typed === 'field.amount.minimum' ? typed : 'deposit.next.empty', bounds)
          }
          error={messageOf(problem, { ...bounds, example })}
          isDisabled={isSending}
        />
        <QuickAmounts
          amounts={(method ?? first).quickAmountsMinor}
          currency={currency}
          chosen={read.ok ? read.amountMinor : undefined}
          isDisabled={isSending}
          onPick={(text) => dispatch({ type: 'enter', amountText: text })}
        />
        <Button type="submit" isWide isBusy={isSending} className={styles.pay}>
          {read.ok ? t('deposit.send.amount', { amount: formatMoney(read.amountMinor, currency) }) : t('deposit.send')}
        </Button>
      </form>
      <DepositRecent />
    </div>
  )
}

function Available() {
  const t = useText()
  const formatBalance = useBalanceMoney()
  const balance = useBalance()
  return (
    <p className={styles.available}>
      <span>{t('deposit.available')}</span>
      {balance ? (
        <AmountText text={formatBalance(balance.availableMinor, balance.currency)} />
      ) : (
        <Skeleton size="word" />
      )}
    </p>
  )
}

interface QuickAmountsProps {
  amounts: readonly string[]
  currency: string
  /** The typed amount in minor units. */
  chosen: string | undefined
  isDisabled: boolean
  onPick: (text: string) => void
}

function QuickAmounts({ amounts, currency, chosen, isDisabled, onPick }: QuickAmountsProps) {
  const t = useText()
  const formatMoney = useMoney()
  const decimals = isCurrencyCode(currency) ? exponentOf(currency) : 2
  return (
    <fieldset className={styles.quick} disabled={isDisabled}>
      <legend className="visually-hidden">{t('deposit.quick')}</legend>
      {amounts.map((amountMinor) => (
        <button
          key={amountMinor}
          type="button"
          className={styles.pick}
          aria-pressed={amountMinor === chosen}
          onClick={() => onPick(toUnits(amountMinor))}
        >
          <AmountText text={formatMoney(amountMinor, currency, { isShort: true })} />
        </button>
      ))}
    </fieldset>
  )

  /** Quick amounts are whole units. */
  function toUnits(amountMinor: string): string {
    return decimals === 0 ? amountMinor : amountMinor.slice(0, -decimals)
  }
}

/** Sends the request and opens the resulting deposit. */
function useSend(dispatch: Dispatch<DepositEvent>) {
  const callOnce = useIdempotentCall(createDeposit)
  const renew = useRenew()
  const isShown = useIsShown()
  const shouldShow = useEarlierRequest()
  const { go } = useAddress()
  const { run } = useBusy()
  const send = async (method: string, amountMinor: string) => {
    dispatch({ type: 'send' })
    const answer = await callOnce(`deposit ${method} ${amountMinor}`, (requestId) => ({
      body: { requestId, method, amountMinor },
    }))
    renew(deposits)
    if (!answer.ok) return dispatch({ type: 'refuse', problem: answer.problem })
    // A member who has moved on is not called back: the deposit is in the list.
    if (!isShown()) return
    const isWanted = await shouldShow(answer.value)
    if (!isShown()) return
    if (!isWanted) return dispatch({ type: 'refuse', problem: undefined })
    dispatch({ type: 'receive', deposit: answer.value })
    go(`/m/voucherCenter?deposit=${answer.value.id}`, { isReplacing: true })
  }
  return (method: string, amountMinor: string) => run(() => send(method, amountMinor))
}

import { Button } from '@foyer/ui/button'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RoundStake, type StakeProblem } from '../../pages/features/round/index.ts'
import { formatMoney, formatNumber, type MoneyStyle, writeHundredths } from '../../pages/lib/format.ts'
import { readNumberTag, tg } from '../../pages/lib/i18n.ts'
import { type CrashBounds, computeWinMinor, readTypedAuto } from './crash.rules.ts'
import { readShownMultiplier, useFrames } from './crash-curve.tsx'
import css from './crash-screen.module.css'
import { formatMultiplier } from './crash-stage.tsx'
import type { ControlState } from './crash-table.rules.ts'
import type { CrashBetWire, RoundWire } from './crash-wire.rules.ts'

/** What a player has chosen for one of the two bets. */
export interface SlotChoice {
  stakeMinor: bigint
  /** Hundredths; kept while switched off. */
  auto: number
  isAuto: boolean
}

/** A typed part of a choice. */
export type ChoiceField = 'stake' | 'auto'

/** Stake and automatic cash-out of one bet. */
export function CrashChoice({
  choice,
  bounds,
  balanceMinor,
  problem,
  isDisabled,
  money,
  cashierUrl,
  onChange,
  onEntry,
}: {
  choice: SlotChoice
  bounds: CrashBounds
  balanceMinor: bigint | null
  problem: StakeProblem | null
  isDisabled: boolean
  money: MoneyStyle
  cashierUrl: string | null
  onChange: (choice: SlotChoice) => void
  /** Whether the last entry of a field is none: nothing is bet until the next valid one. */
  onEntry: (field: ChoiceField, isRefused: boolean) => void
}) {
  return (
    <>
      <RoundStake
        balanceMinor={balanceMinor}
        bounds={bounds}
        cashierUrl={cashierUrl}
        isDisabled={isDisabled}
        money={money}
        onChange={(stakeMinor) => {
          onEntry('stake', false)
          onChange({ ...choice, stakeMinor })
        }}
        onRefuse={() => onEntry('stake', true)}
        problem={problem}
        stakeMinor={choice.stakeMinor}
      />
      <AutoCashOut choice={choice} isDisabled={isDisabled} onChange={onChange} onEntry={onEntry} />
    </>
  )
}

function AutoCashOut({
  choice,
  isDisabled,
  onChange,
  onEntry,
}: {
  choice: SlotChoice
  isDisabled: boolean
  onChange: (choice: SlotChoice) => void
  onEntry: (field: ChoiceField, isRefused: boolean) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const isRefused = isWrong && choice.isAuto
  const enter = (text: string) => {
    setTyped(text)
    const auto = readTypedAuto(text, readNumberTag())
    setWrong(auto === null)
    onEntry('auto', auto === null)
    if (auto !== null) onChange({ ...choice, auto })
  }
  return (
    <div className={css.auto}>
      <label className={css.switch}>
        <input
          checked={choice.isAuto}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ ...choice, isAuto: target.checked })}
          type="checkbox"
        />
        <span>{tg('crash.auto')}</span>
      </label>
      <span className={css.autofield} dir="ltr">
        <span aria-hidden="true">×</span>
        <input
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          aria-invalid={isRefused}
          aria-label={tg('crash.auto.label')}
          autoComplete="off"
          disabled={isDisabled || !choice.isAuto}
          enterKeyHint="done"
          id={id}
          inputMode="decimal"
          maxLength={8}
          onBlur={() => {
            if (!isWrong) setTyped(null)
          }}
          onChange={({ target }) => enter(target.value)}
          onFocus={({ target }) => {
            // Without groups, which would not be those of a longer number.
            flushSync(() => setTyped((text) => text ?? writeHundredths(choice.auto)))
            target.select()
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
          }}
          value={typed ?? formatNumber(choice.auto / 100, 2)}
        />
      </span>
      {isRefused ? (
        <p className={css.problem} id={`${id}-problem`} role="alert">
          {tg('crash.auto.invalid')}
        </p>
      ) : null}
    </div>
  )
}

/**
 * The one button of a bet: bet, then cash out, then the next bet.
 * @param isUnknown no amount is shown, and the cash-out is sent all the same: the server decides it
 */
export function CrashButton({
  state,
  bet,
  choice,
  round,
  money,
  isDisabled,
  isUnknown,
  onPress,
}: {
  state: ControlState
  bet: CrashBetWire | null
  choice: SlotChoice
  round: RoundWire | null
  money: MoneyStyle
  isDisabled: boolean
  isUnknown: boolean
  onPress: () => void
}) {
  const amount = useRef<HTMLElement>(null)
  const stakeMinor = bet ? BigInt(bet.stake) : choice.stakeMinor

  function describeWin(): string {
    return formatMoney(computeWinMinor(stakeMinor, readShownMultiplier(round)), money)
  }

  useFrames(
    () => {
      if (amount.current && state === 'cash') amount.current.textContent = describeWin()
    },
    state === 'cash' && !isUnknown,
  )

  const stake = formatMoney(choice.stakeMinor, money, true)
  return (
    <Button
      className={`${css.button} ${css[state]}`}
      disabled={state === 'ready' || (isDisabled && (state === 'bet' || state === 'queue'))}
      isBusy={state === 'busy'}
      kind={state === 'cancel' || state === 'withdraw' || state === 'ready' ? 'secondary' : 'primary'}
      onClick={onPress}
    >
      {state === 'cash' ? (
        <>
          <span className={css.verb}>{tg('crash.cash')}</span>
          {isUnknown ? null : (
            <bdi className={css.figure} ref={amount}>
              {describeWin()}
            </bdi>
          )}
        </>
      ) : null}
      {(state === 'withdraw' || state === 'ready') && bet ? (
        <>
          <span className={css.verb}>{tg(state === 'ready' ? 'crash.placed' : 'crash.withdraw')}</span>
          <bdi className={css.figure}>
            {formatMoney(BigInt(bet.stake), money, true)}
            {bet.auto === null ? '' : ` · ${formatMultiplier(bet.auto)}`}
          </bdi>
        </>
      ) : null}
      {state === 'bet' || state === 'queue' || state === 'cancel' ? (
        <>
          <span className={css.verb}>{tg(`crash.${state}`)}</span>
          <bdi className={css.figure}>{stake}</bdi>
        </>
      ) : null}
      {state === 'busy' ? <span className={css.verb}>{tg(nameCall(bet, round))}</span> : null}
    </Button>
  )
}

/** What the call under way does. */
function nameCall(bet: CrashBetWire | null, round: RoundWire | null) {
  if (bet?.state !== 'placed') return 'crash.busy.bet'
  return round?.phase === 'betting' ? 'crash.busy.withdraw' : 'crash.busy.cash'
}

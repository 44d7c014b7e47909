import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RoundBounds } from '../../../game/instant-game.rules.ts'
import { formatChip, formatMoney, type MoneyStyle, typedMoneyOf, writeField } from '../../lib/format.ts'
import { tg } from '../../lib/i18n.ts'
import { CashierRow } from '../../ui/cashier-link.tsx'
import css from './round-stake.module.css'
import { findLargestStake, fitStake, readTypedStake, type StakeProblem } from './round-stake.rules.ts'

/** What was typed, the stake that counted then, and why it is none. */
interface Entry {
  text: string
  stakeMinor: bigint
  problem: StakeProblem | null
}

interface RoundStakeProps {
  stakeMinor: bigint
  bounds: RoundBounds
  /** Null while unknown or hidden. */
  balanceMinor: bigint | null
  money: MoneyStyle
  /** Where the player can deposit; null where they can't. */
  cashierUrl: string | null
  problem: StakeProblem | null
  isDisabled: boolean
  onChange: (stakeMinor: bigint) => void
  /** An entry is no stake, which is not played until the next valid one; the stake stays as it was. */
  onRefuse: (stakeMinor: bigint) => void
}

/** The stake of the next round: typed, halved, doubled, smallest, largest. */
export function RoundStake(props: RoundStakeProps) {
  const { stakeMinor, bounds, balanceMinor, money, cashierUrl, problem, isDisabled } = props
  const id = useId()
  const { entry, begin, enter, leave, set } = useStakeEntry(props)
  const shown = entry?.problem ?? problem
  const format = (minor: bigint) => formatMoney(minor, money, true)
  const isAll =
    shown === null &&
    balanceMinor !== null &&
    stakeMinor <= balanceMinor &&
    stakeMinor + bounds.stepMinor > balanceMinor
  return (
    <div className={css.stake}>
      <label className={css.label} htmlFor={id}>
        {tg('round.stake')}
        {isAll ? (
          <span className={css.all}>{tg('round.stake.all')}</span>
        ) : (
          <bdi className={css.range}>
            {format(bounds.minMinor)} – {format(bounds.maxMinor)}
          </bdi>
        )}
      </label>
      <div className={css.row} data-wrong={shown !== null} dir="ltr">
        <span aria-hidden="true" className={css.symbol}>
          {money.currencySymbol || money.currency}
        </span>
        <input
          aria-describedby={shown ? `${id}-problem` : undefined}
          aria-invalid={shown !== null}
          autoComplete="off"
          className={css.input}
          disabled={isDisabled}
          enterKeyHint="done"
          id={id}
          inputMode="decimal"
          maxLength={24}
          onBlur={leave}
          onChange={({ target }) => enter(target.value)}
          onFocus={({ target }) => {
            flushSync(begin)
            target.select()
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
          }}
          value={entry?.text ?? formatChip(stakeMinor, money.currency)}
        />
        <StakeButtons
          balanceMinor={balanceMinor}
          bounds={bounds}
          isDisabled={isDisabled}
          onPick={set}
          stakeMinor={stakeMinor}
        />
      </div>
      {shown ? (
        <CashierRow cashierUrl={shown === 'funds' ? cashierUrl : null}>
          <p className={css.problem} id={`${id}-problem`} role="alert">
            {describeStakeProblem(shown, bounds, format)}
          </p>
        </CashierRow>
      ) : null}
    </div>
  )
}

/** The field's entry: kept as it was typed until the field is left with a stake or the stake is set otherwise. */
function useStakeEntry({ stakeMinor, bounds, money, onChange, onRefuse }: RoundStakeProps) {
  const [last, setLast] = useState<Entry | null>(null)
  // A stake that was set otherwise ends the entry.
  const entry = last?.stakeMinor === stakeMinor ? last : null
  return {
    entry,
    /** Shows the stake without groups, which would not be those of a longer number. */
    begin() {
      if (!entry) setLast({ text: writeField(stakeMinor, money.currency), stakeMinor, problem: null })
    },
    enter(text: string) {
      const next = readTypedStake(text, typedMoneyOf(money.currency), bounds)
      if ('stakeMinor' in next) {
        setLast({ text, stakeMinor: next.stakeMinor, problem: null })
        onChange(next.stakeMinor)
      } else {
        setLast({ text, stakeMinor, problem: next.problem })
        onRefuse(stakeMinor)
      }
    },
    leave() {
      if (entry?.problem === null) setLast(null)
    },
    /** Sets the nearest stake within the bounds. */
    set(minor: bigint) {
      setLast(null)
      onChange(fitStake(minor, bounds))
    },
  }
}

function StakeButtons({
  stakeMinor,
  bounds,
  balanceMinor,
  isDisabled,
  onPick,
}: Pick<RoundStakeProps, 'stakeMinor' | 'bounds' | 'balanceMinor' | 'isDisabled'> & {
  onPick: (stakeMinor: bigint) => void
}) {
  const buttons = [
    { name: 'min', label: tg('round.stake.min'), minor: bounds.minMinor },
    { name: 'half', label: '½', minor: stakeMinor / 2n },
    { name: 'double', label: '×2', minor: stakeMinor * 2n },
    { name: 'max', label: tg('round.stake.max'), minor: findLargestStake(bounds, balanceMinor) },
  ]
  return (
    <span className={css.buttons}>
      {buttons.map(({ name, label, minor }) => (
        <button
          className={name === 'min' || name === 'max' ? `${css.button} ${css.edge}` : css.button}
          disabled={isDisabled}
          key={name}
          onClick={() => onPick(minor)}
          title={tg(`round.stake.${name}.label`)}
          type="button"
        >
          {label}
        </button>
      ))}
    </span>
  )
}

function describeStakeProblem(
  problem: StakeProblem,
  { minMinor, maxMinor, stepMinor }: RoundBounds,
  format: (minor: bigint) => string,
): string {
  if (problem === 'too_low') return tg('round.stake.too_low', { amount: format(minMinor) })
  if (problem === 'too_high') return tg('round.stake.too_high', { amount: format(maxMinor) })
  if (problem === 'step') return tg('round.stake.step', { amount: format(stepMinor) })
  return tg(`round.stake.${problem}`)
}

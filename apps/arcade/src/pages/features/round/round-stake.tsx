import { amountOf, toDecimalText } from '@foyer/money'
import { useId, useState } from 'react'
import type { RoundBounds } from '../../../games/game.rules.ts'
import { formatMoney, type MoneyStyle } from '../../lib/format.ts'
import { tg } from '../../lib/i18n.ts'
import { CashierRow } from '../../ui/cashier-link.tsx'
import css from './round-stake.module.css'
import { findLargestStake, fitStake, readTypedStake, type StakeProblem } from './round-stake.rules.ts'

/** The stake of the next round: typed, halved, doubled, smallest, largest. */
export function RoundStake({
  stakeMinor,
  bounds,
  balanceMinor,
  money,
  cashierUrl,
  problem,
  isDisabled,
  onChange,
}: {
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
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  /** Of the last entry, until the next valid one; the field itself shows the stake that is played. */
  const [refusal, setRefusal] = useState<StakeProblem | null>(null)
  // While it is typed the entry's own refusal; then what blocks the bet.
  const shown = typed === null ? (problem ?? refusal) : (refusal ?? problem)
  const format = (minor: bigint) => formatMoney(minor, money, true)
  const set = (minor: bigint) => {
    setTyped(null)
    setRefusal(null)
    onChange(fitStake(minor, bounds))
  }
  const buttons = [
    { name: 'min', label: tg('round.stake.min'), minor: bounds.minMinor },
    { name: 'half', label: '½', minor: stakeMinor / 2n },
    { name: 'double', label: '2×', minor: stakeMinor * 2n },
    { name: 'max', label: tg('round.stake.max'), minor: findLargestStake(bounds, balanceMinor) },
  ]
  return (
    <div className={css.stake}>
      <label className={css.label} htmlFor={id}>
        {tg('round.stake')}
        <bdi className={css.range}>
          {format(bounds.minMinor)} – {format(bounds.maxMinor)}
        </bdi>
      </label>
      <div className={css.row} dir="ltr">
        <span aria-hidden="true" className={css.symbol}>
          {money.currencySymbol || money.currency}
        </span>
        <input
          aria-describedby={shown ? `${id}-problem` : undefined}
          aria-invalid={problem !== null || (refusal !== null && typed !== null)}
          autoComplete="off"
          className={css.input}
          disabled={isDisabled}
          enterKeyHint="done"
          id={id}
          inputMode="decimal"
          maxLength={16}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = readTypedStake(target.value, money.currency, bounds)
            setRefusal('problem' in next ? next.problem : null)
            if ('stakeMinor' in next) onChange(next.stakeMinor)
          }}
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
          }}
          value={typed ?? toDecimalText(amountOf(stakeMinor, money.currency))}
        />
        <span className={css.buttons}>
          {buttons.map(({ name, label, minor }) => (
            <button
              className={css.button}
              disabled={isDisabled}
              key={name}
              onClick={() => set(minor)}
              title={tg(`round.stake.${name}.label`)}
              type="button"
            >
              {label}
            </button>
          ))}
        </span>
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

function describeStakeProblem(
  problem: StakeProblem,
  { minMinor, maxMinor }: RoundBounds,
  format: (minor: bigint) => string,
): string {
  if (problem === 'too_low') return tg('round.stake.too_low', { amount: format(minMinor) })
  if (problem === 'too_high') return tg('round.stake.too_high', { amount: format(maxMinor) })
  return tg(`round.stake.${problem}`)
}

import { Button } from '@foyer/ui/button'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StakeBounds } from '../../../game/game.constants.ts'
import { computeMaxStakeMinor } from '../../../game/game.rules.ts'
import { formatChip, formatMoney, type MoneyStyle, typedMoneyOf, writeField } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { CashierLink } from '../../ui/cashier-link.tsx'
import { type Editor, type EditorEvent, readTypedStake } from './play-editor.rules.ts'
import css from './play-stake.module.css'

interface PlayStakeProps {
  editor: Editor
  bounds: StakeBounds
  money: MoneyStyle
  /** Null while unknown. */
  balanceMinor: bigint | null
  /** Where the player can deposit; null where they can't. */
  cashierUrl: string | null
  /** The last entry is no stake of the type: nothing is played until the next valid one. */
  isRefused: boolean
  onChange: (event: EditorEvent) => void
  onRefuse: () => void
}

/** The stake of the line: typed, stepped, or one of the chips. */
export function PlayStake(props: PlayStakeProps) {
  const { editor, bounds, money, balanceMinor, cashierUrl, isRefused } = props
  const id = useId()
  const entry = useStakeEntry(props)
  const max = computeMaxStakeMinor(editor.type, bounds)
  const canDeposit = cashierUrl !== null && balanceMinor !== null && editor.stakeMinor > balanceMinor
  const format = (minor: bigint) => formatMoney(minor, money, true)
  return (
    <section className={css.stake}>
      <div className={css.stepper}>
        <div className={canDeposit ? css.way : css.words}>
          <h2 className={canDeposit ? 'visually-hidden' : css.title} id={`${id}-title`}>
            {t('lottery.stake')}
          </h2>
          {canDeposit ? (
            <CashierLink cashierUrl={cashierUrl} />
          ) : (
            <p className={css.most}>{t('lottery.stake.max', { amount: format(max) })}</p>
          )}
        </div>
        <div className={css.change}>
          <Button
            aria-label={t('lottery.stake.less')}
            className={css.step}
            disabled={editor.stakeMinor <= bounds.minMinor}
            kind="secondary"
            onClick={() => entry.set(editor.stakeMinor - bounds.stepMinor)}
          >
            <Minus aria-hidden="true" size={20} />
          </Button>
          <StakeField
            bounds={bounds}
            entry={entry}
            isRefused={isRefused}
            money={money}
            problemId={`${id}-problem`}
            titleId={`${id}-title`}
          />
          {/* A field is not announced when a button changes it. */}
          <output className="visually-hidden">{format(editor.stakeMinor)}</output>
          <Button
            aria-label={t('lottery.stake.more')}
            className={css.step}
            disabled={editor.stakeMinor >= max}
            kind="secondary"
            onClick={() => entry.set(editor.stakeMinor + bounds.stepMinor)}
          >
            <Plus aria-hidden="true" size={20} />
          </Button>
        </div>
      </div>
      {isRefused ? (
        <p className={css.problem} id={`${id}-problem`} role="alert">
          {t('lottery.stake.range', {
            min: format(bounds.minMinor),
            max: format(max),
            step: format(bounds.stepMinor),
          })}
        </p>
      ) : null}
      <fieldset className={css.chips}>
        <legend className="visually-hidden">{t('lottery.stake.chips')}</legend>
        {bounds.chipsMinor.map((chip) => (
          <button
            aria-pressed={chip === editor.stakeMinor}
            className={css.chip}
            disabled={chip > max}
            key={String(chip)}
            onClick={() => entry.set(chip)}
            type="button"
          >
            <bdi>{formatChip(chip, money.currency)}</bdi>
          </button>
        ))}
      </fieldset>
    </section>
  )
}

/** The field's entry: kept as it was typed until the field is left with a stake or the stake is set otherwise. */
function useStakeEntry({ editor, bounds, money, isRefused, onChange, onRefuse }: PlayStakeProps) {
  const [last, setLast] = useState<(Pick<Editor, 'type' | 'stakeMinor'> & { text: string }) | null>(null)
  // Another type, or a stake that was set otherwise, ends the entry.
  const entry = last?.stakeMinor === editor.stakeMinor && last.type === editor.type ? last : null
  return {
    text: entry?.text ?? formatChip(editor.stakeMinor, money.currency),
    /** Shows the stake without groups, which would not be those of a longer number. */
    begin() {
      const { type, stakeMinor } = editor
      if (!entry) setLast({ text: writeField(stakeMinor, money.currency), type, stakeMinor })
    },
    enter(text: string) {
      const stakeMinor = readTypedStake(text, typedMoneyOf(money.currency), editor.type, bounds)
      setLast({ text, type: editor.type, stakeMinor: stakeMinor ?? editor.stakeMinor })
      if (stakeMinor === null) onRefuse()
      else onChange({ kind: 'stake', stakeMinor, bounds })
    },
    leave() {
      if (!isRefused) setLast(null)
    },
    set(stakeMinor: bigint) {
      setLast(null)
      onChange({ kind: 'stake', stakeMinor, bounds })
    },
  }
}

function StakeField({
  entry,
  bounds,
  money,
  isRefused,
  titleId,
  problemId,
}: Pick<PlayStakeProps, 'bounds' | 'money' | 'isRefused'> & {
  entry: ReturnType<typeof useStakeEntry>
  titleId: string
  problemId: string
}) {
  return (
    <span className={css.amount} data-symbol={money.currencyPosition} dir="ltr">
      <span aria-hidden="true" className={css.symbol}>
        {money.currencySymbol || money.currency}
      </span>
      <input
        aria-describedby={isRefused ? problemId : undefined}
        aria-invalid={isRefused}
        aria-labelledby={titleId}
        autoComplete="off"
        className={css.input}
        enterKeyHint="done"
        inputMode="decimal"
        maxLength={24}
        onBlur={entry.leave}
        onChange={({ target }) => entry.enter(target.value)}
        onFocus={({ target }) => {
          flushSync(entry.begin)
          target.select()
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
        style={{ inlineSize: `calc(${formatChip(bounds.maxMinor, money.currency).length}ch + 8px)` }}
        value={entry.text}
      />
    </span>
  )
}

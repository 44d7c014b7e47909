import { Minus, Plus } from 'lucide-react'
import type { StakeBounds } from '../../../game/game.constants.ts'
import { computeMaxStakeMinor } from '../../../game/game.rules.ts'
import { formatChip, formatMoney, type MoneyStyle } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { CashierLink } from '../../ui/cashier-link.tsx'
import type { Editor, EditorEvent } from './play-editor.rules.ts'
import css from './play-stake.module.css'

/** The stake of the line: a stepper and chips. */
export function PlayStake({
  editor,
  bounds,
  money,
  balanceMinor,
  cashierUrl,
  onChange,
}: {
  editor: Editor
  bounds: StakeBounds
  money: MoneyStyle
  /** Null while unknown. */
  balanceMinor: bigint | null
  /** Where the player can deposit; null where they can't. */
  cashierUrl: string | null
  onChange: (event: EditorEvent) => void
}) {
  const max = computeMaxStakeMinor(editor.type, bounds)
  const canDeposit = cashierUrl !== null && balanceMinor !== null && editor.stakeMinor > balanceMinor
  const setStake = (stakeMinor: bigint) => onChange({ kind: 'stake', stakeMinor, bounds })
  return (
    <section className={css.stake}>
      <div className={css.stepper}>
        <div className={css.words}>
          <h2 className={canDeposit ? 'visually-hidden' : css.title}>{t('lottery.stake')}</h2>
          {canDeposit ? (
            <CashierLink cashierUrl={cashierUrl} />
          ) : (
            <p className={css.most}>{t('lottery.stake.max', { amount: formatMoney(max, money, true) })}</p>
          )}
        </div>
        <Button
          aria-label={t('lottery.stake.less')}
          className={css.step}
          disabled={editor.stakeMinor <= bounds.minMinor}
          kind="second"
          onClick={() => setStake(editor.stakeMinor - bounds.stepMinor)}
        >
          <Minus aria-hidden="true" size={20} />
        </Button>
        <output className={css.amount}>
          <bdi>{formatMoney(editor.stakeMinor, money, true)}</bdi>
        </output>
        <Button
          aria-label={t('lottery.stake.more')}
          className={css.step}
          disabled={editor.stakeMinor >= max}
          kind="second"
          onClick={() => setStake(editor.stakeMinor + bounds.stepMinor)}
        >
          <Plus aria-hidden="true" size={20} />
        </Button>
      </div>
      <fieldset className={css.chips}>
        <legend className="visually-hidden">{t('lottery.stake.chips')}</legend>
        {bounds.chipsMinor.map((chip) => (
          <button
            aria-pressed={chip === editor.stakeMinor}
            className={css.chip}
            disabled={chip > max}
            key={String(chip)}
            onClick={() => setStake(chip)}
            type="button"
          >
            <bdi>{formatChip(chip, money.currency)}</bdi>
          </button>
        ))}
      </fieldset>
    </section>
  )
}

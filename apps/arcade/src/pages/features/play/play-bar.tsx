import { Button } from '@foyer/ui/button'
import { Plus, RotateCcw } from 'lucide-react'
import { MAX_LINES_PER_TICKET } from '../../../game/game.constants.ts'
import { computeTopPrizeMinor, type Line, sumStakesMinor } from '../../../game/game.rules.ts'
import { formatMoney, type MoneyStyle } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { describeTopAmount } from '../../lib/lottery.ts'
import css from './play-bar.module.css'

export interface PlayBarProps {
  /** The line being edited; null while a digit is missing. */
  line: Line | null
  /** Lines already on the ticket. */
  lines: readonly Line[]
  isSelling: boolean
  /** The stake's field holds no stake. */
  isBlocked: boolean
  money: MoneyStyle
  problem: string | null
  onAdd: () => void
  /** Copies the lines of the last ticket; null without one. */
  onRepeat: (() => void) | null
  onReview: () => void
}

/**
 * Price and possible win of the ticket, and the next step, within the thumb's reach. While there is no line to add, the
 * last ticket can be repeated in its place.
 */
export function PlayBar(props: PlayBarProps) {
  const { line, lines, isSelling, isBlocked, money, problem, onAdd, onRepeat, onReview } = props
  const all = line ? [...lines, line] : lines
  const isEmpty = all.length === 0
  return (
    <div className={css.bar}>
      <p className={problem ? css.problem : isEmpty ? css.hint : css.facts} role={problem ? 'alert' : undefined}>
        {problem ??
          (isEmpty ? (
            t('lottery.play.choose')
          ) : (
            <>
              <span>{t('lottery.play.added', { count: all.length })}</span>
              <span>{describeTopAmount(all, formatMoney(computeTopPrizeMinor(all), money, true))}</span>
            </>
          ))}
      </p>
      <div className={css.actions}>
        {isEmpty && onRepeat ? (
          <Button
            aria-label={t('lottery.repeat')}
            className={css.add}
            kind="secondary"
            onClick={onRepeat}
            title={t('lottery.repeat.hint')}
          >
            <RotateCcw aria-hidden="true" size={18} />
            <span className={css.word}>{t('lottery.repeat')}</span>
          </Button>
        ) : (
          <Button
            aria-label={t('lottery.play.add')}
            className={css.add}
            disabled={!line || isBlocked || lines.length >= MAX_LINES_PER_TICKET}
            kind="secondary"
            onClick={onAdd}
          >
            <Plus aria-hidden="true" size={18} />
            <span className={css.word}>{t('lottery.play.add')}</span>
          </Button>
        )}
        <Button className={css.review} disabled={!isSelling || isBlocked || isEmpty} onClick={onReview}>
          {t('lottery.play.review')}
          {isEmpty ? null : <bdi className={css.total}>{formatMoney(sumStakesMinor(all), money, true)}</bdi>}
        </Button>
      </div>
    </div>
  )
}

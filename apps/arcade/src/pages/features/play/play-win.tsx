import { Button } from '@foyer/ui/button'
import { Link } from 'wouter'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatMoney, type MoneyStyle } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { useTicket } from '../../lib/queries.ts'
import { BallRow } from '../../ui/ball.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { nameTicketPage } from './play-draw.tsx'
import type { Outcome } from './play-stage.rules.ts'
import css from './play-win.module.css'

/** Sparks by size of the win; a small one has none. */
const SPARK_COUNTS = { small: 0, big: 12, huge: 18 } as const

export interface PlayWinProps {
  /** A win above the stake; null without one (DEC-34). */
  win: Outcome | null
  digits: string
  hits: readonly number[]
  money: MoneyStyle
  onAgain: () => void
  onClose: () => void
}

/**
 * Dialog of a win: the result, then the amount, then the next actions. No sound, and no motion if reduced motion is
 * set.
 */
export function PlayWin({ win, onClose, ...rest }: PlayWinProps) {
  const title = win ? nameDraw(win.drawId) : ''
  return (
    <Sheet closeLabel={t('lottery.close')} isOpen={win !== null} onClose={onClose} title={title}>
      {win ? <WinDetails {...rest} win={win} /> : null}
    </Sheet>
  )
}

function WinDetails({ win, digits, hits, money, onAgain }: Omit<PlayWinProps, 'win' | 'onClose'> & { win: Outcome }) {
  const { data: ticket } = useTicket(win.ticketIds[0] ?? null)
  const isPaid = ticket?.state === 'settled'
  return (
    <div className={css.moment} data-size={win.size}>
      <span aria-hidden="true" className={css.sparks}>
        {Array.from({ length: SPARK_COUNTS[win.size] }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sparks are identical
          <i key={index} />
        ))}
      </span>
      <BallRow digits={digits} hits={hits} label={t('lottery.draw.digits', { digits: [...digits].join(' ') })} />
      <p className={css.amount} role="status">
        {t('lottery.outcome.win', { win: formatMoney(win.winMinor, money) })}
      </p>
      <p className={css.facts}>
        <span>{t('lottery.outcome.staked', { stake: formatMoney(win.stakeMinor, money) })}</span> ·{' '}
        <span>{t(isPaid ? 'lottery.outcome.paid' : 'lottery.outcome.paying')}</span>
      </p>
      <div className={css.actions}>
        <Link className={css.link} href={nameTicketPage(win.ticketIds)}>
          {t(win.ticketIds.length === 1 ? 'lottery.placed.see' : 'lottery.outcome.tickets')}
        </Link>
        <Button aria-description={t('lottery.outcome.again.hint')} onClick={onAgain}>
          {t('lottery.outcome.again')}
        </Button>
      </div>
    </div>
  )
}

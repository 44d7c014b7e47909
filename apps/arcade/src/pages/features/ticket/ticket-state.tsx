import { classifyOutcome } from '../../../game/game.rules.ts'
import type { TicketWire } from '../../../game/wire.rules.ts'
import { t } from '../../lib/i18n.ts'
import css from './ticket-state.module.css'

/** The ticket's state as a small label. A win below the stake is shown as such (DEC-34). */
export function TicketState({ ticket }: { ticket: TicketWire }) {
  if (ticket.state !== 'settled') {
    const tone = ticket.state === 'placed' ? css.live : ticket.state === 'refused' ? css.bad : css.plain
    return <span className={tone}>{t(`lottery.state.${ticket.state}`)}</span>
  }
  const outcomeClass = classifyOutcome(BigInt(ticket.stake), BigInt(ticket.win ?? '0'))
  return (
    <span className={outcomeClass === 'win' ? css.won : css.plain}>{t(`lottery.outcome.state.${outcomeClass}`)}</span>
  )
}

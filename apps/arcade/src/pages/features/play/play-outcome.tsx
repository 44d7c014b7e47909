import { PartyPopper, TicketCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { judgeOutcome } from '../../../game/game.rules.ts'
import { formatMoney, formatTicketNumber, type MoneyStyle } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { isEnded, useTicket } from '../../lib/queries.ts'
import { Button } from '../../ui/button.tsx'
import css from './play-outcome.module.css'
import { listWatched, unwatchTicket } from './play-watch.ts'

/** How long an outcome stays; it can always be read again on the ticket. */
const SHOWN_MS = 12_000

const SPARKS = Array.from({ length: 18 }, (_, index) => index)

/** What became of this visit's tickets, one at a time. Only a real gain is celebrated (DEC-34). */
export function PlayOutcome({ money, placedCount }: { money: MoneyStyle; placedCount: number }) {
  const [hiddenCount, setHiddenCount] = useState(0)
  // Read again after every ticket that is placed or put away.
  const ticketId = placedCount + hiddenCount >= 0 ? (listWatched().at(-1) ?? null) : null
  const { data: ticket } = useTicket(ticketId)
  const strip = useRef<HTMLDivElement>(null)
  const isShown = ticket !== undefined && isEnded(ticket)
  useEffect(() => {
    if (!isShown || ticketId === null) return
    const timer = setInterval(() => {
      if (strip.current?.matches(':focus-within, :hover')) return
      unwatchTicket(ticketId)
      setHiddenCount((count) => count + 1)
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [isShown, ticketId])
  if (!isShown) return null
  function hide(): void {
    if (ticketId !== null) unwatchTicket(ticketId)
    setHiddenCount(hiddenCount + 1)
  }
  const winMinor = BigInt(ticket.win ?? '0')
  const stake = formatMoney(BigInt(ticket.stake), money)
  const win = formatMoney(winMinor, money)
  const judged = ticket.state === 'settled' ? judgeOutcome(BigInt(ticket.stake), winMinor) : 'void'
  const number = formatTicketNumber(ticket.ticketId)
  const words = {
    win: [t('lottery.outcome.win', { win }), t('lottery.outcome.win.body', { ticket: number, stake })],
    even: [t('lottery.outcome.even', { stake }), ''],
    partly: [t('lottery.outcome.partly', { win, stake }), t('lottery.outcome.partly.body')],
    void: [t('lottery.refused.title'), t('lottery.refused.back')],
    none: [t('lottery.outcome.none'), t('lottery.outcome.none.body', { ticket: number, stake })],
  }[judged]
  return (
    <div className={judged === 'win' ? css.win : css.plain} ref={strip} role="status">
      {judged === 'win' ? (
        <span aria-hidden="true" className={css.sparks}>
          {SPARKS.map((spark) => (
            <i key={spark} />
          ))}
        </span>
      ) : null}
      <span aria-hidden="true" className={css.mark}>
        {judged === 'win' ? <PartyPopper size={26} /> : <TicketCheck size={24} />}
      </span>
      <Link className={css.words} href={`/tickets/${ticket.ticketId}`} onClick={hide}>
        <strong className={css.title}>{words[0]}</strong>
        {words[1] ? <span className={css.body}>{words[1]}</span> : null}
      </Link>
      <Button aria-label={t('lottery.close')} kind="icon" onClick={hide}>
        <X aria-hidden="true" size={20} />
      </Button>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { computeDrawsAt, formatDrawNumber } from '../../../game/draw.rules.ts'
import { computeTopPrizeMinor } from '../../../game/game.rules.ts'
import { readLines } from '../../../game/wire.rules.ts'
import { formatMoney, formatTicketNumber, formatTime, type MoneyStyle } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { nameTopPrize } from '../../lib/lottery.ts'
import { useTicket } from '../../lib/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import css from './play-sheet.module.css'

/** A placed ticket: its number, draw, stake and highest win, and the ways on. */
export function PlacedStep({ ticketId, money, onClose }: { ticketId: string; money: MoneyStyle; onClose: () => void }) {
  const { data: ticket } = useTicket(ticketId)
  const [hasEntered, setHasEntered] = useState(false)
  useEffect(() => setHasEntered(true), [])
  return (
    <div className={css.message} role="status">
      <svg aria-hidden="true" className={hasEntered ? css.tick : css.tickWaiting} viewBox="0 0 72 72">
        <circle cx="36" cy="36" r="32" />
        <path d="M22 37l10 10 19-21" />
      </svg>
      {ticket ? (
        <>
          <p className={css.body}>
            {t('lottery.placed.body', {
              ticket: formatTicketNumber(ticket.ticketId),
              number: formatDrawNumber(ticket.drawId),
              time: formatTime(computeDrawsAt(ticket.closesAt)),
            })}
          </p>
          <div className={css.stub}>
            <Facts
              rows={[
                { name: t('lottery.ticket.stake'), value: formatMoney(BigInt(ticket.stake), money) },
                {
                  name: t(nameTopPrize(readLines(ticket.lines))),
                  value: formatMoney(computeTopPrizeMinor(readLines(ticket.lines)), money),
                  isStrong: true,
                },
              ]}
            />
          </div>
        </>
      ) : null}
      <div className={css.actions}>
        <Link className={css.link} href={`/tickets/${ticketId}`}>
          {t('lottery.placed.see')}
        </Link>
        <Button onClick={onClose}>{t('lottery.placed.again')}</Button>
      </div>
    </div>
  )
}

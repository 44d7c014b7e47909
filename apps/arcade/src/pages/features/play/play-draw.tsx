import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { readLines, type TicketWire } from '../../../game/wire.rules.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatCountdown, formatMoney, formatTime, type MoneyStyle } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { listHits, viewLine } from '../../lib/line-view.ts'
import { ballCount } from '../../lib/lottery.ts'
import { useRecentDraws } from '../../lib/queries.ts'
import { FirstPrize } from '../../lib/result.tsx'
import { Ball } from '../../ui/ball.tsx'
import css from './play-draw.module.css'
import type { Outcome, PlayStage, Sale } from './play-stage.rules.ts'

export interface PlayDrawProps {
  sale: Sale
  stage: PlayStage
  nowMs: number
  /** The player's tickets in the draw on stage, otherwise in the one on sale. */
  tickets: readonly TicketWire[]
  /** Outcome of a finished draw; a win has its own dialog, here it is only named. */
  outcome: Outcome | null
  money: MoneyStyle
}

/** The draw on sale with its countdown, next to the player's ticket, the falling balls, or the last result. */
export function PlayDraw(props: PlayDrawProps) {
  const { sale } = props
  return (
    <section className={css.draw} data-sale={sale.step}>
      <Countdown sale={sale} />
      <div className={css.side}>
        <Side {...props} />
      </div>
    </section>
  )
}

/** The countdown of the draw on sale. */
export function Countdown({ sale }: { sale: Sale }) {
  if (sale.step === 'loading' || sale.step === 'stopped') {
    return (
      <div className={css.sale}>
        <span className={css.word}>{t(sale.step === 'loading' ? 'lottery.loading' : 'lottery.clock.stopped')}</span>
      </div>
    )
  }
  return (
    <div className={css.sale} data-sale={sale.step}>
      <span className={css.number}>{nameDraw(sale.drawId)}</span>
      <span className={css.time} role="timer">
        <span aria-hidden="true">{formatCountdown(sale.leftMs)}</span>
        <span className="visually-hidden">{describeLeft(sale.leftMs)}</span>
      </span>
      <progress aria-hidden="true" className={css.left} max={sale.periodMs} value={sale.leftMs} />
    </div>
  )
}

/** The time left in words: seconds within the last two minutes, hours and minutes before. */
function describeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  if (seconds <= 120) return t('lottery.clock.left', { count: seconds })
  return t('lottery.clock.left.long', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) })
}

function Side({ stage, nowMs, tickets, outcome, money }: PlayDrawProps) {
  switch (stage.step) {
    case 'idle':
      return tickets.length > 0 ? <Mine tickets={tickets} /> : <Latest before={null} />
    case 'closed': {
      const draw = nameDraw(stage.draw.drawId)
      const time = formatCountdown(stage.draw.drawsAtMs - nowMs)
      const label = t('lottery.stage.in', { draw, time })
      return tickets.length > 0 ? (
        <Mine tickets={tickets} label={label} />
      ) : (
        <Latest before={stage.draw.drawId} label={label} />
      )
    }
    case 'drawing':
      return (
        <div className={css.fall} role="status">
          <span className={css.caption}>
            {nameDraw(stage.draw.drawId)} · {t('lottery.clock.drawing')}
          </span>
          <span className={css.balls} dir="ltr">
            {PLACES.map((place) => (
              <Ball digit={null} isRolling key={place} place={place} />
            ))}
          </span>
        </div>
      )
    case 'late':
      return <p className={css.caption}>{t('lottery.stage.late', { draw: nameDraw(stage.draw.drawId) })}</p>
    case 'revealing':
      return (
        <div className={css.fall}>
          <span className={css.caption}>
            {nameDraw(stage.draw.drawId)} · {t('lottery.clock.drawing')}
          </span>
          <span aria-hidden="true" className={css.balls} dir="ltr">
            {PLACES.map((place) => {
              const isShown = place <= stage.shown
              const digit = isShown ? (stage.digits[place - 1] ?? '') : null
              return (
                <span className={isShown ? css.fallen : undefined} key={place}>
                  <Ball digit={digit} isRolling={!isShown} place={place} />
                </span>
              )
            })}
          </span>
        </div>
      )
    case 'settled':
      return <Settled digits={stage.digits} money={money} outcome={outcome} stage={stage} tickets={tickets} />
  }
}

const PLACES = Array.from({ length: ballCount }, (_, index) => index + 1)

/** The final result, with a line about its outcome for the player (DEC-34). */
function Settled({
  stage,
  digits,
  tickets,
  outcome,
  money,
}: {
  stage: PlayStage & { step: 'settled' }
  digits: string
  tickets: readonly TicketWire[]
  outcome: Outcome | null
  money: MoneyStyle
}) {
  const { drawId } = stage.draw
  const hits = listHits(
    tickets.flatMap((ticket) => readLines(ticket.lines)),
    digits,
  )
  const row = <FirstPrize digits={digits} {...(outcome ? { hits } : {})} />
  const number = nameDraw(drawId)
  return (
    <Link className={css.mine} href={outcome ? nameTicketPage(outcome.ticketIds) : `/draws/${drawId}`}>
      {/* The row is announced with the line: one status, announced once. */}
      <span className={css.told} role="status">
        {row}
        <span className={outcome?.outcomeClass === 'win' ? css.won : css.caption}>
          <span>{outcome ? describeOutcome(outcome, money) : number}</span>
          <ChevronRight aria-hidden="true" className={css.arrow} size={16} />
        </span>
      </span>
    </Link>
  )
}

function describeOutcome({ outcomeClass, stakeMinor, winMinor }: Outcome, money: MoneyStyle): string {
  const win = formatMoney(winMinor, money)
  const stake = formatMoney(stakeMinor, money)
  if (outcomeClass === 'void') return t('lottery.outcome.void')
  if (outcomeClass === 'win') return t('lottery.outcome.win', { win })
  if (outcomeClass === 'even') return t('lottery.outcome.even', { stake })
  return outcomeClass === 'partly' ? t('lottery.outcome.partly', { win, stake }) : t('lottery.outcome.none')
}

/** Address of the tickets: the only one, or the list. */
export function nameTicketPage(ticketIds: readonly string[]): string {
  return ticketIds.length === 1 ? `/tickets/${ticketIds[0]}` : '/tickets'
}

/** The tickets in the draw: the first line of the newest one, and a link to them. */
function Mine({ tickets, label }: { tickets: readonly TicketWire[]; label?: string }) {
  const [first] = tickets
  const [line] = first ? readLines(first.lines) : []
  const more = tickets.reduce((sum, ticket) => sum + ticket.lines.length, 0) - 1
  return (
    <Link className={css.mine} href={nameTicketPage(tickets.map((ticket) => ticket.ticketId))}>
      <span className={css.balls} dir="ltr">
        {line
          ? viewLine(line, null)
              .filter((slot) => slot.digit !== null)
              .map((slot) => <Ball digit={slot.digit} key={slot.place} place={slot.place} size="small" />)
          : null}
        {more > 0 ? <bdi className={css.more}>+{more}</bdi> : null}
      </span>
      <span className={css.caption}>
        <span>{label ?? t('lottery.stage.mine', { count: tickets.length })}</span>
        <ChevronRight aria-hidden="true" className={css.arrow} size={16} />
      </span>
    </Link>
  )
}

/** The last result, or the one before a draw whose own is not shown yet. */
function Latest({ before, label }: { before: string | null; label?: string }) {
  const { data: draws } = useRecentDraws()
  const latest = draws?.find((draw) => before === null || draw.drawId < before)
  if (!latest?.digits)
    return <p className={css.caption}>{label ?? t(draws ? 'lottery.draw.none' : 'lottery.loading')}</p>
  return (
    <Link className={css.mine} href={`/draws/${latest.drawId}`}>
      <FirstPrize digits={latest.digits} size="small" />
      <span className={css.caption}>
        <span>{label ?? `${t('lottery.draw.latest')} · ${formatTime(latest.drawsAt)}`}</span>
        <ChevronRight aria-hidden="true" className={css.arrow} size={16} />
      </span>
    </Link>
  )
}

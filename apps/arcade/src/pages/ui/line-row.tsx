import type { ReactNode } from 'react'
import { Ball, type BallProps } from './ball.tsx'
import css from './line-row.module.css'

/** One line of a ticket: its type, its balls, its price or win, and optional buttons. */
export function LineRow({
  title,
  description,
  slots,
  amount,
  note,
  isGood = false,
  action,
}: {
  title: string
  /** The line as text for screen readers. */
  description: string
  slots: readonly { digit: string | null; place: number; look: NonNullable<BallProps['look']> }[]
  amount: string
  note?: string
  isGood?: boolean
  action?: ReactNode
}) {
  return (
    <li className={css.line}>
      <div className={css.main}>
        <span className={css.title}>{title}</span>
        <span aria-label={description} className={css.balls} dir="ltr" role="img">
          {slots.map((slot) => (
            <Ball digit={slot.digit} key={slot.place} look={slot.look} place={slot.place} size="small" />
          ))}
        </span>
      </div>
      <div className={css.side}>
        <bdi className={css.amount}>{amount}</bdi>
        {note ? <bdi className={isGood ? css.good : css.note}>{note}</bdi> : null}
      </div>
      {action ? <span className={css.action}>{action}</span> : null}
    </li>
  )
}

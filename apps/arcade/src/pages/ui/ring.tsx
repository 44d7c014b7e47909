import type { ReactNode } from 'react'
import css from './ring.module.css'

const RADIUS = 70
const LENGTH = 2 * Math.PI * RADIUS

/** A ring that empties. `share` is what is left, from 0 to 1. What stands in it carries the meaning. */
export function Ring({
  share,
  tone,
  children,
}: {
  share: number
  tone: 'calm' | 'hurry' | 'closed'
  children: ReactNode
}) {
  return (
    <div className={`${css.ring} ${css[tone]}`}>
      <svg aria-hidden="true" className={css.drawing} viewBox="0 0 160 160">
        <defs>
          <linearGradient id="ring-calm" x1="0" x2="1" y1="0" y2="1">
            <stop offset="0" stopColor="#7fb2ff" />
            <stop offset="0.5" stopColor="#b28bff" />
            <stop offset="1" stopColor="#ffc94d" />
          </linearGradient>
          <linearGradient id="ring-hurry" x1="0" x2="1" y1="0" y2="1">
            <stop offset="0" stopColor="#ffc94d" />
            <stop offset="1" stopColor="#ff5d6c" />
          </linearGradient>
        </defs>
        <circle className={css.track} cx="80" cy="80" r={RADIUS} />
        <circle
          className={css.bar}
          cx="80"
          cy="80"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - Math.min(Math.max(share, 0), 1))}
        />
      </svg>
      <div className={css.middle}>{children}</div>
    </div>
  )
}

import { RANKS, rankOf, suitOf } from './baccarat-hands.rules.ts'
import css from './baccarat-screen.module.css'

/** Outlines of the suits on a field of 40 by 40 around its middle. */
const SUIT_PATHS = {
  spades: 'M0-17C6-9 16-4 16 6c0 9-10 11-14 4 0 4 2 7 5 9H-7c3-2 5-5 5-9-4 7-14 5-14-4C-16-4-6-9 0-17Z',
  hearts: 'M0 17C-6 9-17 3-17-6c0-10 13-12 17-3 4-9 17-7 17 3C17 3 6 9 0 17Z',
  diamonds: 'M0-18C4-10 9-4 15 0 9 4 4 10 0 18-4 10-9 4-15 0-9-4-4-10 0-18Z',
  clubs:
    'M0-17c9 0 11 10 6 14 7-3 12 2 12 7 0 8-11 10-16 3 0 5 2 9 5 11H-7c3-2 5-6 5-11-5 7-16 5-16-3 0-5 5-10 12-7-5-4-3-14 6-14Z',
} as const

/** A card that turns over as it is dealt. */
export function PlayingCard({ card }: { card: number }) {
  const suit = suitOf(card)
  const rank = RANKS[rankOf(card)]
  const colour = suit === 'hearts' || suit === 'diamonds' ? css.red : css.black
  return (
    <svg aria-hidden="true" className={`${css.card} ${css.dealt}`} viewBox="0 0 100 140">
      <rect className={css.face} height="138" rx="12" width="98" x="1" y="1" />
      <g className={colour}>
        <text className={css.rank} textAnchor="middle" x="24" y="43">
          {rank}
        </text>
        <path d={SUIT_PATHS[suit]} transform="translate(24 66) scale(.85)" />
        <path d={SUIT_PATHS[suit]} transform="translate(62 98) scale(1.75)" />
      </g>
    </svg>
  )
}

/** The place of a card that is not dealt yet. */
export function CardBack() {
  return (
    <svg aria-hidden="true" className={css.card} viewBox="0 0 100 140">
      <rect className={css.place} height="132" rx="12" width="92" x="4" y="4" />
    </svg>
  )
}

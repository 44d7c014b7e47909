import css from './ball.module.css'

export interface BallProps {
  /** The digit, a word in its place, or null for an empty place. */
  digit: string | null
  /** The place from 1 to 5, which defines the colour; 0 for a digit without a place. */
  place: number
  size?: 'small' | 'medium' | 'large'
  /** `off` for a place that does not count, `miss` for one that did not win. */
  look?: 'plain' | 'off' | 'miss' | 'hit'
  isRolling?: boolean
}

const COLOURS = [css.gold, css.coral, css.amber, css.mint, css.sky, css.violet]

/** One lottery ball. An image: the row around it has the text. */
export function Ball({ digit, place, size = 'medium', look = 'plain', isRolling = false }: BallProps) {
  const classes = [css.ball, css[size], COLOURS[place] ?? css.gold, css[look]]
  if (digit === null) classes.push(css.empty)
  if (isRolling) classes.push(css.rolling)
  if (digit !== null && digit.length > 1) classes.push(css.wide)
  return (
    <span aria-hidden="true" className={classes.join(' ')}>
      <span className={css.face}>{digit ?? ''}</span>
    </span>
  )
}

/** Five balls of a result, announced as one number. */
export function BallRow({
  digits,
  label,
  size = 'medium',
  hits,
}: {
  digits: string
  label: string
  size?: BallProps['size']
  /** Winning places from 1; without it none is marked. */
  hits?: readonly number[]
}) {
  return (
    <span aria-label={label} className={css.row} dir="ltr" role="img">
      {[...digits].map((digit, index) => {
        const place = index + 1
        const look = hits === undefined ? 'plain' : hits.includes(place) ? 'hit' : 'miss'
        return <Ball digit={digit} key={place} look={look} place={place} size={size} />
      })}
    </span>
  )
}

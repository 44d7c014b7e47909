import { type BallProps, BallRow } from '../ui/ball.tsx'
import { t } from './i18n.ts'
import { ballCount } from './lottery.ts'

/** The balls of a result's first prize: the whole result where a draw has one number. */
export function FirstPrize({
  digits,
  ...looks
}: {
  digits: string
  size?: BallProps['size']
  /** Winning places from 1; without it none is marked. */
  hits?: readonly number[]
}) {
  const number = digits.slice(0, ballCount)
  return <BallRow {...looks} digits={number} label={t('lottery.draw.digits', { digits: [...number].join(' ') })} />
}

import { settleLines } from '../../../game/game.rules.ts'
import { type BetType, FORMS, getKind, SIDES } from '../../../game/kind.constants.ts'
import { splitResult } from '../../../game/kind.rules.ts'
import { t } from '../../lib/i18n.ts'
import { form, formatFactors, hasManyPrizes, listTypes } from '../../lib/lottery.ts'
import { Ball, type BallProps } from '../../ui/ball.tsx'
import { Card } from '../../ui/card.tsx'
import css from './draw-detail-screen.module.css'

/** Every number of a draw by prize, or the winning digits of each kind of bet where there is one number. */
export function DrawPrizes({ digits }: { digits: string }) {
  return hasManyPrizes ? <PrizeTable digits={digits} /> : <WinningDigits digits={digits} />
}

function PrizeTable({ digits }: { digits: string }) {
  return (
    <Card title={t('lottery.rules.prizes')}>
      <dl className={css.table}>
        {splitResult(FORMS[form], digits).map(({ id, numbers }) => (
          <div className={css.prizeGroup} key={id}>
            <dt className={css.name}>{t(`lottery.prize.${id}`)}</dt>
            <dd className={css.numbers} dir="ltr">
              {numbers.map((number, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: numbers may be equal and never move
                <bdi className={numbers.length === 1 ? css.topNumber : css.smallNumber} key={index}>
                  {number}
                </bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function WinningDigits({ digits }: { digits: string }) {
  return (
    <Card title={t('lottery.drawpage.prizes')}>
      <ul className={css.prizes}>
        {listTypes().map((type) => (
          <li className={css.prize} key={type}>
            <span className={css.kind}>
              <span className={css.name}>{t(`lottery.type.${type}`)}</span>
              <span className={css.balls} dir="ltr">
                {listWinners(type, digits).map(({ digit, place, look }) => (
                  <Ball digit={digit} key={`${place}${digit}`} look={look} place={place} size="small" />
                ))}
              </span>
              <span className={css.hidden}>{describeWinners(type, digits)}</span>
            </span>
            <bdi className={css.factor}>{formatFactors(type)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface Winner {
  digit: string | null
  place: number
  look: NonNullable<BallProps['look']>
}

/** The winning digits of a kind, or its winning sides. */
function listWinners(type: BetType, digits: string): Winner[] {
  const kind = getKind(type)
  if (kind.digits === 0) {
    return SIDES.filter(
      (side) => settleLines([{ type, digits: side, place: null, stakeMinor: 1n }], digits).totalMinor > 0n,
    ).map((side) => ({ digit: t(`lottery.side.${side}`), place: 0, look: 'plain' }))
  }
  if (kind.match === 'any') return [...new Set(digits)].sort().map((digit) => ({ digit, place: 0, look: 'plain' }))
  const count = kind.match === 'place' ? digits.length : kind.digits
  const first = kind.match === 'start' ? 0 : digits.length - count
  return [...digits].map((digit, index) => {
    const isIn = index >= first && index < first + count
    return { digit: isIn ? digit : null, place: index + 1, look: isIn ? 'plain' : 'off' }
  })
}

function describeWinners(type: BetType, digits: string): string {
  const { match } = getKind(type)
  const words = listWinners(type, digits).flatMap((winner) => winner.digit ?? [])
  if (match === 'place') return `${t('lottery.drawpage.place')}: ${words.join(' ')}`
  if (match === 'any') return `${t('lottery.drawpage.any')}: ${words.join(' ')}`
  return words.join(' ')
}

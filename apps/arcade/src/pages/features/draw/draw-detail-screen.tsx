import { ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { formatDrawNumber } from '../../../game/draw.rules.ts'
import { BET_TYPES, MULTIPLIER_HUNDREDTHS } from '../../../game/game.constants.ts'
import type { DrawWire } from '../../../game/wire.rules.ts'
import { ApiError } from '../../lib/api.ts'
import { formatDay, formatFactor, formatNumber, formatTime } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { useDraw } from '../../lib/queries.ts'
import { Ball, type BallProps, BallRow } from '../../ui/ball.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import css from './draw-detail-screen.module.css'

/** One draw: its result, the winning digits of each bet type, and the link to the proof. */
export function DrawDetailScreen({ drawId }: { drawId: string }) {
  const { data: draw, error, refetch } = useDraw(drawId)
  const title = t('lottery.draw.number', { number: formatDrawNumber(drawId) })
  return (
    <Screen
      back={{ href: '/draws', label: t('lottery.draws.title') }}
      documentTitle={`${title} · ${t('lottery.name')}`}
      title={title}
    >
      {draw ? <DrawBody draw={draw} /> : null}
      {!draw && error ? (
        <Failure
          action={t('lottery.retry')}
          body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
          onAction={() => void refetch()}
          title={t('lottery.failed.title')}
        />
      ) : null}
      {!draw && !error ? <Skeleton height={160} label={t('lottery.loading')} rows={2} /> : null}
    </Screen>
  )
}

function DrawBody({ draw }: { draw: DrawWire }) {
  return (
    <>
      <div className={css.result}>
        <span className={css.when}>
          {t('lottery.drawpage.at', { day: formatDay(draw.drawsAt), time: formatTime(draw.drawsAt) })}
        </span>
        {draw.digits ? (
          <BallRow
            digits={draw.digits}
            label={t('lottery.draw.digits', { digits: [...draw.digits].join(' ') })}
            size="large"
          />
        ) : (
          <span className={css.state}>{t(`lottery.drawpage.state.${draw.state}`)}</span>
        )}
      </div>
      {draw.digits ? (
        <>
          <Card title={t('lottery.drawpage.prizes')}>
            <ul className={css.prizes}>
              {BET_TYPES.map((type) => (
                <li className={css.prize} key={type}>
                  <span className={css.kind}>
                    <span className={css.name}>{t(`lottery.type.${type}`)}</span>
                    <span className={css.balls} dir="ltr">
                      {listWinners(type, draw.digits ?? '').map(({ digit, place, look }) => (
                        <Ball digit={digit} key={`${place}${digit}`} look={look} place={place} size="small" />
                      ))}
                    </span>
                    <span className={css.hidden}>{describeWinners(type, draw.digits ?? '')}</span>
                  </span>
                  <bdi className={css.factor}>
                    {t('lottery.factor', { factor: formatFactor(MULTIPLIER_HUNDREDTHS[type]) })}
                  </bdi>
                </li>
              ))}
            </ul>
          </Card>
          <Card title={t('lottery.drawpage.proof')}>
            <p className={css.body}>{t('lottery.drawpage.proof.body')}</p>
            <Facts
              rows={[
                { name: t('lottery.drawpage.tickets'), value: formatNumber(draw.ticketCount ?? 0) },
                { name: t('lottery.drawpage.held'), value: formatTime(draw.drawnAt ?? draw.drawsAt, true) },
              ]}
            />
            <Link className={css.check} href={`/draws/${draw.drawId}/check`}>
              <ShieldCheck aria-hidden="true" size={22} />
              {t('lottery.ticket.check')}
            </Link>
          </Card>
        </>
      ) : null}
    </>
  )
}

interface Winner {
  digit: string | null
  place: number
  look: NonNullable<BallProps['look']>
}

/** The winning digits of a bet type. */
function listWinners(type: (typeof BET_TYPES)[number], digits: string): Winner[] {
  if (type === 'any') return [...new Set(digits)].sort().map((digit) => ({ digit, place: 0, look: 'plain' }))
  const first = type === 'last3' ? 3 : type === 'last2' ? 4 : 1
  return [...digits].map((digit, index) => ({
    digit: index + 1 < first ? null : digit,
    place: index + 1,
    look: index + 1 < first ? 'off' : 'plain',
  }))
}

function describeWinners(type: (typeof BET_TYPES)[number], digits: string): string {
  const words = listWinners(type, digits).flatMap((winner) => winner.digit ?? [])
  if (type === 'place') return `${t('lottery.drawpage.place')}: ${words.join(' ')}`
  if (type === 'any') return `${t('lottery.drawpage.any')}: ${words.join(' ')}`
  return words.join(' ')
}

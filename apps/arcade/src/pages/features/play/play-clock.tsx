import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { DRAW_PERIOD_MS } from '../../../game/draw.constants.ts'
import { formatDrawNumber, readStage } from '../../../game/draw.rules.ts'
import type { DrawWire } from '../../../game/wire.rules.ts'
import { useServerNow } from '../../lib/clock.ts'
import { formatCountdown, formatTime } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { forgetRunningDraw, useRecentDraws, useRunningDraw } from '../../lib/queries.ts'
import { Ball, BallRow } from '../../ui/ball.tsx'
import { Ring } from '../../ui/ring.tsx'
import css from './play-clock.module.css'

/** How long a fresh result stays in the middle before the next countdown takes over. */
const RESULT_SHOWN_MS = 7_000
const HURRY_MS = 10_000

/** The clock of the lottery: what is on sale and how long, the draw that is falling, and what fell last. */
export function PlayClock({ draw, isSelling }: { draw: DrawWire | null; isSelling: boolean }) {
  const running = useRunningDraw()
  const hasResult = running?.digits != null
  useEffect(() => {
    if (!hasResult) return
    const timer = setTimeout(forgetRunningDraw, RESULT_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [hasResult])
  return (
    <section className={css.clock}>
      {running ? <Running draw={running} /> : <Countdown draw={draw} isSelling={isSelling} />}
      <Latest fresh={running?.digits ?? null} />
    </section>
  )
}

function Countdown({ draw, isSelling }: { draw: DrawWire | null; isSelling: boolean }) {
  const now = useServerNow(250)
  if (!draw || !isSelling) {
    return (
      <Ring share={0} tone="closed">
        <span className={css.word}>{t('lottery.clock.stopped')}</span>
      </Ring>
    )
  }
  const { leftMs } = readStage({ closesAt: Date.parse(draw.closesAt), drawsAt: Date.parse(draw.drawsAt) }, now)
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return (
    <Ring share={leftMs / DRAW_PERIOD_MS} tone={leftMs < HURRY_MS ? 'hurry' : 'calm'}>
      <span className={css.small}>{t('lottery.draw.number', { number: formatDrawNumber(draw.drawId) })}</span>
      <span className={css.time} role="timer">
        <span aria-hidden="true">{formatCountdown(leftMs)}</span>
        <span className={css.hidden}>{t('lottery.clock.left', { count: seconds })}</span>
      </span>
      <span className={css.small}>{t('lottery.clock.selling')}</span>
    </Ring>
  )
}

function Running({ draw }: { draw: DrawWire }) {
  const now = useServerNow(200)
  const { stage, leftMs } = readStage({ closesAt: Date.parse(draw.closesAt), drawsAt: Date.parse(draw.drawsAt) }, now)
  const number = t('lottery.draw.number', { number: formatDrawNumber(draw.drawId) })
  if (draw.digits) {
    return (
      <div className={css.falling} role="status">
        <span className={css.small}>{number}</span>
        <span className={css.drop}>
          <BallRow digits={draw.digits} label={t('lottery.draw.digits', { digits: [...draw.digits].join(' ') })} />
        </span>
      </div>
    )
  }
  if (stage === 'closed') {
    return (
      <Ring share={leftMs / 5_000} tone="closed">
        <span className={css.small}>{number}</span>
        <span className={css.time} role="timer">
          {formatCountdown(leftMs)}
        </span>
        <span className={css.small}>{t('lottery.clock.closed')}</span>
      </Ring>
    )
  }
  return (
    <div className={css.falling} role="status">
      <span className={css.small}>{number}</span>
      <span className={css.row}>
        {[1, 2, 3, 4, 5].map((place) => (
          <Ball digit={String((place * 7) % 10)} isRolling key={place} place={place} />
        ))}
      </span>
      <span className={css.small}>{t('lottery.clock.drawing')}</span>
    </div>
  )
}

function Latest({ fresh }: { fresh: string | null }) {
  const { data: draws } = useRecentDraws()
  const latest = fresh === null ? draws?.[0] : draws?.find((draw) => draw.digits !== fresh)
  return (
    <div className={css.latest}>
      <h2 className={css.heading}>{t('lottery.draw.latest')}</h2>
      {latest?.digits ? (
        <>
          <BallRow
            digits={latest.digits}
            label={t('lottery.draw.digits', { digits: [...latest.digits].join(' ') })}
            size="small"
          />
          <span className={css.when}>
            {t('lottery.draw.number', { number: formatDrawNumber(latest.drawId) })} · {formatTime(latest.drawsAt)}
          </span>
        </>
      ) : (
        <p className={css.when}>{draws ? t('lottery.draw.none') : t('lottery.loading')}</p>
      )}
      <Link className={css.more} href="/draws">
        {t('lottery.draw.all')}
        <ChevronRight aria-hidden="true" className={css.arrow} size={16} />
      </Link>
    </div>
  )
}

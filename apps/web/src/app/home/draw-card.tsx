import { type EndpointValue, nextDraw } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { classNames } from '@foyer/ui/class-names'
import { Skeleton } from '@foyer/ui/states'
import { useEffect, useEffectEvent } from 'react'
import { gameLink } from '../../features/games/game-link.ts'
import { formatDuration } from '../../lib/clock.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useNowSeconds } from '../../lib/use-now.ts'
import styles from './draw-card.module.css'

/** Polling interval for the result of a closed draw, in ms. */
const closedIntervalMs = 2000
/** After this many polls the result is late, or does not come at all: the other interval is enough. */
const MAX_CLOSED_POLLS = 10
/** Polling interval of the next draw while visible, in addition to the poll at its closing time. */
const drawIntervalMs = 15_000

/** The next draw of the embedded lottery with its countdown by the server's clock, and the last result (DEC-35). */
export function DrawCard() {
  const t = useText()
  const isOffered = useIsOffered(nextDraw)
  const { data, isPending, refetch } = useValue(
    nextDraw,
    {},
    { isEnabled: isOffered, refetchIntervalMs: drawIntervalMs },
  )
  if (!isOffered) return null
  if (isPending) return <Skeleton size="banner" />
  if (data === undefined) return null
  if (!data) return <section className={styles.card}>{t('home.draw.none')}</section>
  const last = data.recent[0]
  return (
    <section className={styles.card} aria-labelledby="draw-title">
      <div className={styles.words}>
        <h2 id="draw-title" className={styles.heading}>
          {t('home.draw.title')}
        </h2>
        <Countdown draw={data} onClosed={() => refetch({ cancelRefetch: false })} />
      </div>
      <Link
        href={gameLink({ gameCode: data.gameCode, vendor: '', launchMode: 'LOTT', prizeMode: null, lottoView: null })}
        className={classNames(buttonClass(), styles.play)}
      >
        {t('home.draw.play')}
      </Link>
      {last && (
        <div className={styles.last}>
          <span>{t('home.draw.last')}</span>
          <bdi className={styles.balls} dir="ltr">
            {last.digits.map((digit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its place
              <span key={place} className={styles.ball}>
                {digit}
              </span>
            ))}
          </bdi>
        </div>
      )}
    </section>
  )
}

function Countdown({ draw, onClosed }: { draw: EndpointValue<typeof nextDraw>; onClosed: () => unknown }) {
  const t = useText()
  const now = useNowSeconds() ?? Math.floor(Date.parse(draw.serverTime) / 1000)
  const left = Math.ceil(Date.parse(draw.closesAt) / 1000) - now
  const isClosed = left <= 0
  const refresh = useEffectEvent(onClosed)
  useEffect(() => {
    if (!isClosed) return
    let count = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      count += 1
      if (count === MAX_CLOSED_POLLS) clearInterval(timer)
      refresh()
    }, closedIntervalMs)
    return () => clearInterval(timer)
  }, [isClosed])
  return (
    <>
      <p className={styles.label}>{isClosed ? t('home.draw.closed') : t('home.draw.closes')}</p>
      <p className={`figures ${styles.time}`} role="timer">
        {formatDuration(left)}
      </p>
    </>
  )
}

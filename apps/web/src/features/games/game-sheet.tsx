import { type Game, type GameDetails, gameDetails } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { Skeleton } from '@foyer/ui/states'
import { Play } from 'lucide-react'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import { GameHeart } from './game-heart.tsx'
import type { Lobby } from './game-lobby.ts'
import { GamePlayLink } from './game-play-link.tsx'
import styles from './game-sheet.module.css'
import { GameTrial } from './game-trial.tsx'

/** Content of a game's sheet: who provides it, what it costs and returns, how it works, and the way into it. */
export function GameSheet({ game, lobby }: { game: Game; lobby: Lobby }) {
  const t = useText()
  const isOffered = useIsOffered(gameDetails)
  const query = { gameCode: game.gameCode }
  const { data, error, refetch, isFetching } = useValue(gameDetails, { query }, { isEnabled: isOffered })
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <SafeImage className={styles.picture} src={game.image} width={72} height={72} decoding="async" />
        <p className={styles.vendor}>{lobby.nameVendor(game)}</p>
        <GameHeart game={game} favorites={lobby.favorites} />
      </div>
      {game.features && (
        <ul className={styles.marks}>
          {game.features.map((feature) => (
            <li key={feature} className={styles.mark}>
              {t(`game.feature.${feature}`)}
            </li>
          ))}
        </ul>
      )}
      {data && <Facts details={data} />}
      {!data && isOffered && !error && <Skeleton size="card" />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      <div className={styles.actions}>
        <GamePlayLink
          game={game}
          lobby={lobby}
          className={buttonClass({ isWide: true })}
          aria-label={t('home.play', { game: game.title })}
        >
          <Play size={18} aria-hidden="true" />
          {t('game.play')}
        </GamePlayLink>
        {game.freeplay && <GameTrial game={game} lobby={lobby} />}
      </div>
    </div>
  )
}

function Facts({ details }: { details: GameDetails }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatPercent = usePercent()
  const { limits, returnToPlayer, rules, volatility } = details
  const range = (from: string, to: string) => (from === to ? from : t('game.range', { from, to }))
  const money = (minor: string) => formatMoney(minor, limits?.currency ?? '', { isShort: true })
  const facts = [
    returnToPlayer && {
      name: t('game.rtp'),
      value: range(formatPercent(returnToPlayer.minBasisPoints), formatPercent(returnToPlayer.maxBasisPoints)),
      hint: t('game.rtp.hint'),
    },
    volatility && { name: t('game.volatility'), value: t(`game.volatility.${volatility}`) },
    limits && { name: t('game.stake'), value: range(money(limits.minStakeMinor), money(limits.maxStakeMinor)) },
    limits && { name: t('game.maxWin'), value: money(limits.maxWinMinor) },
  ].filter((fact) => fact !== undefined)
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value, hint }) => (
            <div key={name} className={styles.fact}>
              <dt>
                <span>{name}</span>
                {hint && <small className={styles.hint}>{hint}</small>}
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rules && (
        <section className={styles.rules}>
          <h3>{t('game.rules')}</h3>
          <p>{rules}</p>
        </section>
      )}
    </>
  )
}

/** Returns the function from hundredths of a percent to text in the member's language. */
function usePercent(): (basisPoints: number) => string {
  const { numberTag } = useServices()
  const format = new Intl.NumberFormat(numberTag, { style: 'percent', maximumFractionDigits: 2 })
  return (basisPoints) => format.format(basisPoints / 10_000)
}

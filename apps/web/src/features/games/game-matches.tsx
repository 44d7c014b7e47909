import type { GameMatch } from '@foyer/contract'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useNowSeconds } from '../../lib/use-now.ts'
import type { Href } from '../../routes.ts'
import { gameLink } from './game-link.ts'
import styles from './game-matches.module.css'

/** Sports matches as a row of cards; each opens its game with the match. */
export function GameMatches({ matches }: { matches: readonly GameMatch[] }) {
  const t = useText()
  const now = useNowSeconds()
  return (
    <section className={styles.section} aria-labelledby="matches-title">
      <h2 id="matches-title" className={styles.heading}>
        {t('game.matches')}
      </h2>
      <ul className={styles.row}>
        {matches.map((match) => (
          <li key={`${match.vendor} ${match.matchId}`}>
            <Match match={match} isLive={now !== undefined && Date.parse(match.startsAt) <= now * 1000} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Match({ match, isLive }: { match: GameMatch; isLive: boolean }) {
  const t = useText()
  const { path } = useAddress()
  const formatDateTime = useDateTime()
  return (
    <Link href={matchLink(match, path)} className={styles.match}>
      <bdi className={styles.league}>{match.league}</bdi>
      <bdi className={styles.team}>{match.homeTeam}</bdi>
      <bdi className={styles.team}>{match.awayTeam}</bdi>
      <span className={isLive ? styles.live : styles.start}>
        {isLive ? t('game.match.live') : formatDateTime(match.startsAt, 'soon')}
      </span>
    </Link>
  )
}

/** The launch of a match's game, which opens with the match. */
function matchLink({ matchId, gameCode, vendor }: GameMatch, backUrl: string): Href {
  const game = { gameCode, vendor, launchMode: 'GAME', prizeMode: null, lottoView: null } as const
  return `${gameLink(game, backUrl)}&matchId=${encodeURIComponent(matchId)}` as Href // a launch's address with a further value
}

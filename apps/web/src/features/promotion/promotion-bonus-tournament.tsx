import { type BonusReward, joinTournament, type TournamentBoard, tournamentBoard } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { useState } from 'react'
import { useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './promotion-bonus.module.css'
import { BonusAction } from './promotion-bonus-action.tsx'

/** Polling interval of an open list of places, which the platform counts anew as often. */
const intervalMs = 15_000

interface TournamentProps {
  reward: Pick<BonusReward, 'offerId' | 'currency'>
  tournament: NonNullable<BonusReward['tournament']>
}

/** A tournament: joining it, the own place, and all places as they are now. */
export function Tournament({ reward: { offerId, currency }, tournament: { isJoined, standing } }: TournamentProps) {
  const t = useText()
  const money = useMoney()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isJoined ? (
        <p className={styles.detail}>
          {standing ? t('bonus.tournament.place', { place: standing.place }) : t('bonus.tournament.none')}
          {standing?.prizeMinor ? (
            <>
              <br />
              {t('bonus.tournament.prize', { amount: money(standing.prizeMinor, currency) })}
            </>
          ) : null}
        </p>
      ) : (
        <Join offerId={offerId} />
      )}
      <details className={styles.terms} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('bonus.tournament.board')}</summary>
        {isOpen ? <Board offerId={offerId} /> : null}
      </details>
    </>
  )
}

function Join({ offerId }: { offerId: string }) {
  const t = useText()
  const { wps } = useServices()
  return (
    <BonusAction
      label={t('bonus.tournament.join')}
      done={t('bonus.tournament.joined')}
      run={() => wps.call(joinTournament, { body: { offerId } })}
    />
  )
}

function Board({ offerId }: { offerId: string }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useValue(
    tournamentBoard,
    { params: { id: offerId } },
    { refetchIntervalMs: intervalMs, freshForMs: 0 },
  )
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={3} label={t('loading')} />
  return <TournamentPlaces board={data} />
}

export function TournamentPlaces({ board }: { board: TournamentBoard }) {
  const t = useText()
  const money = useMoney()
  const { measure, currency, entrants, places } = board
  return (
    <>
      <p className={styles.detail}>
        {t(`bonus.tournament.rule.${measure}`)}
        <br />
        {t('bonus.tournament.entrants', { count: entrants })}
      </p>
      {places.length === 0 ? (
        <p className={styles.detail}>{t('bonus.tournament.empty')}</p>
      ) : (
        <List label={t('bonus.tournament.board')}>
          {places.map(({ place, name, isOwn, score, prizeMinor }) => (
            <li key={place} aria-current={isOwn ? 'true' : undefined}>
              <ListRow
                title={
                  <>
                    {place}. {isOwn ? t('bonus.tournament.you') : <bdi>{name}</bdi>}
                  </>
                }
                detail={
                  measure === 'stake'
                    ? t('bonus.tournament.stake', { amount: money(score, currency) })
                    : t('bonus.tournament.rounds', { count: score })
                }
                value={prizeMinor === null ? undefined : money(prizeMinor, currency)}
              />
            </li>
          ))}
        </List>
      )}
    </>
  )
}

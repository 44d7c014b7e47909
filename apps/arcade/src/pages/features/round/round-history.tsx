import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import type { RoundWire } from '../../../game/round-wire.rules.ts'
import { formatMoney, formatTime, type MoneyStyle } from '../../lib/format.ts'
import { tg } from '../../lib/i18n.ts'
import { useRounds } from '../../lib/round-queries.ts'
import { Empty, Failure } from '../../ui/states.tsx'
import { formatRoundFactor } from './round-format.ts'
import css from './round-history.module.css'
import type { RoundGame } from './round-screen.types.ts'

/** Results at a glance. */
const STRIP_LENGTH = 14

interface HistoryProps {
  game: Pick<RoundGame<never>, 'describeResult' | 'Bead' | 'Road'>
  onOpen: (roundId: string) => void
}

function isWon({ win, stake }: RoundWire): boolean {
  return BigInt(win ?? '0') > BigInt(stake)
}

/** The last results of the player, the newest first. */
export function RoundStrip({ game, onOpen }: HistoryProps) {
  const { describeResult, Bead } = game
  const { data } = useRounds()
  const rounds = (data?.pages[0]?.rounds ?? []).filter(({ win }) => win !== null).slice(0, STRIP_LENGTH)
  return (
    <ul aria-label={tg('round.history.strip')} className={css.strip}>
      {rounds.map((round) => (
        <li key={round.roundId}>
          <button className={isWon(round) ? css.won : css.chip} onClick={() => onOpen(round.roundId)} type="button">
            {Bead ? <Bead round={round} /> : <bdi>{describeResult(round)}</bdi>}
            <span className="visually-hidden">{tg(isWon(round) ? 'round.history.won' : 'round.history.not_won')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The player's rounds with stake and win. */
export function RoundList({ game, onOpen, money }: HistoryProps & { money: MoneyStyle }) {
  const { describeResult, Road } = game
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRounds()
  if (error && !data) {
    return (
      <Failure
        retryLabel={tg('lottery.retry')}
        body={tg('round.history.failed')}
        onRetry={() => void refetch()}
        title={tg('lottery.failed.title')}
      />
    )
  }
  if (!data) return <SkeletonList label={tg('lottery.loading')} rows={4} size="row" />
  const rounds = data.pages.flatMap((page) => page.rounds)
  if (rounds.length === 0) return <Empty body={tg('round.history.empty.body')} title={tg('round.history.empty')} />
  return (
    <>
      {Road ? <Road rounds={rounds} /> : null}
      <ul className={css.list}>
        {rounds.map((round) => (
          <li key={round.roundId}>
            <button className={css.round} onClick={() => onOpen(round.roundId)} type="button">
              <bdi className={isWon(round) ? css.won : css.chip}>
                {round.win === null ? '–' : describeResult(round)}
              </bdi>
              <span className={css.middle}>
                <bdi>{formatMoney(BigInt(round.stake), money)}</bdi>
                <span className={css.time}>{formatTime(round.createdAt, true)}</span>
              </span>
              <span className={isWon(round) ? css.gain : css.amount}>
                {round.win === null ? (
                  tg('round.history.returned')
                ) : (
                  <>
                    <bdi>{formatMoney(BigInt(round.win), money)}</bdi>
                    <bdi className={css.time}>{formatRoundFactor(round.factor ?? 0)}</bdi>
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} kind="secondary" onClick={() => void fetchNextPage()}>
          {tg('lottery.more')}
        </Button>
      ) : null}
    </>
  )
}

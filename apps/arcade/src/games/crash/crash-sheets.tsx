import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { roundSheetCss } from '../../pages/features/round/index.ts'
import { formatMoney, formatNumber, formatTime, type MoneyStyle } from '../../pages/lib/format.ts'
import { readGameBase } from '../../pages/lib/game-path.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { Facts } from '../../pages/ui/facts.tsx'
import { Sheet } from '../../pages/ui/sheet.tsx'
import { Empty, Failure } from '../../pages/ui/states.tsx'
import { MAX_MULTIPLIER, RETURN_HUNDREDTHS } from './crash.constants.ts'
import { type CrashBounds, computeReturn } from './crash.rules.ts'
import { crashApi } from './crash-api.tsx'
import css from './crash-screen.module.css'
import { formatMultiplier } from './crash-stage.tsx'
import type { CrashTable } from './crash-table.rules.ts'
import type { CrashBetWire } from './crash-wire.rules.ts'

interface SheetProps {
  isOpen: boolean
  onClose: () => void
}

function CrashSheet({ title, children, ...sheet }: SheetProps & { title: string; children: ReactNode }) {
  return (
    <Sheet closeLabel={tg('lottery.close')} title={title} {...sheet}>
      {children}
    </Sheet>
  )
}

/** Bets of this round by players of the same merchant and currency. */
export function PlayersSheet({ table, money, ...sheet }: SheetProps & { table: CrashTable; money: MoneyStyle }) {
  return (
    <CrashSheet title={tg('crash.players', { count: table.players })} {...sheet}>
      {table.bets.length === 0 ? <Empty body={tg('crash.others.empty.body')} title={tg('crash.others.empty')} /> : null}
      <ul className={css.others}>
        {table.bets.map((bet) => (
          <li className={bet.cashedOut === null ? css.other : css.otherwon} key={bet.betId}>
            <bdi>{bet.name}</bdi>
            <bdi className={css.figures}>{formatMoney(BigInt(bet.stake), money, true)}</bdi>
            <bdi className={css.figures}>{bet.cashedOut === null ? '–' : formatMultiplier(bet.cashedOut)}</bdi>
            <bdi className={css.figures}>
              {bet.isReturned
                ? tg('crash.returned')
                : bet.win !== null && bet.win !== '0'
                  ? formatMoney(BigInt(bet.win), money, true)
                  : ''}
            </bdi>
          </li>
        ))}
      </ul>
    </CrashSheet>
  )
}

/** The player's own bets, the newest first. */
export function OwnBetsSheet({ money, ...sheet }: SheetProps & { money: MoneyStyle }) {
  return (
    <CrashSheet title={tg('round.history')} {...sheet}>
      <OwnBets money={money} />
    </CrashSheet>
  )
}

function OwnBets({ money }: { money: MoneyStyle }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['crash-bets'],
    queryFn: ({ pageParam }) => crashApi.listBets(pageParam),
    initialPageParam: null as string | null, // the first page has no bet before it
    getNextPageParam: (page) => page.before,
    staleTime: 0,
  })
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
  const bets = data.pages.flatMap((page) => page.bets)
  if (bets.length === 0) return <Empty body={tg('round.history.empty.body')} title={tg('round.history.empty')} />
  return (
    <>
      <ul className={css.own}>
        {bets.map((bet) => (
          <li key={bet.betId}>
            <OwnBet bet={bet} money={money} />
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

function OwnBet({ bet, money }: { bet: CrashBetWire; money: MoneyStyle }) {
  const isWon = bet.cashedOut !== null
  const content = (
    <>
      <bdi className={isWon ? css.chipwon : css.chip}>{isWon ? formatMultiplier(bet.cashedOut ?? 100) : '–'}</bdi>
      <span className={css.middle}>
        <bdi>{formatMoney(BigInt(bet.stake), money)}</bdi>
        <span className={roundSheetCss.note}>
          <bdi>{formatTime(bet.createdAt, true)}</bdi>
          {bet.crash === null ? null : <bdi> · {tg('crash.at', { multiplier: formatMultiplier(bet.crash) })}</bdi>}
        </span>
      </span>
      <bdi className={isWon ? css.amountwon : css.amount}>{describeOutcome(bet, money)}</bdi>
    </>
  )
  if (bet.crash === null) return <div className={css.ownrow}>{content}</div>
  return (
    <Link className={css.ownrow} href={`${readGameBase()}/verify?round=${bet.roundId}`}>
      {content}
    </Link>
  )
}

function describeOutcome({ state, win }: CrashBetWire, money: MoneyStyle): string {
  if (state === 'refused') return tg('crash.refused')
  if (state === 'voiding' || state === 'void') return tg('crash.returned')
  return win === null ? tg('crash.open') : formatMoney(BigInt(win), money)
}

/** How the game is played and what it returns. */
export function RulesSheet({ bounds, money, ...sheet }: SheetProps & { bounds: CrashBounds; money: MoneyStyle }) {
  const chances = [110, 150, 200, 500, 1_000, 10_000]
  return (
    <CrashSheet title={tg('round.rules')} {...sheet}>
      <p className={roundSheetCss.text}>{tg('crash.how')}</p>
      <Facts
        rows={[
          { name: tg('crash.rules.return.auto'), value: `${RETURN_HUNDREDTHS}%`, isStrong: true },
          {
            name: tg('crash.rules.return.manual'),
            value: `${RETURN_HUNDREDTHS - 1}–${RETURN_HUNDREDTHS}%`,
            isStrong: true,
          },
          { name: tg('round.rules.min'), value: formatMoney(bounds.minMinor, money, true) },
          { name: tg('crash.rules.max'), value: formatMoney(bounds.maxMinor, money, true) },
          { name: tg('round.rules.max_win'), value: formatMoney(bounds.maxWinMinor, money, true) },
          { name: tg('crash.rules.top'), value: formatMultiplier(MAX_MULTIPLIER) },
        ]}
      />
      <table className={roundSheetCss.table}>
        <thead>
          <tr>
            <th scope="col">{tg('crash.rules.multiplier')}</th>
            <th scope="col">{tg('round.rules.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {chances.map((hundredths) => {
            const { numerator, denominator } = computeReturn(hundredths)
            const chance = Number((numerator * 1_000_000n) / denominator / BigInt(hundredths)) / 100
            return (
              <tr key={hundredths}>
                <td>
                  <bdi>{formatMultiplier(hundredths)}</bdi>
                </td>
                <td>
                  <bdi>{tg('round.percent', { value: formatNumber(chance, 2) })}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={roundSheetCss.note}>{tg('crash.rules.receipt')}</p>
      <p className={roundSheetCss.note}>{tg('crash.rules.auto')}</p>
      <p className={roundSheetCss.note}>{tg('crash.rules.manual')}</p>
      <p className={roundSheetCss.note}>{tg('crash.rules.interrupted')}</p>
      <p className={roundSheetCss.note}>{tg('crash.rules.curve')}</p>
    </CrashSheet>
  )
}

/** What is committed, and the way to verify a round. */
export function FairSheet({ table, ...sheet }: SheetProps & { table: CrashTable }) {
  const last = table.history[0]
  return (
    <CrashSheet title={tg('round.fair')} {...sheet}>
      <p className={roundSheetCss.text}>{tg('crash.fair.how')}</p>
      <p className={roundSheetCss.text}>{tg('crash.fair.entropy')}</p>
      {table.round ? (
        <dl className={roundSheetCss.seeds}>
          <dt>{tg('crash.round')}</dt>
          <dd>
            <bdi className={roundSheetCss.hash}>{table.round.roundId}</bdi>
          </dd>
          <dt>{tg('crash.fair.commitment')}</dt>
          <dd>
            <bdi className={roundSheetCss.hash}>{table.round.commitment}</bdi>
          </dd>
        </dl>
      ) : null}
      {last ? (
        <Link className={roundSheetCss.link} href={`${readGameBase()}/verify?round=${last.roundId}`}>
          {tg('crash.fair.verify')}
        </Link>
      ) : null}
      <p className={roundSheetCss.note}>{tg('crash.fair.trust')}</p>
    </CrashSheet>
  )
}

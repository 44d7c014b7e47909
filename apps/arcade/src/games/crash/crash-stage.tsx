import { Users, WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { formatRoundFactor } from '../../pages/features/round/index.ts'
import { readServerNow } from '../../pages/lib/clock.ts'
import { formatMoney, formatNumber, type MoneyStyle } from '../../pages/lib/format.ts'
import { readGameBase } from '../../pages/lib/game-path.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { CrashCurve, readShownMultiplier, useFrames } from './crash-curve.tsx'
import css from './crash-screen.module.css'
import { type CrashTable, isFlightUnknown, sumRound } from './crash-table.rules.ts'

/** Others' cash-outs shown over the curve. */
const TICKER_LENGTH = 3

/** A multiplier of hundredths for people: ×2.50. */
export function formatMultiplier(hundredths: number): string {
  return formatRoundFactor(hundredths * 100)
}

/** Crash points of the last rounds, the newest first; each opens its verification. */
export function CrashHistory({ table }: { table: CrashTable }) {
  return (
    <ul aria-label={tg('crash.history')} className={css.history}>
      {table.history.map(({ roundId, crash }) => (
        <li key={roundId}>
          <Link className={css.past} data-size={sizeOf(crash)} href={`${readGameBase()}/verify?round=${roundId}`}>
            <bdi>{formatMultiplier(crash)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function sizeOf(crash: number): 'low' | 'middle' | 'high' {
  return crash < 200 ? 'low' : crash < 1_000 ? 'middle' : 'high'
}

interface StageProps {
  table: CrashTable
  /** Whether changes arrive at present. */
  isLive: boolean
  money: MoneyStyle
}

/** Curve, multiplier, state of the round, and cash-outs of others. */
export function CrashStage({ table, isLive, money }: StageProps) {
  const { round, mine } = table
  const number = useRef<HTMLOutputElement>(null)
  const bar = useRef<HTMLSpanElement>(null)
  const phase = round?.phase ?? 'void'
  const isUnknown = isFlightUnknown(table, isLive)

  useFrames(
    () => {
      if (number.current) number.current.textContent = describeNumber()
      if (bar.current && round) {
        const leftMs = Date.parse(round.startsAt) - readServerNow()
        bar.current.style.transform = `scaleX(${Math.min(Math.max(leftMs / BETTING_SHOWN_MS, 0), 1)})`
      }
    },
    (phase === 'running' && !isUnknown) || phase === 'betting',
  )

  function describeNumber(): string {
    if (phase === 'betting' && round) {
      const seconds = Math.max(0, Date.parse(round.startsAt) - readServerNow()) / 1_000
      return tg('crash.seconds', { seconds: formatNumber(seconds, 1) })
    }
    return phase === 'void' || isUnknown ? '' : formatMultiplier(readShownMultiplier(round))
  }

  const cashedOut = mine.flatMap((bet) => bet.cashedOut ?? [])
  const ticker = table.bets.filter((bet) => bet.cashedOut !== null && !mine.some(({ betId }) => betId === bet.betId))
  return (
    <section
      aria-label={tg('crash.name')}
      className={css.stage}
      data-phase={phase}
      data-unknown={isUnknown || undefined}
      dir="ltr"
    >
      <CrashCurve cashedOut={cashedOut} isUnknown={isUnknown} round={round} />
      <div className={css.center}>
        <span className={css.state}>{isUnknown ? tg('crash.reconnecting') : describeState(table)}</span>
        <output aria-live="off" className={css.number} dir="auto" ref={number}>
          {describeNumber()}
        </output>
        {phase === 'betting' ? (
          <span aria-hidden="true" className={css.countdown}>
            <span ref={bar} />
          </span>
        ) : null}
      </div>
      {isLive && table.players === 0 ? null : (
        <span className={css.players}>
          {isLive ? <Users aria-hidden="true" size={14} /> : <WifiOff aria-hidden="true" size={14} />}
          {isLive ? tg('crash.players', { count: table.players }) : tg('crash.reconnecting')}
        </span>
      )}
      <ul aria-hidden="true" className={css.ticker}>
        {ticker
          .toSorted((one, other) => (other.cashedOut ?? 0) - (one.cashedOut ?? 0))
          .slice(0, TICKER_LENGTH)
          .map(({ betId, name, cashedOut: multiplier, win }) => (
            <li key={betId}>
              <bdi>{name}</bdi> <b>{formatMultiplier(multiplier ?? 100)}</b>{' '}
              <bdi>{formatMoney(BigInt(win ?? '0'), money, true)}</bdi>
            </li>
          ))}
      </ul>
      <Result money={money} table={table} />
    </section>
  )
}

/** The countdown's bar is full at this time before the start. */
const BETTING_SHOWN_MS = 7_000

function describeState({ round }: CrashTable): string {
  if (round?.isInterrupted) return tg('crash.state.interrupted')
  return tg(`crash.state.${round?.phase ?? 'void'}`)
}

/**
 * Each cash-out is confirmed; a gain over all bets of the round is celebrated, and nothing else (DEC-34). A loss has no
 * message of its own: the multiplier says it.
 */
function Result({ table, money }: { table: CrashTable; money: MoneyStyle }) {
  const won = table.mine.filter(({ cashedOut }) => cashedOut !== null)
  if (won.length === 0) return null
  const sum = sumRound(table)
  const isGain = sum !== null && sum.winMinor > sum.stakeMinor
  const win = won.reduce((total, bet) => total + BigInt(bet.win ?? '0'), 0n)
  return (
    <p aria-hidden="true" className={isGain ? css.gain : css.paid}>
      <span>{tg('crash.cashed')}</span>
      <bdi>{won.map(({ cashedOut }) => formatMultiplier(cashedOut ?? 100)).join(' + ')}</bdi>
      <bdi>{formatMoney(win, money)}</bdi>
    </p>
  )
}

/** Said to a screen reader: phases and the player's results, not every tick. */
export function CrashSpoken(stage: StageProps) {
  return (
    <p aria-live="polite" className="visually-hidden" role="status">
      {describeSpoken(stage)}
    </p>
  )
}

function describeSpoken({ table, isLive, money }: StageProps): string {
  const { round, mine } = table
  if (!round) return ''
  const sum = sumRound(table)
  const parts: string[] = []
  if (round.phase === 'betting') parts.push(tg('crash.spoken.betting'))
  if (round.phase === 'running')
    parts.push(tg(isFlightUnknown(table, isLive) ? 'crash.reconnecting' : 'crash.spoken.running'))
  if (round.phase === 'crashed')
    parts.push(tg('crash.spoken.crashed', { multiplier: formatMultiplier(round.crash ?? 100) }))
  for (const { cashedOut, win } of mine) {
    if (cashedOut === null) continue
    const amount = formatMoney(BigInt(win ?? '0'), money)
    parts.push(tg('crash.spoken.cashed', { multiplier: formatMultiplier(cashedOut), amount }))
  }
  if (round.phase === 'crashed' && sum?.winMinor === 0n) parts.push(tg('crash.spoken.lost'))
  return parts.join(' ')
}

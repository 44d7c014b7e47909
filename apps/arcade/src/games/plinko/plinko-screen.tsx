import { useEffect, useEffectEvent, useRef } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import {
  formatRoundFactor,
  RoundChoice,
  type RoundGame,
  RoundScreen,
  RoundVerify,
  type StageProps,
} from '../../pages/features/round/index.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { playTick } from '../../pages/lib/sound.ts'
import { findHitBucket, listBucketFactors, type PlinkoBet, plinko, RISKS, ROWS } from './plinko.rules.ts'
import css from './plinko-screen.module.css'

/** Time of the ball from one row of pins to the next, in milliseconds. */
const ROW_MS = { normal: 130, fast: 45 } as const
/** Height of the ball's hop over a pin, in rows. */
const HOP = 0.3

function readPath(view: unknown): number[] | null {
  return typeof view === 'object' && view !== null && 'path' in view ? (view.path as number[]) : null // the view of this game's rules
}

/** Position of the ball at each row of pins and in its bucket, in shares of the board. */
function tracePath(path: readonly number[]): { x: number; y: number }[] {
  const count = path.length
  let rights = 0
  return [...path, 0].map((direction, row) => {
    const x = 0.5 + (rights - row / 2) / (count + 1)
    rights += direction
    return { x, y: (row + 0.55) / (count + 1) }
  })
}

/** Lets the ball fall: the rail moves sideways, the ball in it up and down; both by transforms only. */
function dropBall(rail: HTMLElement, ball: HTMLElement, path: readonly number[], rowMs: number): Promise<unknown> {
  const points = tracePath(path)
  const across = points.map(({ x }) => ({ transform: `translateX(${x * 100}%)`, easing: 'ease-out' }))
  const share = 1 / (path.length + 1)
  const down = points.flatMap(({ y }, row) => {
    const at = { transform: `translateY(${y * 100}%)`, easing: 'ease-out', offset: row / path.length }
    if (row === path.length) return [at]
    const top = `translateY(${(y - HOP * share) * 100}%)`
    return [at, { transform: top, easing: 'ease-in', offset: (row + 0.35) / path.length }]
  })
  const options = { duration: rowMs * path.length, fill: 'forwards' } as const
  const moves = [rail.animate(across, options), ball.animate(down, options)]
  return Promise.all(moves.map((move) => move.finished))
}

/** Pins, buckets and the ball. */
function PlinkoStage({ bet, shownBet, round, phase, onRevealed, pace }: StageProps<PlinkoBet>) {
  const rail = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  const path = readPath(round?.view)
  const isFalling = phase === 'revealing'
  const finish = useEffectEvent(onRevealed)
  const fall = useEffectEvent(() => {
    if (!path || !rail.current || !ball.current || pace === 'still') return Promise.resolve()
    return dropBall(rail.current, ball.current, path, ROW_MS[pace])
  })
  const rows = path?.length ?? 0
  useEffect(() => {
    if (!isFalling) return undefined
    let isGone = false
    const rowMs = pace === 'still' ? 0 : ROW_MS[pace]
    const ticks = Array.from({ length: rows }, (_, row) => setTimeout(() => playTick(row / rows), row * rowMs))
    void fall().then(
      () => !isGone && finish(),
      () => !isGone && finish(),
    )
    return () => {
      isGone = true
      for (const tick of ticks) clearTimeout(tick)
    }
  }, [isFalling, rows, pace])
  const hit = phase === 'idle' && path ? findHitBucket(bet, shownBet, path) : null
  return (
    <div className={css.stage} dir="ltr">
      <div className={css.board}>
        <Pins rows={bet.rows} />
        <div className={css.rail} hidden={!isFalling || pace === 'still'} ref={rail}>
          <div className={css.lift} ref={ball}>
            <span className={css.ball} />
          </div>
        </div>
      </div>
      <ol className={css.buckets} data-rows={bet.rows}>
        {listBucketFactors(bet).map((factor, bucket) => (
          <li
            className={css.bucket}
            data-heat={readHeat(bucket, bet.rows)}
            data-hit={bucket === hit}
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
            key={bucket}
          >
            <span>{formatShort(factor)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Heat of a bucket from 0 in the middle to 4 at the edges. */
function readHeat(bucket: number, rows: number): number {
  return Math.round((Math.abs(bucket - rows / 2) / (rows / 2)) * 4)
}

/** A multiplier without its sign and without needless zeros. */
function formatShort(factor: bigint): string {
  return String(Number(factor) / 10_000)
}

/** All pins as one path of dots. */
function Pins({ rows }: { rows: number }) {
  const step = 100 / (rows + 1)
  const dots = Array.from({ length: rows }, (_, row) => {
    const pins = Array.from({ length: row + 3 }, (_pin, pin) => 50 + (pin - (row + 2) / 2) * step)
    return pins.map((x) => `M${x} ${(row + 1) * step}h0`).join('')
  })
  return (
    <svg aria-hidden="true" className={css.pins} preserveAspectRatio="none" viewBox="0 0 100 100">
      <path className={css.pin} d={dots.join('')} />
    </svg>
  )
}

/** Rows and risk as two rows of buttons. */
function PlinkoControls({ bet, onBet, isFixed }: StageProps<PlinkoBet>) {
  return (
    <div className={css.controls}>
      <RoundChoice
        isDisabled={isFixed}
        label={tg('plinko.risk')}
        onChoose={(risk) => onBet({ ...bet, risk })}
        options={RISKS.map((value) => ({ value, text: tg(`plinko.risk.${value}`) }))}
        value={bet.risk}
      />
      <RoundChoice
        isDisabled={isFixed}
        label={tg('plinko.rows')}
        onChoose={(rows) => onBet({ ...bet, rows })}
        options={ROWS.map((value) => ({ value, text: value, label: tg('plinko.rows.count', { count: value }) }))}
        value={bet.rows}
      />
    </div>
  )
}

const game: RoundGame<PlinkoBet> = {
  rules: plinko,
  texts: { name: 'plinko.name', how: 'plinko.how' },
  prizes: { title: 'plinko.prize', row: 'plinko.prize.row' },
  startBet: { rows: 12, risk: 'medium' },
  Stage: PlinkoStage,
  Controls: PlinkoControls,
  describeBet: ({ rows: count, risk }) =>
    `${tg('plinko.rows.count', { count })} · ${tg('plinko.risk')}: ${tg(`plinko.risk.${risk}`)}`,
  describeResult: ({ factor }) => formatRoundFactor(factor ?? 0),
  hasAuto: true,
}

export function GameScreen({ player, shownRoundId }: { player: PlayerWire; shownRoundId: string | null }) {
  return <RoundScreen game={game} player={player} shownRoundId={shownRoundId} />
}

export function VerifyScreen({ roundId }: { roundId: string | null }) {
  return <RoundVerify game={game} roundId={roundId} />
}

import { ArrowLeftRight } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import {
  formatRoundFactor,
  type RoundGame,
  RoundScreen,
  RoundVerify,
  type StageProps,
} from '../../pages/features/round/index.ts'
import { formatNumber } from '../../pages/lib/format.ts'
import { readNumberTag, tg } from '../../pages/lib/i18n.ts'
import { playTick } from '../../pages/lib/sound.ts'
import {
  computeDiceFactor,
  countWinningRolls,
  type DiceBet,
  dice,
  isWinningRoll,
  MAX_CHANCE,
  MIN_CHANCE,
  ROLL_COUNT,
  readTypedChance,
  targetOf,
} from './dice.rules.ts'
import css from './dice-screen.module.css'

/** Duration of a roll on the stage, in milliseconds. */
const ROLL_MS = { normal: 620, fast: 240, still: 0 } as const

function format(hundredths: number): string {
  return formatNumber(hundredths / 100, 2)
}

function readRoll(view: unknown): number | null {
  return typeof view === 'object' && view !== null && 'roll' in view && typeof view.roll === 'number' ? view.roll : null
}

function withChance({ side }: DiceBet, chance: number): DiceBet {
  return { side, target: targetOf(side, Math.min(Math.max(chance, MIN_CHANCE), MAX_CHANCE)) }
}

/** The roll in large digits over the track with the target. */
function DiceStage({ bet, shownBet, onBet, round, phase, isFixed, onRevealed, pace }: StageProps<DiceBet>) {
  const roll = readRoll(round?.view)
  const isRolling = phase === 'revealing'
  const digits = useRef<HTMLOutputElement>(null)
  const finish = useEffectEvent(onRevealed)
  useEffect(() => {
    if (!isRolling || roll === null) return undefined
    const rollMs = ROLL_MS[pace]
    const startMs = performance.now()
    let frame = 0
    let tick = 0
    const draw = () => {
      const passedMs = performance.now() - startMs
      const share = passedMs < rollMs ? passedMs / rollMs : 1
      // The digits run and settle: the last hundred milliseconds show the roll itself.
      const shown = share < 0.84 ? Math.floor(Math.random() * ROLL_COUNT) : roll
      if (digits.current) digits.current.textContent = format(shown)
      tick += 1
      if (tick % 5 === 1 && share < 0.84) playTick(share)
      if (share < 1) frame = requestAnimationFrame(draw)
      else finish()
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [isRolling, roll, pace])

  const isShown = roll !== null && (isRolling || phase === 'idle')
  const isWon = roll !== null && isWinningRoll(shownBet, roll) && phase === 'idle'
  const state = phase === 'idle' && roll !== null ? (isWon ? css.won : css.lost) : css.neutral
  return (
    <div className={css.stage} dir="ltr">
      <output aria-live="off" className={`${css.digits} ${state}`} ref={digits}>
        {roll !== null && phase === 'idle' ? format(roll) : roll === null ? `0${format(0)}` : undefined}
      </output>
      <Track
        bet={bet}
        isFixed={isFixed}
        isRolling={isRolling}
        marker={isShown ? roll : null}
        onBet={onBet}
        state={state}
      />
    </div>
  )
}

function Track({
  bet,
  marker,
  state,
  isFixed,
  isRolling,
  onBet,
}: {
  bet: DiceBet
  marker: number | null
  state: string | undefined
  isFixed: boolean
  isRolling: boolean
  onBet: (bet: DiceBet) => void
}) {
  const { side, target } = bet
  const share = target / ROLL_COUNT
  return (
    <div className={css.track}>
      <div aria-hidden="true" className={css.bar} data-side={side}>
        <span className={css.low} style={{ transform: `scaleX(${share})` }} />
      </div>
      {marker === null ? null : (
        <span aria-hidden="true" className={css.rail} style={{ transform: `translateX(${marker / 100}%)` }}>
          <span className={`${css.marker} ${state}`}>{isRolling ? '' : format(marker)}</span>
        </span>
      )}
      <input
        aria-label={tg('dice.target')}
        aria-valuetext={`${tg(side === 'over' ? 'dice.over' : 'dice.under')} ${format(target)}`}
        className={css.range}
        disabled={isFixed}
        max={98}
        min={2}
        onChange={({ target: { value } }) => {
          playTick(Number(value) / 100)
          const next = { side, target: Math.round(Number(value) * 100) }
          onBet(withChance(next, countWinningRolls(next)))
        }}
        step={1}
        type="range"
        value={target / 100}
      />
      <ol aria-hidden="true" className={css.scale}>
        {[0, 25, 50, 75, 100].map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ol>
    </div>
  )
}

function DiceControls({ bet, onBet, isRefused, onRefuse, isFixed }: StageProps<DiceBet>) {
  const id = useId()
  const [last, setLast] = useState<{ text: string; bet: DiceBet } | null>(null)
  const chance = countWinningRolls(bet)
  // A bet that was set otherwise ends the entry.
  const entry = last?.bet === bet ? last : null
  const enter = (text: string) => {
    const next = readTypedChance(text, readNumberTag())
    const changed = next === null ? bet : withChance(bet, next)
    setLast({ text, bet: changed })
    if (next === null) onRefuse()
    else onBet(changed)
  }
  return (
    <div className={css.controls}>
      <div className={css.cell}>
        <span className={css.label}>{tg('dice.factor')}</span>
        <bdi className={css.value}>{formatRoundFactor(Number(computeDiceFactor(chance)))}</bdi>
      </div>
      <button
        className={`${css.cell} ${css.swap}`}
        disabled={isFixed}
        onClick={() => onBet({ side: bet.side === 'over' ? 'under' : 'over', target: ROLL_COUNT - 1 - bet.target })}
        title={tg('dice.swap')}
        type="button"
      >
        <span className={css.label}>
          {tg(bet.side === 'over' ? 'dice.over' : 'dice.under')}
          <ArrowLeftRight aria-hidden="true" size={14} />
        </span>
        <bdi className={css.value}>{format(bet.target)}</bdi>
      </button>
      <div className={css.cell}>
        <label className={css.label} htmlFor={id}>
          {tg('dice.chance')}
        </label>
        <input
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          aria-invalid={isRefused}
          autoComplete="off"
          className={css.value}
          dir="ltr"
          disabled={isFixed}
          id={id}
          inputMode="decimal"
          maxLength={5}
          onBlur={() => {
            if (!isRefused) setLast(null)
          }}
          onChange={({ target }) => enter(target.value)}
          onFocus={({ target }) => target.select()}
          value={entry?.text ?? format(chance)}
        />
      </div>
      {isRefused ? (
        <p className={css.problem} id={`${id}-problem`} role="alert">
          {tg('dice.chance.invalid')}
        </p>
      ) : null}
    </div>
  )
}

const game: RoundGame<DiceBet> = {
  rules: dice,
  texts: { name: 'dice.name', how: 'dice.how' },
  prizes: { title: 'dice.prize', row: 'dice.prize.row' },
  startBet: { side: 'over', target: 5_049 },
  Stage: DiceStage,
  Controls: DiceControls,
  describeBet: ({ side, target }) => `${tg(`dice.${side}`)} ${format(target)}`,
  describeOutcome: (outcome) => format(readRoll(outcome) ?? 0),
  describeResult: ({ view }) => format(readRoll(view) ?? 0),
  hasAuto: true,
}

export function GameScreen({ player, shownRoundId }: { player: PlayerWire; shownRoundId: string | null }) {
  return <RoundScreen game={game} player={player} shownRoundId={shownRoundId} />
}

export function VerifyScreen({ roundId }: { roundId: string | null }) {
  return <RoundVerify game={game} roundId={roundId} />
}

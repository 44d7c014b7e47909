import { Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { computeWinMinor } from '../../game/instant-game.rules.ts'
import type { RoundWire } from '../../game/round-wire.rules.ts'
import type { PlayerWire } from '../../game/wire.rules.ts'
import {
  formatRoundFactor,
  RoundChoice,
  type RoundGame,
  RoundScreen,
  RoundVerify,
  type StageProps,
} from '../../pages/features/round/index.ts'
import { formatMoney, type MoneyStyle } from '../../pages/lib/format.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { playTick } from '../../pages/lib/sound.ts'
import {
  computeMinesFactor,
  MAX_MINES,
  MIN_MINES,
  type MinesBet,
  type MinesView,
  mines,
  TILE_COUNT,
} from './mines.rules.ts'
import css from './mines-screen.module.css'

/** Time in which all mines turn over at the end of a round. */
const UNCOVER_MS = 520
const CHOICES = [1, 3, 5, 10, 24] as const
const TILES = Array.from({ length: TILE_COUNT }, (_, tile) => tile)

const NOTHING: MinesView = { safe: [], hit: null, mines: null }

function readView(view: unknown): MinesView {
  return typeof view === 'object' && view !== null && 'safe' in view ? (view as MinesView) : NOTHING // the view of this game's rules
}

/** Name and look of a tile. */
function classifyTile(
  tile: number,
  { safe, hit, mines: found }: MinesView,
): 'hidden' | 'gem' | 'hit' | 'mine' | 'missed' {
  if (safe.includes(tile)) return 'gem'
  if (tile === hit) return 'hit'
  if (found === null) return 'hidden'
  return found.includes(tile) ? 'mine' : 'missed'
}

/** The field of tiles. */
function MinesStage({ shownBet, round, phase, onStep, onRevealed, pace, money, stakeMinor }: StageProps<MinesBet>) {
  const isOpen = phase === 'open'
  const view = readView(round?.view)
  const finish = useEffectEvent(onRevealed)
  const isUncovering = phase === 'revealing'
  useEffect(() => {
    if (!isUncovering) return undefined
    playTick(0)
    const timer = setTimeout(finish, pace === 'still' ? 0 : UNCOVER_MS)
    return () => clearTimeout(timer)
  }, [isUncovering, pace])
  const safeCount = view.safe.length
  const next = safeCount < TILE_COUNT - shownBet.mines ? computeMinesFactor(shownBet.mines, safeCount + 1) : null
  return (
    <div className={css.stage}>
      <p className={css.next}>
        {isOpen && next !== null ? (
          <>
            <span>{tg('mines.next')}</span>
            <bdi>{formatRoundFactor(Number(next))}</bdi>
            <bdi>{formatMoney(computeWinMinor(stakeMinor, next), money, true)}</bdi>
          </>
        ) : phase === 'idle' || phase === 'waiting' ? (
          <span>{tg(phase === 'idle' ? 'mines.start' : 'mines.wait')}</span>
        ) : null}
      </p>
      <div className={css.bounds}>
        <div className={css.field} dir="ltr">
          {TILES.map((tile) => {
            const kind = classifyTile(tile, view)
            const canPick = isOpen && kind === 'hidden'
            // Not `disabled`: a picked tile keeps the focus.
            return (
              <button
                aria-disabled={!canPick}
                aria-label={tg('mines.tile', { number: tile + 1, kind })}
                className={css.tile}
                data-kind={kind}
                key={tile}
                onClick={() => {
                  if (!canPick) return
                  playTick(safeCount / TILE_COUNT)
                  onStep(tile)
                }}
                type="button"
              >
                {kind === 'hidden' ? null : kind === 'gem' || kind === 'missed' ? <Gem /> : <Mine />}
              </button>
            )
          })}
        </div>
      </div>
    </div>
  )
}

function Mine() {
  return (
    <svg aria-hidden="true" viewBox="-20 -20 40 40">
      <path d="M5-9 9-15C12-19 17-17 18-13" fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="3" />
      <circle cx="-2" cy="4" fill="currentColor" r="14" />
      <path d="M0-12 8-5 5-1-5-9Z" fill="currentColor" />
      <path
        d="M-11 4a9 9 0 0 1 6-8"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeOpacity=".55"
        strokeWidth="3"
      />
    </svg>
  )
}

function Gem() {
  return (
    <svg aria-hidden="true" viewBox="-20 -20 40 40">
      <path d="M-18-6-9-16H9L18-6 0 17Z" fill="#27d49a" />
      <path d="M-18-6H18L0 17Z" fill="#12a878" />
      <path d="M-18-6-9-16-7-6ZM18-6 9-16 7-6Z" fill="#7bf5cf" />
      <path d="M-7-6 0-16 7-6 0 17Z" fill="#43e6b3" />
      <path d="M-9-16H0L-7-6Z" fill="#c4ffe9" />
    </svg>
  )
}

/** Number of mines: a stepper and common choices. */
function MinesControls({ bet, onBet, isFixed }: StageProps<MinesBet>) {
  const set = (count: number) => onBet({ mines: Math.min(Math.max(count, MIN_MINES), MAX_MINES) })
  return (
    <RoundChoice
      isDisabled={isFixed}
      label={tg('mines.count')}
      note={tg('mines.gems', { count: TILE_COUNT - bet.mines })}
      onChoose={set}
      options={CHOICES.map((value) => ({ value, text: value, label: tg('mines.choice', { count: value }) }))}
      value={bet.mines}
    >
      <button
        aria-label={tg('mines.fewer')}
        disabled={bet.mines === MIN_MINES}
        onClick={() => set(bet.mines - 1)}
        type="button"
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output className={css.count}>{bet.mines}</output>
      <button
        aria-label={tg('mines.more')}
        disabled={bet.mines === MAX_MINES}
        onClick={() => set(bet.mines + 1)}
        type="button"
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </RoundChoice>
  )
}

function findCash({ steps }: RoundWire): unknown {
  return steps.length > 0 ? 'cash' : null
}

function describeOpen({ steps, stake, factor }: RoundWire, money: MoneyStyle): string {
  if (steps.length === 0) return ''
  const win = computeWinMinor(BigInt(stake), BigInt(factor ?? 0))
  return tg('mines.spoken', { count: steps.length, amount: formatMoney(win, money) })
}

const game: RoundGame<MinesBet> = {
  rules: mines,
  texts: { name: 'mines.name', how: 'mines.how' },
  prizes: { title: 'mines.prize', row: 'mines.prize.row' },
  startBet: { mines: 3 },
  Stage: MinesStage,
  Controls: MinesControls,
  describeBet: ({ mines: count }) => tg('mines.choice', { count }),
  describeResult: ({ factor }) => formatRoundFactor(factor ?? 0),
  describeOpen,
  findMainStep: findCash,
  hasAuto: false,
}

export function GameScreen({ player, shownRoundId }: { player: PlayerWire; shownRoundId: string | null }) {
  return <RoundScreen game={game} player={player} shownRoundId={shownRoundId} />
}

export function VerifyScreen({ roundId }: { roundId: string | null }) {
  return <RoundVerify game={game} roundId={roundId} />
}

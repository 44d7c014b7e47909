import { useEffect, useEffectEvent, useState } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import {
  formatRoundFactor,
  RoundChoice,
  type RoundGame,
  RoundScreen,
  RoundVerify,
  type StageProps,
} from '../../pages/features/round/index.ts'
import { formatMoney } from '../../pages/lib/format.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { playTick } from '../../pages/lib/sound.ts'
import { LINE_COUNTS, LINES, REEL_COUNT, REELS, ROW_COUNT } from './slot.constants.ts'
import { listSlotWins, type SlotBet, type SlotWin, slot, symbolAt } from './slot.rules.ts'
import { SlotPaytable } from './slot-paytable.tsx'
import { decideReelState, planLandings } from './slot-reel.rules.ts'
import { SlotReel } from './slot-reel.tsx'
import css from './slot-screen.module.css'
import { SymbolSprite } from './slot-symbol.tsx'

/** What the reels show before the first spin: no paid combination. */
const FIRST_STOPS = [5, 16, 3, 21, 9] as const
const ROWS = Array.from({ length: ROW_COUNT }, (_, row) => row)

function readStops(view: unknown): readonly number[] | null {
  return typeof view === 'object' && view !== null && 'stops' in view ? (view.stops as number[]) : null // the view of this game's rules
}

/** The multiplier of the whole stake that a combination pays. */
function describePay({ pay }: SlotWin, { lines }: SlotBet): string {
  return formatRoundFactor(Math.floor((pay * 10_000) / lines))
}

/** The reels, and lines through paid symbols once all stand. */
function SlotStage({ shownBet, round, phase, onRevealed, pace, money }: StageProps<SlotBet>) {
  const stops = readStops(round?.view)
  const isLanding = phase === 'revealing' && pace !== 'still'
  const finish = useEffectEvent(onRevealed)
  const landings = planLandings(stops ?? FIRST_STOPS, pace)
  const [landed, setLanded] = useState<{ roundId: string | null; count: number }>({ roundId: null, count: 0 })
  const roundId = round?.roundId ?? null
  const isWithoutMotion = phase === 'revealing' && pace === 'still'
  useEffect(() => {
    if (isWithoutMotion) finish()
  }, [isWithoutMotion])
  const land = (reel: number) => {
    playTick(reel / REEL_COUNT)
    setLanded({ roundId, count: reel + 1 })
    if (reel === REEL_COUNT - 1) finish()
  }
  const standing = landed.roundId === roundId ? landed.count : 0
  const isShown = phase === 'idle' && stops !== null
  const wins = isShown ? listSlotWins(shownBet, stops) : []
  const isGain = isShown && BigInt(round?.win ?? '0') > BigInt(round?.stake ?? '0')
  return (
    <div className={css.stage}>
      <SymbolSprite className={css.sprite} />
      <div className={css.bounds}>
        <div aria-hidden="true" className={css.reels} data-gain={isGain} dir="ltr">
          {REELS.map((_, reel) => (
            <SlotReel
              hits={markRows(wins, reel)}
              isMuted={isGain}
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
              key={reel}
              landMs={landings[reel] ?? 0}
              onLanded={land}
              reel={reel}
              state={decideReelState({ phase, isLanding, isStanding: reel < standing, pace })}
              stop={(stops ?? FIRST_STOPS)[reel] ?? 0}
            />
          ))}
          {isShown ? <WinLines wins={wins} /> : null}
        </div>
      </div>
      <p className={css.caption}>{describeCaption(wins, phase, formatMoney(BigInt(round?.win ?? '0'), money))}</p>
      {isShown ? <SpokenReels bet={shownBet} stops={stops} wins={wins} /> : null}
    </div>
  )
}

/** Rows of a reel with paid symbols, a bit for each. */
function markRows(wins: readonly SlotWin[], reel: number): number {
  return wins
    .flatMap(({ cells }) => cells)
    .filter((cell) => Math.floor(cell / ROW_COUNT) === reel)
    .reduce((rows, cell) => rows | (1 << (cell % ROW_COUNT)), 0)
}

/** What the combinations pay together stays after the message of the result has gone. */
function describeCaption(wins: readonly SlotWin[], phase: string, amount: string): string {
  if (phase !== 'idle') return '\u00a0'
  return wins.length === 0 ? tg('slot.hint') : tg('slot.wins', { count: wins.length, amount })
}

/** Lines through the symbols that paid. */
function WinLines({ wins }: { wins: readonly SlotWin[] }) {
  return (
    <svg
      aria-hidden="true"
      className={css.lines}
      preserveAspectRatio="none"
      viewBox={`0 0 ${REEL_COUNT * 2} ${ROW_COUNT * 2}`}
    >
      {wins.map(({ line }) =>
        line === null ? null : (
          <path
            d={LINES[line - 1]?.map((row, reel) => `${reel === 0 ? 'M' : 'L'}${reel * 2 + 1} ${row * 2 + 1}`).join('')}
            data-line={line % 5}
            key={line}
          />
        ),
      )}
    </svg>
  )
}

/** The rows and what they paid, for a screen reader. */
function SpokenReels({ bet, stops, wins }: { bet: SlotBet; stops: readonly number[]; wins: readonly SlotWin[] }) {
  const name = (symbol: string) => tg('slot.symbol', { symbol })
  return (
    <ul className="visually-hidden">
      {ROWS.map((row) => (
        <li key={row}>
          {tg('slot.row', {
            number: row + 1,
            symbols: stops.map((stop, reel) => name(symbolAt(reel, stop, row))).join(', '),
          })}
        </li>
      ))}
      {wins.map((win) => (
        <li key={win.line}>
          {tg(win.line === null ? 'slot.win.anywhere' : 'slot.win.line', {
            number: win.line ?? 0,
            count: win.count,
            symbol: name(win.symbol),
            factor: describePay(win, bet),
          })}
        </li>
      ))}
    </ul>
  )
}

/** The number of lines. */
function SlotControls({ bet, onBet, isFixed, stakeMinor, money }: StageProps<SlotBet>) {
  return (
    <RoundChoice
      isDisabled={isFixed}
      label={tg('slot.lines')}
      note={tg('slot.lines.each', { amount: formatMoney(stakeMinor / BigInt(bet.lines), money) })}
      onChoose={(lines) => onBet({ lines })}
      options={LINE_COUNTS.map((value) => ({ value, text: value, label: tg('slot.lines.count', { count: value }) }))}
      value={bet.lines}
    />
  )
}

const game: RoundGame<SlotBet> = {
  rules: slot,
  texts: { name: 'slot.name', how: 'slot.how' },
  prizes: SlotPaytable,
  startBet: { lines: 10 },
  Stage: SlotStage,
  Controls: SlotControls,
  describeBet: ({ lines: count }) => tg('slot.lines.count', { count }),
  describeResult: ({ factor }) => formatRoundFactor(factor ?? 0),
  hasAuto: true,
}

export function GameScreen({ player, shownRoundId }: { player: PlayerWire; shownRoundId: string | null }) {
  return <RoundScreen game={game} player={player} shownRoundId={shownRoundId} />
}

export function VerifyScreen({ roundId }: { roundId: string | null }) {
  return <RoundVerify game={game} roundId={roundId} />
}

import { Button } from '@foyer/ui/button'
import { History, Info, Repeat, ShieldCheck, Volume2, VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { classifyOutcome } from '../../../game/game.rules.ts'
import { computeWinMinor, type RoundBounds } from '../../../game/instant-game.rules.ts'
import type { RoundWire } from '../../../game/round-wire.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { formatMoney } from '../../lib/format.ts'
import { readGameBase } from '../../lib/game-path.ts'
import { describeError, tg } from '../../lib/i18n.ts'
import type { useSound } from '../../lib/sound.ts'
import { Opening } from '../../ui/opening.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Failure } from '../../ui/states.tsx'
import type { AutoRules } from './round-auto.rules.ts'
import { RoundAutoSheet } from './round-auto-sheet.tsx'
import { RoundFairnessSheet } from './round-fairness-sheet.tsx'
import { betsOf, type StagePhase, waitOf } from './round-flow.rules.ts'
import { RoundList, RoundStrip } from './round-history.tsx'
import { Notice, Result, Tool } from './round-notices.tsx'
import { type SheetName, useRoundPlay } from './round-play.ts'
import { RoundRulesSheet } from './round-rules-sheet.tsx'
import css from './round-screen.module.css'
import type { RoundGame, StageProps } from './round-screen.types.ts'
import { RoundStake } from './round-stake.tsx'

/** Whether the player asked the system for less motion. */
function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The screen of an instant game: stage, stake, one main button, and what every game has. */
export function RoundScreen<Bet>({
  game,
  player,
  shownRoundId,
}: {
  game: RoundGame<Bet>
  player: PlayerWire
  /** The round whose proof is shown first. */
  shownRoundId: string | null
}) {
  const [, navigate] = useLocation()
  const play = useRoundPlay(game, player)
  useEffect(() => {
    if (shownRoundId !== null) navigate(`${readGameBase()}/verify?round=${shownRoundId}`, { replace: true })
  }, [shownRoundId, navigate])

  const { auto, balanceMinor, canChange, flow, isPlaying, next, phase, round, seeds, setSheet } = play
  const { bounds, stakeMinor } = next
  if (!bounds) return <p className={css.notice}>{describeError('stake_refused')}</p>
  if (flow.step === 'failed') return <RoundFailure onRetry={play.reload} problem={flow.problem} />
  if (flow.step === 'loading' || !seeds.data) {
    return seeds.error ? (
      <RoundFailure onRetry={() => void seeds.refetch()} problem="service_unavailable" />
    ) : (
      <Opening isBody label={tg('lottery.loading')} shape="game" />
    )
  }

  const props: StageProps<Bet> = {
    ...betsOf(flow, next.bet, game.rules.readBet),
    onBet: next.setBet,
    isRefused: next.isBetRefused,
    onRefuse: next.refuseBet,
    round,
    phase,
    money: player,
    stakeMinor: phase === 'open' && round ? BigInt(round.stake) : stakeMinor,
    onStep: play.take,
    onRevealed: play.reveal,
    isFixed: isPlaying || phase !== 'idle',
    pace: isMotionReduced() ? 'still' : isPlaying ? 'fast' : 'normal',
  }
  const { Controls } = game
  const openProof = (roundId: string) => navigate(`${readGameBase()}/verify?round=${roundId}`)
  return (
    <div className={css.screen}>
      <RoundField game={game} onProof={openProof} player={player} stage={props} />
      <div className={css.panel}>
        <div className={css.settings}>
          <Controls {...props} />
          <RoundStake
            balanceMinor={balanceMinor}
            bounds={bounds}
            cashierUrl={player.cashierUrl}
            isDisabled={!canChange}
            money={player}
            onChange={next.setStake}
            onRefuse={next.refuseStake}
            problem={play.problem}
            stakeMinor={stakeMinor}
          />
        </div>
        <Notice end={auto.end} problem={'problem' in flow ? flow.problem : null} wait={waitOf(flow)} />
        <Button className={css.main} disabled={play.main.isOff} isBusy={play.main.isBusy} onClick={play.main.press}>
          {auto.run
            ? tg('round.auto.stop', { count: auto.run.left })
            : phase === 'open' && round
              ? nameMainStep(round, player)
              : tg('round.bet', { amount: formatMoney(stakeMinor, player, true) })}
        </Button>
        <RoundTools
          hasAuto={game.hasAuto}
          isAutoDisabled={!canChange || next.isRefused}
          onOpen={setSheet}
          sound={play.sound}
        />
      </div>
      <p aria-live="polite" className="visually-hidden" role="status">
        {describeSpoken(round, phase, game, player)}
      </p>
      <RoundSheets
        bet={next.bet}
        bounds={bounds}
        game={game}
        onAuto={(rules) => {
          setSheet(null)
          auto.start(rules)
        }}
        onClose={() => setSheet(null)}
        onProof={openProof}
        player={player}
        shown={play.sheet}
        stakeMinor={stakeMinor}
      />
    </div>
  )
}

/** The last results, the stage, and the result over it. */
function RoundField<Bet>({
  game,
  player,
  stage,
  onProof,
}: {
  game: RoundGame<Bet>
  player: PlayerWire
  stage: StageProps<Bet>
  onProof: (roundId: string) => void
}) {
  const { Stage } = game
  const { phase, round } = stage
  return (
    <div className={css.field}>
      <RoundStrip game={game} onOpen={onProof} />
      <section aria-label={tg(game.texts.name)} className={css.stage} data-phase={phase}>
        <Stage {...stage} />
      </section>
      {phase === 'idle' && round ? <Result money={player} round={round} /> : null}
    </div>
  )
}

function RoundFailure({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <Failure
      retryLabel={tg('lottery.retry')}
      body={describeError(problem)}
      onRetry={onRetry}
      title={tg('lottery.failed.title')}
    />
  )
}

function RoundTools({
  hasAuto,
  isAutoDisabled,
  sound,
  onOpen,
}: {
  hasAuto: boolean
  isAutoDisabled: boolean
  sound: ReturnType<typeof useSound>
  onOpen: (sheet: SheetName) => void
}) {
  return (
    <div className={css.tools}>
      {hasAuto ? (
        <Tool Icon={Repeat} isDisabled={isAutoDisabled} label={tg('round.auto')} onClick={() => onOpen('auto')} />
      ) : null}
      <Tool Icon={History} label={tg('round.history')} onClick={() => onOpen('history')} />
      <Tool Icon={Info} label={tg('round.rules')} onClick={() => onOpen('rules')} />
      <Tool Icon={ShieldCheck} label={tg('round.fair')} onClick={() => onOpen('fair')} />
      <Tool
        Icon={sound.isOn ? Volume2 : VolumeX}
        isPressed={sound.isOn}
        label={tg('round.sound')}
        onClick={sound.toggle}
      />
    </div>
  )
}

function RoundSheets<Bet>({
  game,
  player,
  bet,
  bounds,
  stakeMinor,
  shown,
  onProof,
  onAuto,
  onClose,
}: {
  game: RoundGame<Bet>
  player: PlayerWire
  bet: Bet
  bounds: RoundBounds
  stakeMinor: bigint
  /** The open sheet. */
  shown: SheetName | null
  onProof: (roundId: string) => void
  onAuto: (rules: AutoRules) => void
  onClose: () => void
}) {
  return (
    <>
      <RoundRulesSheet
        bet={bet}
        bounds={bounds}
        game={game}
        isOpen={shown === 'rules'}
        money={player}
        onClose={onClose}
      />
      <RoundFairnessSheet isOpen={shown === 'fair'} onClose={onClose} />
      <Sheet
        closeLabel={tg('lottery.close')}
        isOpen={shown === 'history'}
        onClose={onClose}
        title={tg('round.history')}
      >
        <RoundList game={game} money={player} onOpen={onProof} />
      </Sheet>
      <RoundAutoSheet
        isOpen={shown === 'auto'}
        money={player}
        onClose={onClose}
        onStart={onAuto}
        stakeMinor={stakeMinor}
      />
    </>
  )
}

function nameMainStep(round: RoundWire, player: PlayerWire): string {
  if (round.steps.length === 0) return tg('round.choose')
  const win = computeWinMinor(BigInt(round.stake), BigInt(round.factor ?? 0))
  return tg('round.cash', { amount: formatMoney(win, player) })
}

function describeSpoken<Bet>(
  round: RoundWire | null,
  phase: StagePhase,
  game: RoundGame<Bet>,
  player: PlayerWire,
): string {
  if (round && phase === 'open') return game.describeOpen?.(round, player) ?? ''
  if (!round || phase !== 'idle') return ''
  const [stake, win] = [BigInt(round.stake), BigInt(round.win ?? '0')]
  const values = { result: game.describeResult(round), amount: formatMoney(win, player) }
  return tg(`round.spoken.${classifyOutcome(stake, win)}`, values)
}

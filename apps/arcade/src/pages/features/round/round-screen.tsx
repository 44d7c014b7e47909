import { Button } from '@foyer/ui/button'
import { History, Info, Repeat, ShieldCheck, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { classifyOutcome } from '../../../game/game.rules.ts'
import { computeWinMinor, findRoundBounds } from '../../../game/instant-game.rules.ts'
import type { RoundWire } from '../../../game/round-wire.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { useBalance } from '../../lib/balance-queries.ts'
import { formatMoney } from '../../lib/format.ts'
import { readGameBase } from '../../lib/game-path.ts'
import { describeError, tg } from '../../lib/i18n.ts'
import { useSeeds } from '../../lib/round-queries.ts'
import { playEnd, playWin, useSound } from '../../lib/sound.ts'
import { Opening } from '../../ui/opening.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Failure } from '../../ui/states.tsx'
import { useAuto } from './round-auto.ts'
import { RoundAutoSheet } from './round-auto-sheet.tsx'
import { RoundFairnessSheet } from './round-fairness-sheet.tsx'
import { betsOf, phaseOf, roundOf, type StagePhase, waitOf } from './round-flow.rules.ts'
import { useRoundFlow } from './round-flow.ts'
import { RoundList, RoundStrip } from './round-history.tsx'
import { readLast, storeLast } from './round-last.ts'
import { Notice, Result, Tool } from './round-notices.tsx'
import { usePressGuard } from './round-press.ts'
import { RoundRulesSheet } from './round-rules-sheet.tsx'
import css from './round-screen.module.css'
import type { RoundGame, StageProps } from './round-screen.types.ts'
import { findStakeProblem, fitStake } from './round-stake.rules.ts'
import { RoundStake } from './round-stake.tsx'

type SheetName = 'rules' | 'fair' | 'history' | 'auto'

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
  const { rules } = game
  const [, navigate] = useLocation()
  const [last] = useState(() => readLast(game, player))
  const [bet, setBet] = useState(last.bet)
  const [wanted, setWanted] = useState(last.stake)
  // A stake and a bet whose fields hold an entry that is none: nothing is played that the fields do not show.
  const [refusedStake, setRefusedStake] = useState<bigint | null>(null)
  const [refusedBet, setRefusedBet] = useState<Bet | null>(null)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const { data: balance } = useBalance()
  const seeds = useSeeds()
  const sound = useSound()
  const table = useRoundFlow(player)
  const { flow } = table
  const phase = phaseOf(flow)
  const round = roundOf(flow)
  const bounds = findRoundBounds(rules, bet, player.currency)
  const stakeMinor = bounds ? fitStake(wanted ?? bounds.minMinor * 2n, bounds) : 0n
  const balanceMinor = balance ? BigInt(balance.balance) : null
  const problem = bounds && phase === 'idle' ? findStakeProblem(stakeMinor, bounds, balanceMinor) : null
  const isFree = flow.step === 'ready'
  const isRefused = refusedStake === stakeMinor || refusedBet === bet
  const canPlace = isFree && problem === null && bounds !== null && !isRefused
  const mainStep = flow.step === 'open' && game.findMainStep ? game.findMainStep(flow.round) : null

  function place(): void {
    if (!canPlace) return
    storeLast(rules.id, player, bet, stakeMinor)
    table.place(stakeMinor, bet)
  }

  const auto = useAuto({ flow, canPlace, stakeMinor, place })
  const isPlaying = auto.run !== null
  const isOff = !isPlaying && mainStep === null && !canPlace
  const isCashing = flow.step === 'stepping' && flow.taken === game.findMainStep?.(flow.round)
  const isMainBusy = flow.step === 'placing' || flow.step === 'unknown' || flow.step === 'pending' || isCashing
  const takePress = usePressGuard(isPlaying ? 'stop' : phase === 'open' ? 'cash' : 'stake')

  function main(): void {
    if (isOff || !takePress()) return
    if (isPlaying) auto.stop('player')
    else if (mainStep !== null) table.take(mainStep)
    else place()
  }

  // An open round is cashed out by its button only: Space may be meant for a control that has lost the focus.
  useSpace(main, sheet === null && phase !== 'open')

  useEffect(() => {
    if (shownRoundId !== null) navigate(`${readGameBase()}/verify?round=${shownRoundId}`, { replace: true })
  }, [shownRoundId, navigate])

  function reveal(): void {
    if (flow.step !== 'revealing') return
    const { stake, win, factor } = flow.round
    const outcome = classifyOutcome(BigInt(stake), BigInt(win ?? '0'))
    if (outcome === 'win') playWin((factor ?? 0) / 10_000)
    else playEnd()
    table.reveal()
  }

  if (!bounds) return <p className={css.notice}>{describeError('stake_refused')}</p>
  if (flow.step === 'failed') {
    return (
      <Failure
        retryLabel={tg('lottery.retry')}
        body={describeError(flow.problem)}
        onRetry={table.reload}
        title={tg('lottery.failed.title')}
      />
    )
  }
  if (flow.step === 'loading' || !seeds.data) {
    return seeds.error ? (
      <Failure
        retryLabel={tg('lottery.retry')}
        body={describeError('service_unavailable')}
        onRetry={() => void seeds.refetch()}
        title={tg('lottery.failed.title')}
      />
    ) : (
      <Opening isBody label={tg('lottery.loading')} shape="game" />
    )
  }

  const props: StageProps<Bet> = {
    ...betsOf(flow, bet, rules.readBet),
    onBet: setBet,
    isRefused: refusedBet === bet,
    onRefuse: () => setRefusedBet(bet),
    round,
    phase,
    money: player,
    stakeMinor: phase === 'open' && round ? BigInt(round.stake) : stakeMinor,
    onStep: table.take,
    onRevealed: reveal,
    isFixed: isPlaying || phase !== 'idle',
    pace: isMotionReduced() ? 'still' : isPlaying ? 'fast' : 'normal',
  }
  const { Stage, Controls } = game
  const openProof = (roundId: string) => navigate(`${readGameBase()}/verify?round=${roundId}`)
  return (
    <div className={css.screen}>
      <div className={css.field}>
        <RoundStrip game={game} onOpen={openProof} />
        <section aria-label={tg(game.texts.name)} className={css.stage} data-phase={phase}>
          <Stage {...props} />
        </section>
        {phase === 'idle' && round ? <Result money={player} round={round} /> : null}
      </div>
      <div className={css.panel}>
        <div className={css.settings}>
          <Controls {...props} />
          <RoundStake
            balanceMinor={balanceMinor}
            bounds={bounds}
            cashierUrl={player.cashierUrl}
            isDisabled={!isFree || isPlaying}
            money={player}
            onChange={(minor) => {
              setWanted(minor)
              setRefusedStake(null)
            }}
            onRefuse={setRefusedStake}
            problem={problem}
            stakeMinor={stakeMinor}
          />
        </div>
        <Notice end={auto.end} problem={'problem' in flow ? flow.problem : null} wait={waitOf(flow)} />
        <Button className={css.main} disabled={isOff} isBusy={!isPlaying && isMainBusy} onClick={main}>
          {auto.run
            ? tg('round.auto.stop', { count: auto.run.left })
            : phase === 'open' && round
              ? nameMainStep(round, player)
              : tg('round.bet', { amount: formatMoney(stakeMinor, player, true) })}
        </Button>
        <div className={css.tools}>
          {game.hasAuto ? (
            <Tool
              Icon={Repeat}
              isDisabled={!isFree || isPlaying || isRefused}
              label={tg('round.auto')}
              onClick={() => setSheet('auto')}
            />
          ) : null}
          <Tool Icon={History} label={tg('round.history')} onClick={() => setSheet('history')} />
          <Tool Icon={Info} label={tg('round.rules')} onClick={() => setSheet('rules')} />
          <Tool Icon={ShieldCheck} label={tg('round.fair')} onClick={() => setSheet('fair')} />
          <Tool
            Icon={sound.isOn ? Volume2 : VolumeX}
            isPressed={sound.isOn}
            label={tg('round.sound')}
            onClick={sound.toggle}
          />
        </div>
      </div>
      <p aria-live="polite" className="visually-hidden" role="status">
        {describeSpoken(round, phase, game, player)}
      </p>
      <RoundRulesSheet
        bet={bet}
        bounds={bounds}
        game={game}
        isOpen={sheet === 'rules'}
        money={player}
        onClose={() => setSheet(null)}
      />
      <RoundFairnessSheet isOpen={sheet === 'fair'} onClose={() => setSheet(null)} />
      <Sheet
        closeLabel={tg('lottery.close')}
        isOpen={sheet === 'history'}
        onClose={() => setSheet(null)}
        title={tg('round.history')}
      >
        <RoundList game={game} money={player} onOpen={openProof} />
      </Sheet>
      <RoundAutoSheet
        isOpen={sheet === 'auto'}
        money={player}
        onClose={() => setSheet(null)}
        onStart={(chosen) => {
          setSheet(null)
          auto.start(chosen)
        }}
        stakeMinor={stakeMinor}
      />
    </div>
  )
}

function nameMainStep(round: RoundWire, player: PlayerWire): string {
  if (round.steps.length === 0) return tg('round.choose')
  const win = computeWinMinor(BigInt(round.stake), BigInt(round.factor ?? 0))
  return tg('round.cash', { amount: formatMoney(win, player) })
}

/** Space plays, unless a control has the focus. */
export function useSpace(play: () => void, isActive: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button, input, a, dialog, [role=slider]')
    if (event.code !== 'Space' || isControl || event.repeat) return
    event.preventDefault()
    play()
  })
  useEffect(() => {
    if (!isActive) return undefined
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isActive])
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

import { History, Info, Repeat, ShieldCheck, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { classifyOutcome } from '../../../game/game.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { computeWinMinor, findRoundBounds } from '../../../games/game.rules.ts'
import type { RoundWire } from '../../../games/round-wire.rules.ts'
import { formatMoney } from '../../lib/format.ts'
import { readGameBase } from '../../lib/game-path.ts'
import { describeError, tg } from '../../lib/i18n.ts'
import { useBalance } from '../../lib/queries.ts'
import { useSeeds } from '../../lib/round-queries.ts'
import { playEnd, playWin, useSound } from '../../lib/sound.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { useAuto } from './round-auto.ts'
import { RoundAutoSheet } from './round-auto-sheet.tsx'
import { RoundFairnessSheet } from './round-fairness-sheet.tsx'
import { phaseOf, roundOf } from './round-flow.rules.ts'
import { useRoundFlow } from './round-flow.ts'
import { RoundList, RoundStrip } from './round-history.tsx'
import { Notice, Result, Tool } from './round-notices.tsx'
import { RoundRulesSheet } from './round-rules-sheet.tsx'
import css from './round-screen.module.css'
import type { RoundGame, StageProps } from './round-screen.types.ts'
import { findStakeProblem, fitStake } from './round-stake.rules.ts'
import { RoundStake } from './round-stake.tsx'

type SheetName = 'rules' | 'fair' | 'history' | 'auto'

/** The stored bet and stake of the last visit. */
function readLast<Bet>({ rules, startBet }: RoundGame<Bet>, currency: string): { bet: Bet; stake: bigint | null } {
  const stored = readStored(`game-${rules.id}`)
  if (typeof stored !== 'object' || stored === null) return { bet: startBet, stake: null }
  const last = stored as { bet?: unknown; stake?: unknown; currency?: unknown } // each field is checked
  const isStake = last.currency === currency && typeof last.stake === 'string' && /^\d{1,18}$/.test(last.stake)
  return { bet: rules.readBet(last.bet) ?? startBet, stake: isStake ? BigInt(String(last.stake)) : null }
}

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
  const [last] = useState(() => readLast(game, player.currency))
  const [bet, setBet] = useState(last.bet)
  const [wanted, setWanted] = useState(last.stake)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const { data: balance } = useBalance()
  const seeds = useSeeds()
  const sound = useSound()
  const table = useRoundFlow(player.currency)
  const { flow } = table
  const phase = phaseOf(flow)
  const round = roundOf(flow)
  const bounds = findRoundBounds(rules, bet, player.currency)
  const stakeMinor = bounds ? fitStake(wanted ?? bounds.minMinor * 2n, bounds) : 0n
  const balanceMinor = balance ? BigInt(balance.balance) : null
  const problem = bounds && phase === 'idle' ? findStakeProblem(stakeMinor, bounds, balanceMinor) : null
  const isFree = flow.step === 'ready'
  const canPlace = isFree && problem === null && bounds !== null
  const mainStep = flow.step === 'open' && game.findMainStep ? game.findMainStep(flow.round) : null

  function place(): void {
    if (!canPlace) return
    writeStored(`game-${rules.id}`, { bet, stake: String(stakeMinor), currency: player.currency })
    table.place(stakeMinor, bet)
  }

  const auto = useAuto({ flow, canPlace, place })

  function main(): void {
    if (auto.run) auto.stop('player')
    else if (mainStep !== null) table.take(mainStep)
    else place()
  }

  useSpace(main, sheet === null)

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
        action={tg('lottery.retry')}
        body={describeError(flow.problem)}
        onAction={table.reload}
        title={tg('lottery.failed.title')}
      />
    )
  }
  if (flow.step === 'loading' || !seeds.data) {
    return seeds.error ? (
      <Failure
        action={tg('lottery.retry')}
        body={describeError('service_unavailable')}
        onAction={() => void seeds.refetch()}
        title={tg('lottery.failed.title')}
      />
    ) : (
      <Skeleton height={120} label={tg('lottery.loading')} rows={3} />
    )
  }

  const openBet = phase !== 'idle' && round ? (rules.readBet(round.bet) ?? bet) : bet
  const props: StageProps<Bet> = {
    bet: openBet,
    onBet: setBet,
    round,
    phase,
    money: player,
    stakeMinor: phase === 'open' && round ? BigInt(round.stake) : stakeMinor,
    onStep: table.take,
    onRevealed: reveal,
    pace: isMotionReduced() ? 'still' : auto.run !== null ? 'fast' : 'normal',
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
        <div className={css.settings} data-open={phase === 'open'}>
          <Controls {...props} />
          <RoundStake
            balanceMinor={balanceMinor}
            bounds={bounds}
            cashierUrl={player.cashierUrl}
            isDisabled={!isFree || auto.run !== null}
            money={player}
            onChange={setWanted}
            problem={problem}
            stakeMinor={stakeMinor}
          />
        </div>
        <Notice end={auto.end} problem={'problem' in flow ? flow.problem : null} step={flow.step} />
        <Button
          className={css.main}
          disabled={auto.run === null && mainStep === null && !canPlace}
          isBusy={auto.run === null && (flow.step === 'placing' || flow.step === 'unknown' || flow.step === 'pending')}
          onClick={main}
        >
          {auto.run
            ? tg('round.auto.stop', { count: auto.run.left })
            : phase === 'open' && round
              ? nameMainStep(round, player)
              : tg('round.bet', { amount: formatMoney(stakeMinor, player, true) })}
        </Button>
        <div className={css.tools}>
          {game.hasAuto ? (
            <Tool Icon={Repeat} isDisabled={!isFree} label={tg('round.auto')} onClick={() => setSheet('auto')} />
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
        {describeSpoken(round, phase === 'idle', game, player)}
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
  isShown: boolean,
  game: RoundGame<Bet>,
  player: PlayerWire,
): string {
  if (!round || !isShown) return ''
  const [stake, win] = [BigInt(round.stake), BigInt(round.win ?? '0')]
  const values = { result: game.describeResult(round), amount: formatMoney(win, player) }
  return tg(`round.spoken.${classifyOutcome(stake, win)}`, values)
}

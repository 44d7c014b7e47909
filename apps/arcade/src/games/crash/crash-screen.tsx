import { History, Info, ShieldCheck, Users, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { findStakeProblem, ReloadAction, Tool, useSpace } from '../../pages/features/round/index.ts'
import { useBalance } from '../../pages/lib/balance-queries.ts'
import { readGameBase } from '../../pages/lib/game-path.ts'
import { describeError, tg } from '../../pages/lib/i18n.ts'
import { playEnd, playTick, playWin, useSound } from '../../pages/lib/sound.ts'
import { Opening } from '../../pages/ui/opening.tsx'
import { Failure } from '../../pages/ui/states.tsx'
import { SLOTS, type Slot } from './crash.constants.ts'
import { findCrashBounds } from './crash.rules.ts'
import { crashApi } from './crash-api.tsx'
import { type Choices, readChoices, storeChoices } from './crash-choices.tsx'
import { type ChoiceField, CrashButton, CrashChoice } from './crash-controls.tsx'
import { refreshCrash, useCrash } from './crash-live.tsx'
import css from './crash-screen.module.css'
import { FairSheet, OwnBetsSheet, PlayersSheet, RulesSheet } from './crash-sheets.tsx'
import { type CrashSlot, useCrashSlot } from './crash-slot.tsx'
import { CrashHistory, CrashSpoken, CrashStage } from './crash-stage.tsx'
import { type CrashTable, findOwnBet, isFlightUnknown, sumRound } from './crash-table.rules.ts'
import { CrashVerify } from './crash-verify.tsx'

type SheetName = 'rules' | 'fair' | 'history' | 'players'

export function GameScreen({ player, shownRoundId }: { player: PlayerWire; shownRoundId: string | null }) {
  const { table, isLoaded, isLive, problem } = useCrash(player.playerId)
  const [, navigate] = useLocation()
  useEffect(() => {
    if (shownRoundId === null) return
    // A bet of the transaction history: the round in which it flew.
    crashApi.readBet(shownRoundId).then(
      ({ roundId, crash }) =>
        navigate(crash === null ? readGameBase() : `${readGameBase()}/verify?round=${roundId}`, { replace: true }),
      () => navigate(readGameBase(), { replace: true }),
    )
  }, [shownRoundId, navigate])
  if (isLoaded) return <CrashGame isLive={isLive} player={player} table={table} />
  if (problem === null) return <Opening isBody label={tg('lottery.loading')} shape="game" />
  return (
    <Failure
      retryLabel={tg('lottery.retry')}
      body={describeError(problem)}
      onRetry={() => void refreshCrash()}
      title={tg('lottery.failed.title')}
    />
  )
}

const noRefusals: Record<ChoiceField, boolean> = { stake: false, auto: false }

function CrashGame({ table, player, isLive }: { table: CrashTable; player: PlayerWire; isLive: boolean }) {
  const { playerId, currency } = player
  const [choices, setChoices] = useState(() => readChoices(player))
  const [selected, setSelected] = useState<Slot>(1)
  const shownSlots = choices.hasSecond || findOwnBet(table, 2) !== null ? SLOTS : ([1] as const)
  const slot = shownSlots.length === 1 ? 1 : selected
  // Entries of the shown fields that are none: nothing is bet that the fields do not show.
  const [refused, setRefused] = useState({ slot, ...noRefusals })
  if (refused.slot !== slot) setRefused({ slot, ...noRefusals })
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const { data: balance } = useBalance()
  const sound = useSound()
  const bounds = findCrashBounds(currency)
  const balanceMinor = balance ? BigInt(balance.balance) : null
  const problemOf = (number: Slot) =>
    bounds ? findStakeProblem(choices.slots[number].stakeMinor, bounds, balanceMinor) : null
  const isRefused = refused.stake || (refused.auto && choices.slots[slot].isAuto)
  const canBet = (number: Slot) => problemOf(number) === null && !(number === slot && isRefused)
  const first = useCrashSlot(1, table, choices.slots[1], { playerId, currency, canBet: canBet(1) })
  const second = useCrashSlot(2, table, choices.slots[2], { playerId, currency, canBet: canBet(2) })
  const slots: Record<Slot, CrashSlot> = { 1: first, 2: second }
  const current = slots[slot]
  const isFixed = current.state !== 'bet' && current.state !== 'queue'

  function change(next: Choices): void {
    setChoices(next)
    storeChoices(next, player)
  }

  useSpace(() => current.press(), sheet === null)
  useRoundSounds(table)
  if (!bounds) return <p className={css.notice}>{describeError('stake_refused')}</p>
  return (
    <div className={css.screen}>
      <div className={css.field}>
        <CrashHistory table={table} />
        <CrashStage isLive={isLive} money={player} table={table} />
      </div>
      <div className={css.panel}>
        <div className={css.slots}>
          {SLOTS.map((number) =>
            number === 1 || shownSlots.length > 1 ? (
              <button
                aria-pressed={slot === number}
                className={css.slot}
                key={number}
                onClick={() => setSelected(number)}
                type="button"
              >
                {tg('crash.slot', { number })}
              </button>
            ) : (
              <button
                className={css.slot}
                key={number}
                onClick={() => {
                  change({ ...choices, hasSecond: true })
                  setSelected(2)
                }}
                type="button"
              >
                + {tg('crash.slot.add')}
              </button>
            ),
          )}
          {shownSlots.length > 1 && second.bet === null && second.state !== 'cancel' && second.state !== 'busy' ? (
            <button
              className={css.slot}
              onClick={() => {
                change({ ...choices, hasSecond: false })
                setSelected(1)
              }}
              type="button"
            >
              {tg('crash.slot.remove')}
            </button>
          ) : null}
        </div>
        <CrashChoice
          balanceMinor={balanceMinor}
          bounds={bounds}
          cashierUrl={player.cashierUrl}
          choice={choices.slots[slot]}
          isDisabled={isFixed}
          key={slot}
          money={player}
          onChange={(choice) => change({ ...choices, slots: { ...choices.slots, [slot]: choice } })}
          onEntry={(field, isNone) => setRefused((entries) => ({ ...entries, [field]: isNone }))}
          problem={isFixed ? null : problemOf(slot)}
        />
        {current.problem === null ? null : (
          <>
            <p className={css.problem} role="alert">
              {describeProblem(current.problem)}
            </p>
            <ReloadAction problem={current.problem} />
          </>
        )}
        <div className={css.buttons}>
          {shownSlots.map((number) => (
            <CrashButton
              bet={slots[number].bet}
              choice={choices.slots[number]}
              isDisabled={!canBet(number)}
              isUnknown={isFlightUnknown(table, isLive)}
              key={number}
              money={player}
              onPress={() => {
                setSelected(number)
                slots[number].press()
              }}
              round={table.round}
              state={slots[number].state}
            />
          ))}
        </div>
        <div className={css.tools}>
          <Tool Icon={Users} label={tg('crash.others')} onClick={() => setSheet('players')} />
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
      <CrashSpoken isLive={isLive} money={player} table={table} />
      <PlayersSheet isOpen={sheet === 'players'} money={player} onClose={() => setSheet(null)} table={table} />
      <OwnBetsSheet isOpen={sheet === 'history'} money={player} onClose={() => setSheet(null)} />
      <RulesSheet bounds={bounds} isOpen={sheet === 'rules'} money={player} onClose={() => setSheet(null)} />
      <FairSheet isOpen={sheet === 'fair'} onClose={() => setSheet(null)} table={table} />
    </div>
  )
}

/** Sounds of a start, of a gain over all bets of the round, and of a crash without one (DEC-34). */
function useRoundSounds(table: CrashTable): void {
  const phase = table.round?.phase
  const sum = sumRound(table)
  const isGain = sum !== null && sum.winMinor > sum.stakeMinor
  const factor = sum && sum.stakeMinor > 0n ? Number((sum.winMinor * 100n) / sum.stakeMinor) / 100 : 0
  useEffect(() => {
    if (phase === 'running') playTick()
    if (phase === 'crashed') playEnd()
  }, [phase])
  useEffect(() => {
    if (isGain) playWin(factor)
  }, [isGain, factor])
}

/** Own texts of the game first: a refusal of another kind has the arcade's text. */
function describeProblem(code: string): string {
  const id = `crash.error.${code}` as const
  const text = tg(id)
  return text === id ? describeError(code) : text
}

export function VerifyScreen({ roundId }: { roundId: string | null }) {
  const number = Number(roundId)
  return <CrashVerify roundId={Number.isInteger(number) && number > 0 ? number : null} />
}

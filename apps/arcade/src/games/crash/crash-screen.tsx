import { History, Info, ShieldCheck, Users, Volume2, VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { ReloadAction, Tool } from '../../pages/features/round/index.ts'
import { readGameBase } from '../../pages/lib/game-path.ts'
import { describeError, tg } from '../../pages/lib/i18n.ts'
import { Opening } from '../../pages/ui/opening.tsx'
import { Failure } from '../../pages/ui/states.tsx'
import { SLOTS, type Slot } from './crash.constants.ts'
import { crashApi } from './crash-api.tsx'
import { CrashButton, CrashChoice } from './crash-controls.tsx'
import { useCrashGame } from './crash-game.tsx'
import { refreshCrash, useCrash } from './crash-live.tsx'
import css from './crash-screen.module.css'
import { FairSheet, OwnBetsSheet, PlayersSheet, RulesSheet } from './crash-sheets.tsx'
import { CrashHistory, CrashSpoken, CrashStage } from './crash-stage.tsx'
import { type CrashTable, isFlightUnknown } from './crash-table.rules.ts'
import { CrashVerify } from './crash-verify.tsx'

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

function CrashGame({ table, player, isLive }: { table: CrashTable; player: PlayerWire; isLive: boolean }) {
  const game = useCrashGame(table, player)
  const { balanceMinor, bounds, choices, current, setSheet, sheet, shownSlots, slot, slots, sound } = game
  if (!bounds) return <p className={css.notice}>{describeError('stake_refused')}</p>
  return (
    <div className={css.screen}>
      <div className={css.field}>
        <CrashHistory table={table} />
        <CrashStage isLive={isLive} money={player} table={table} />
      </div>
      <div className={css.panel}>
        <SlotTabs
          canRemove={game.canRemove}
          hasSecond={shownSlots.length > 1}
          onAdd={game.addSecond}
          onRemove={game.removeSecond}
          onSelect={game.select}
          selected={slot}
        />
        <CrashChoice
          balanceMinor={balanceMinor}
          bounds={bounds}
          cashierUrl={player.cashierUrl}
          choice={choices.slots[slot]}
          isDisabled={game.isFixed}
          key={slot}
          money={player}
          onChange={game.choose}
          onEntry={game.markEntry}
          problem={game.problem}
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
              isDisabled={!game.canBet(number)}
              isUnknown={isFlightUnknown(table, isLive)}
              key={number}
              money={player}
              onPress={() => {
                game.select(number)
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

/** Selects one of the two bets; the second one is added and removed. */
function SlotTabs({
  selected,
  hasSecond,
  canRemove,
  onSelect,
  onAdd,
  onRemove,
}: {
  selected: Slot
  hasSecond: boolean
  canRemove: boolean
  onSelect: (slot: Slot) => void
  onAdd: () => void
  onRemove: () => void
}) {
  return (
    <div className={css.slots}>
      {SLOTS.map((number) =>
        number === 1 || hasSecond ? (
          <button
            aria-pressed={selected === number}
            className={css.slot}
            key={number}
            onClick={() => onSelect(number)}
            type="button"
          >
            {tg('crash.slot', { number })}
          </button>
        ) : (
          <button className={css.slot} key={number} onClick={onAdd} type="button">
            + {tg('crash.slot.add')}
          </button>
        ),
      )}
      {canRemove ? (
        <button className={css.slot} onClick={onRemove} type="button">
          {tg('crash.slot.remove')}
        </button>
      ) : null}
    </div>
  )
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

import { Button } from '@foyer/ui/button'
import type { Info } from 'lucide-react'
import { classifyOutcome } from '../../../game/game.rules.ts'
import type { RoundWire } from '../../../game/round-wire.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { formatMoney } from '../../lib/format.ts'
import { describeError, tg } from '../../lib/i18n.ts'
import { reloadPage } from '../../lib/navigation.tsx'
import type { AutoEnd } from './round-auto.rules.ts'
import type { RoundWait } from './round-flow.rules.ts'
import { formatRoundFactor } from './round-format.ts'
import css from './round-screen.module.css'

/** One of the tools below the main button. */
export function Tool({
  Icon,
  label,
  isPressed,
  isDisabled = false,
  onClick,
}: {
  Icon: typeof Info
  label: string
  isPressed?: boolean
  isDisabled?: boolean
  onClick: () => void
}) {
  return (
    <button aria-pressed={isPressed} className={css.tool} disabled={isDisabled} onClick={onClick} type="button">
      <Icon aria-hidden="true" size={20} />
      <span className={css.tool_label}>{label}</span>
    </button>
  )
}

/** The result over the stage: a gain is celebrated, a partial return is stated, a loss is silent (DEC-34). */
export function Result({ round, money }: { round: RoundWire; money: PlayerWire }) {
  const [stake, win] = [BigInt(round.stake), BigInt(round.win ?? '0')]
  const outcome = classifyOutcome(stake, win)
  if (outcome === 'none') return null
  return (
    <p aria-hidden="true" className={outcome === 'win' ? css.win : css.back} key={round.roundId}>
      <bdi>{formatRoundFactor(round.factor ?? 0)}</bdi>
      <bdi>{formatMoney(win, money)}</bdi>
    </p>
  )
}

/** The way on after a refusal of a page that is out of date; nothing for another problem. */
export function ReloadAction({ problem }: { problem: string }) {
  if (problem !== 'request_conflict') return null
  return (
    <Button kind="secondary" onClick={reloadPage}>
      {tg('lottery.reload')}
    </Button>
  )
}

/** Why the last bet was not taken, what is waited for, or why automatic play has ended. */
export function Notice({
  problem,
  wait,
  end,
}: {
  problem: string | null
  wait: RoundWait | null
  end: AutoEnd | null
}) {
  if (problem !== null) {
    return (
      <>
        <p className={css.problem} role="alert">
          {problem === 'stake_returned' ? tg('round.returned') : describeError(problem)}
        </p>
        <ReloadAction problem={problem} />
      </>
    )
  }
  if (wait === null && end === null) return null
  return (
    <p className={css.notice} role="status">
      {wait === null ? tg(`round.auto.end.${end}`) : tg(`round.${wait}`)}
    </p>
  )
}

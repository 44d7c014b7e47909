import { useEffect, useReducer, useState } from 'react'
import { MAX_LINES_PER_TICKET, type StakeBounds } from '../../../game/game.constants.ts'
import { computePrizeMinor, findStakeBounds, type Line, sumStakesMinor } from '../../../game/game.rules.ts'
import { type PlayerWire, writeLines } from '../../../game/wire.rules.ts'
import { formatMoney } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { useBalance, useNextDraw } from '../../lib/queries.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { readOpenRequest, useCheckout } from './play-checkout.ts'
import { PlayClock } from './play-clock.tsx'
import { changeEditor, readLine, startEditor } from './play-editor.rules.ts'
import { PlayEditor } from './play-editor.tsx'
import { PlayOutcome } from './play-outcome.tsx'
import css from './play-screen.module.css'
import { PlaySheet } from './play-sheet.tsx'
import { PlayStake } from './play-stake.tsx'
import { addLine, isTaken, readKeptLines } from './play-ticket.rules.ts'

/** Where tickets are made. */
export function PlayScreen({ player }: { player: PlayerWire }) {
  const bounds = findStakeBounds(player.currency)
  useEffect(() => {
    document.title = t('lottery.name')
  }, [])
  if (!bounds) return <p className={css.note}>{describeError('stake_refused')}</p>
  return <PlayTable bounds={bounds} player={player} />
}

function PlayTable({ player, bounds }: { player: PlayerWire; bounds: StakeBounds }) {
  const { data: next, isError, refetch } = useNextDraw()
  const { data: balance } = useBalance()
  const [editor, change] = useReducer(changeEditor, bounds, startEditor)
  const [lines, setLines] = useState<Line[]>(() => readKeptLines(readStored('basket'), player))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const actions = useCheckout(player.playerId)
  const { checkout } = actions
  const line = readLine(editor)
  const isSelling = next?.isSelling === true && next.draw !== null
  const openRequest = checkout.step === 'edit' && !isSheetOpen ? readOpenRequest(player.playerId) : null

  function keepLines(kept: Line[]): void {
    setLines(kept)
    const { playerId } = player
    writeStored('basket', kept.length === 0 ? null : { playerId, lines: writeLines(kept) })
  }

  /** Puts the line under the fingers on the ticket; false where it doesn't fit. */
  function takeLine(): boolean {
    if (!line) return lines.length > 0
    const added = addLine(lines, line, player.currency)
    setProblem(added.problem)
    if (added.problem !== null) return false
    keepLines(added.lines)
    change({ kind: 'clear' })
    return true
  }

  function review(): void {
    // As long as one ticket's outcome is open, no second one is begun that might be the same.
    if (openRequest) actions.resume(openRequest)
    else if (!takeLine()) return
    setIsSheetOpen(true)
  }

  function closeSheet(): void {
    if (isTaken(checkout)) keepLines([])
    actions.close()
    setIsSheetOpen(false)
  }

  const total = sumStakesMinor(line ? [...lines, line] : lines)
  return (
    <div className={css.screen}>
      <h1 className={css.hidden}>{t('lottery.nav.play')}</h1>
      <PlayOutcome money={player} placedCount={lines.length} />
      {openRequest ? (
        <div className={css.notice} role="status">
          <p>{t('lottery.play.unknown')}</p>
          <Button kind="second" onClick={review}>
            {t('lottery.play.unknown.action')}
          </Button>
        </div>
      ) : null}
      {next ? <PlayClock draw={next.draw} isSelling={next.isSelling} /> : null}
      {!next && !isError ? <Skeleton height={148} label={t('lottery.loading')} rows={1} /> : null}
      {!next && isError ? (
        <Failure
          action={t('lottery.retry')}
          body={describeError('offline')}
          onAction={() => void refetch()}
          title={t('lottery.failed.title')}
        />
      ) : null}
      {next && !isSelling ? (
        <p className={css.notice} role="status">
          {t('lottery.stopped')}
        </p>
      ) : null}
      <PlayEditor bounds={bounds} editor={editor} onChange={change} />
      <PlayStake bounds={bounds} editor={editor} money={player} onChange={change} />
      {problem ? (
        <p className={css.problem} role="alert">
          {describeProblem(problem, player, bounds)}
        </p>
      ) : null}
      <div className={css.bar}>
        <p className={css.upto}>
          {line
            ? t('lottery.play.upto', { amount: formatMoney(computePrizeMinor(line), player, true) })
            : lines.length > 0
              ? t('lottery.play.added', { count: lines.length })
              : t('lottery.play.choose')}
        </p>
        <div className={css.actions}>
          <Button disabled={!line || lines.length >= MAX_LINES_PER_TICKET} kind="second" onClick={takeLine}>
            {t('lottery.play.add')}
          </Button>
          <Button disabled={!isSelling || (!line && lines.length === 0)} onClick={review}>
            {t('lottery.play.review')}
            {total > 0n ? <bdi className={css.total}>{formatMoney(total, player, true)}</bdi> : null}
          </Button>
        </div>
      </div>
      <PlaySheet
        actions={actions}
        balanceMinor={balance ? BigInt(balance.balance) : null}
        draw={isSelling ? (next?.draw ?? null) : null}
        isOpen={isSheetOpen}
        lines={lines}
        merchantName={player.merchantName}
        money={player}
        onClose={closeSheet}
        onRemove={(index) => keepLines(lines.filter((_, at) => at !== index))}
      />
    </div>
  )
}

function describeProblem(problem: string, player: PlayerWire, bounds: StakeBounds): string {
  if (problem === 'too_many_lines') return t('lottery.problem.too_many_lines', { count: MAX_LINES_PER_TICKET })
  if (problem === 'max_win') {
    return t('lottery.problem.max_win', { amount: formatMoney(bounds.maxWinMinor, player, true) })
  }
  return describeError('stake_refused')
}

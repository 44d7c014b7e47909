import { Button } from '@foyer/ui/button'
import { useEffect } from 'react'
import { MAX_LINES_PER_TICKET, type StakeBounds } from '../../../game/game.constants.ts'
import { findStakeBounds } from '../../../game/game.rules.ts'
import { type PlayerWire, readLines, type TicketWire } from '../../../game/wire.rules.ts'
import { formatMoney } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { listHits } from '../../lib/line-view.ts'
import { lotteryName } from '../../lib/lottery.ts'
import { Failure } from '../../ui/states.tsx'
import { PlayBar } from './play-bar.tsx'
import { PlayDraw } from './play-draw.tsx'
import { PlayEditor } from './play-editor.tsx'
import css from './play-screen.module.css'
import { PlaySheet } from './play-sheet.tsx'
import { PlayStake } from './play-stake.tsx'
import { usePlayTable } from './play-table.ts'
import { PlayWin } from './play-win.tsx'

/** The screen that creates tickets. */
export function PlayScreen({ player }: { player: PlayerWire }) {
  const bounds = findStakeBounds(player.currency)
  useEffect(() => {
    document.title = lotteryName()
  }, [])
  if (!bounds) return <p className={css.note}>{describeError('stake_refused')}</p>
  return <PlayTable bounds={bounds} player={player} />
}

function PlayTable({ player, bounds }: { player: PlayerWire; bounds: StakeBounds }) {
  const table = usePlayTable(player, bounds)
  const { actions, balanceMinor, basket, isSelling, isSheetOpen, playAgain, sale, told } = table
  const { editor, isRefused, line, lines, problem } = basket
  const digits = told.stage.step === 'settled' ? told.stage.digits : null
  return (
    <div className={css.table}>
      <h1 className="visually-hidden">{t('lottery.nav.play')}</h1>
      <div className={css.top}>
        {table.hasFailed ? (
          <Failure
            retryLabel={t('lottery.retry')}
            body={describeError('offline')}
            onRetry={table.reload}
            title={t('lottery.failed.title')}
          />
        ) : (
          <PlayDraw
            money={player}
            nowMs={table.nowMs}
            outcome={told.outcome}
            sale={sale}
            stage={told.stage}
            tickets={table.tickets}
          />
        )}
        <PlayNotices hasOpenRequest={table.hasOpenRequest} hasStopped={table.hasStopped} onReview={table.review} />
      </div>
      <PlayEditor
        bounds={bounds}
        editor={editor}
        isTyping={!isSheetOpen && told.win === null}
        onChange={basket.change}
        onQuickPick={basket.quickPick}
        freeLines={MAX_LINES_PER_TICKET - lines.length - (line ? 1 : 0)}
        spoken={basket.spoken}
      />
      <PlayStake
        balanceMinor={balanceMinor}
        bounds={bounds}
        cashierUrl={player.cashierUrl}
        editor={editor}
        isRefused={isRefused}
        money={player}
        onChange={basket.changeStake}
        onRefuse={basket.refuseStake}
      />
      <PlayBar
        isBlocked={isRefused}
        isSelling={isSelling}
        line={line}
        lines={lines}
        money={player}
        onAdd={basket.takeLine}
        onRepeat={table.canPlayAgain ? playAgain : null}
        onReview={table.review}
        problem={problem === null ? null : describeProblem(problem, player, bounds)}
      />
      <PlaySheet
        actions={actions}
        balanceMinor={balanceMinor}
        cashierUrl={player.cashierUrl}
        draw={table.drawOnSale}
        isOpen={isSheetOpen}
        lines={lines}
        merchantName={player.merchantName}
        money={player}
        onClose={table.closeSheet}
        onEdit={table.editLine}
        onRemove={table.removeLine}
        sale={sale}
      />
      <PlayWin
        digits={digits ?? ''}
        hits={digits === null ? [] : listTicketHits(told.tickets, digits)}
        money={player}
        onAgain={playAgain}
        onClose={told.closeWin}
        win={isSheetOpen ? null : told.win}
      />
    </div>
  )
}

function PlayNotices({
  hasOpenRequest,
  hasStopped,
  onReview,
}: {
  /** The outcome of the last ticket is unknown. */
  hasOpenRequest: boolean
  /** No draw is on sale. */
  hasStopped: boolean
  onReview: () => void
}) {
  return (
    <>
      {hasOpenRequest ? (
        <div className={css.notice} role="status">
          <p>{t('lottery.play.unknown')}</p>
          <Button kind="secondary" onClick={onReview}>
            {t('lottery.play.unknown.action')}
          </Button>
        </div>
      ) : null}
      {hasStopped ? (
        <p className={css.notice} role="status">
          {t('lottery.stopped')}
        </p>
      ) : null}
    </>
  )
}

function listTicketHits(tickets: readonly TicketWire[], digits: string): number[] {
  return listHits(
    tickets.flatMap((ticket) => readLines(ticket.lines)),
    digits,
  )
}

function describeProblem(problem: string, player: PlayerWire, bounds: StakeBounds): string {
  if (problem === 'too_many_lines') return t('lottery.problem.too_many_lines', { count: MAX_LINES_PER_TICKET })
  if (problem === 'max_win') {
    return t('lottery.problem.max_win', { amount: formatMoney(bounds.maxWinMinor, player, true) })
  }
  return describeError('stake_refused')
}

import { Button } from '@foyer/ui/button'
import { useEffect, useReducer, useState } from 'react'
import { MAX_LINES_PER_TICKET, type StakeBounds } from '../../../game/game.constants.ts'
import { findStakeBounds, type Line } from '../../../game/game.rules.ts'
import { type BetType, getKind } from '../../../game/kind.constants.ts'
import { type PlayerWire, readLines, writeLines } from '../../../game/wire.rules.ts'
import { useBalance } from '../../lib/balance-queries.ts'
import { formatMoney } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { listHits } from '../../lib/line-view.ts'
import { listTypes, lotteryName } from '../../lib/lottery.ts'
import { useLastTicket, useNextDraw } from '../../lib/queries.ts'
import { pickDigits } from '../../lib/random.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { Failure } from '../../ui/states.tsx'
import { PlayBar } from './play-bar.tsx'
import { readOpenRequest, useCheckout } from './play-checkout.ts'
import { PlayDraw } from './play-draw.tsx'
import { changeEditor, type Editor, readLine, startEditor } from './play-editor.rules.ts'
import { PlayEditor } from './play-editor.tsx'
import { useDraws, useOutcome } from './play-outcome.ts'
import css from './play-screen.module.css'
import { PlaySheet } from './play-sheet.tsx'
import { readSale } from './play-stage.rules.ts'
import { toStagedDraw, usePlayStage } from './play-stage.ts'
import { PlayStake } from './play-stake.tsx'
import { addLine, addQuickPicks, isTaken, readStoredLines, repeatLines } from './play-ticket.rules.ts'
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
  const { data: next, isError, refetch } = useNextDraw()
  const { data: balance } = useBalance()
  const { open, draws } = useDraws(next?.draw ?? null)
  const view = usePlayStage(draws)
  const { stage, nowMs } = view
  const [editor, change] = useReducer(changeEditor, { type: readFirstType(), bounds }, startEditor)
  const [lines, setLines] = useState<Line[]>(() => readStoredLines(readStored('basket'), player))
  const [problem, setProblem] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  // The editor whose stake field holds an entry that is none: nothing is played that the field does not show.
  const [refused, setRefused] = useState<Pick<Editor, 'type' | 'stakeMinor'> | null>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const saleDraw = next?.draw ?? null
  const isSelling = next?.isSelling === true && saleDraw !== null
  const seconds = next?.schedule.kind === 'every' ? next.schedule.seconds : null
  const sale = readSale(next ? next.isSelling : null, saleDraw && toStagedDraw(saleDraw), nowMs, seconds)
  const fallingId = stage.step === 'idle' || stage.step === 'closed' ? null : stage.draw.drawId
  const actions = useCheckout(player, isSelling ? saleDraw.drawId : null, fallingId)
  const { checkout } = actions
  const told = useOutcome(view)
  const lastTicket = useLastTicket()
  const line = readLine(editor)
  const isRefused = refused?.type === editor.type && refused.stakeMinor === editor.stakeMinor
  const balanceMinor = balance ? BigInt(balance.balance) : null
  const openRequest = checkout.step === 'edit' && !isSheetOpen ? readOpenRequest(player) : null
  const again = lastTicket ? repeatLines(lastTicket.lines, player.currency) : []

  const isPlaced = checkout.step === 'placed'
  // The lines of a placed ticket are removed from the basket.
  if (isPlaced && lines.length > 0) setLines([])
  // The confirmation sheet closes at its draw, so that it does not cover the balls.
  if (checkout.step === 'edit' && isSheetOpen && lines.length === 0) setIsSheetOpen(false)

  function storeLines(remaining: Line[]): void {
    setLines(remaining)
    const { playerId } = player
    writeStored('basket', remaining.length === 0 ? null : { playerId, lines: writeLines(remaining) })
  }

  /** Adds the edited line to the ticket; false when it does not fit. */
  function takeLine(): boolean {
    if (!line) return lines.length > 0
    const added = addLine(lines, line, player.currency)
    setProblem(added.problem)
    if (added.problem !== null) return false
    storeLines(added.lines)
    setSpoken(t('lottery.quick.added', { count: 1 }))
    change({ kind: 'clear' })
    return true
  }

  function quickPick(count: number): void {
    if (isRefused) {
      setProblem('stake')
      return
    }
    const { type, place, stakeMinor } = editor
    const wanted = { count, type, place: getKind(type).match === 'place' ? place : null, stakeMinor }
    const added = addQuickPicks(lines, wanted, player.currency, pickDigits)
    setProblem(added.problem)
    setSpoken(t('lottery.quick.added', { count: added.lines.length - lines.length }))
    storeLines(added.lines)
  }

  function review(): void {
    // While one ticket's outcome is unknown, no second one is started: it might be the same.
    if (openRequest) actions.resume(openRequest)
    else {
      if (!saleDraw || !takeLine()) return
      actions.proceed(saleDraw.drawId)
    }
    setIsSheetOpen(true)
  }

  /** The lines of an earlier ticket, ready for the draw on sale. */
  function playAgain(): void {
    told.hide()
    const added = lines.length === 0 || isSameTicket(lines, again) ? { lines: again, problem: null } : addAll(again)
    setProblem(added.problem)
    if (added.lines.length === 0 || added.problem !== null) return
    storeLines(added.lines)
    change({ kind: 'clear' })
    if (openRequest) actions.resume(openRequest)
    else if (saleDraw) actions.proceed(saleDraw.drawId)
    setIsSheetOpen(true)
  }

  function addAll(more: readonly Line[]): { lines: Line[]; problem: string | null } {
    return more.reduce(
      (sum: { lines: Line[]; problem: string | null }, one) => {
        return sum.problem === null ? addLine(sum.lines, one, player.currency) : sum
      },
      { lines, problem: null },
    )
  }

  function closeSheet(): void {
    if (isTaken(checkout)) {
      storeLines([])
      told.hide()
    }
    actions.close()
    setIsSheetOpen(false)
  }

  function removeLine(index: number): void {
    const remaining = lines.filter((_, at) => at !== index)
    storeLines(remaining)
    if (remaining.length === 0) closeSheet()
  }

  /** A line of the ticket back in the editor; the sheet closes. */
  function editLine(index: number): void {
    const line = lines[index]
    if (!line) return
    storeLines(lines.filter((_, at) => at !== index))
    change({ kind: 'edit', line })
    closeSheet()
  }

  return (
    <div className={css.table}>
      <h1 className="visually-hidden">{t('lottery.nav.play')}</h1>
      <div className={css.top}>
        {!next && isError ? (
          <Failure
            retryLabel={t('lottery.retry')}
            body={describeError('offline')}
            onRetry={() => void refetch()}
            title={t('lottery.failed.title')}
          />
        ) : (
          <PlayDraw
            money={player}
            nowMs={nowMs}
            outcome={told.outcome}
            sale={sale}
            stage={told.stage}
            tickets={told.stage.step === 'idle' ? open.filter((one) => one.drawId === saleDraw?.drawId) : told.tickets}
          />
        )}
        {openRequest ? (
          <div className={css.notice} role="status">
            <p>{t('lottery.play.unknown')}</p>
            <Button kind="secondary" onClick={review}>
              {t('lottery.play.unknown.action')}
            </Button>
          </div>
        ) : null}
        {next && !isSelling ? (
          <p className={css.notice} role="status">
            {t('lottery.stopped')}
          </p>
        ) : null}
      </div>
      <PlayEditor
        bounds={bounds}
        editor={editor}
        isTyping={!isSheetOpen && told.win === null}
        onChange={change}
        onQuickPick={quickPick}
        freeLines={MAX_LINES_PER_TICKET - lines.length - (line ? 1 : 0)}
        spoken={spoken}
      />
      <PlayStake
        balanceMinor={balanceMinor}
        bounds={bounds}
        cashierUrl={player.cashierUrl}
        editor={editor}
        isRefused={isRefused}
        money={player}
        onChange={(event) => {
          setRefused(null)
          setProblem(null)
          change(event)
        }}
        onRefuse={() => setRefused(editor)}
      />
      <PlayBar
        isBlocked={isRefused}
        isSelling={isSelling}
        line={line}
        lines={lines}
        money={player}
        onAdd={takeLine}
        onRepeat={again.length > 0 ? playAgain : null}
        onReview={review}
        problem={problem === null ? null : describeProblem(problem, player, bounds)}
      />
      <PlaySheet
        actions={actions}
        balanceMinor={balanceMinor}
        cashierUrl={player.cashierUrl}
        draw={isSelling ? saleDraw : null}
        isOpen={isSheetOpen}
        lines={lines}
        merchantName={player.merchantName}
        money={player}
        onClose={closeSheet}
        onEdit={editLine}
        onRemove={removeLine}
        sale={sale}
      />
      <PlayWin
        digits={told.stage.step === 'settled' ? told.stage.digits : ''}
        hits={
          told.stage.step === 'settled'
            ? listHits(
                told.tickets.flatMap((ticket) => readLines(ticket.lines)),
                told.stage.digits,
              )
            : []
        }
        money={player}
        onAgain={playAgain}
        onClose={told.closeWin}
        win={isSheetOpen ? null : told.win}
      />
    </div>
  )
}

/** The kind that the launch asks for (GAME-05), or the first one of its view. */
function readFirstType(): BetType {
  const query = new URLSearchParams(location.search)
  const types = listTypes()
  const asked = types.find((type) => type.toLowerCase() === query.get('playType')?.toLowerCase())
  const inView = query.get('lottoView') === 'SIDES' ? types.find((type) => getKind(type).digits === 0) : undefined
  return asked ?? inView ?? types[0] ?? 'five'
}

function isSameTicket(one: readonly Line[], other: readonly Line[]): boolean {
  return JSON.stringify(writeLines(one)) === JSON.stringify(writeLines(other))
}

function describeProblem(problem: string, player: PlayerWire, bounds: StakeBounds): string {
  if (problem === 'too_many_lines') return t('lottery.problem.too_many_lines', { count: MAX_LINES_PER_TICKET })
  if (problem === 'max_win') {
    return t('lottery.problem.max_win', { amount: formatMoney(bounds.maxWinMinor, player, true) })
  }
  return describeError('stake_refused')
}

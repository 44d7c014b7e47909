import { useState } from 'react'
import type { StakeBounds } from '../../../game/game.constants.ts'
import type { NextWire, PlayerWire } from '../../../game/wire.rules.ts'
import { useBalance } from '../../lib/balance-queries.ts'
import { useLastTicket, useNextDraw } from '../../lib/queries.ts'
import { usePlayBasket } from './play-basket.ts'
import { readOpenRequest, useCheckout } from './play-checkout.ts'
import { useDraws, useOutcome } from './play-outcome.ts'
import { readSale } from './play-stage.rules.ts'
import { toStagedDraw, usePlayStage } from './play-stage.ts'
import { isTaken, repeatLines } from './play-ticket.rules.ts'

/** Draws, basket and checkout of the screen, and the player's actions. */
export function usePlayTable(player: PlayerWire, bounds: StakeBounds) {
  const { data: next, isError, refetch } = useNextDraw()
  const { data: balance } = useBalance()
  const saleDraw = next?.draw ?? null
  const { open, draws } = useDraws(saleDraw)
  const view = usePlayStage(draws)
  const { stage, nowMs } = view
  const basket = usePlayBasket(player, bounds)
  const { lines } = basket
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isSelling = next?.isSelling === true && saleDraw !== null
  const fallingId = stage.step === 'idle' || stage.step === 'closed' ? null : stage.draw.drawId
  const actions = useCheckout(player, isSelling ? saleDraw.drawId : null, fallingId)
  const { checkout } = actions
  const told = useOutcome(view)
  const lastTicket = useLastTicket()
  const openRequest = checkout.step === 'edit' && !isSheetOpen ? readOpenRequest(player) : null
  const again = lastTicket ? repeatLines(lastTicket.lines, player.currency) : []

  // The lines of a placed ticket are removed from the basket.
  if (checkout.step === 'placed' && lines.length > 0) basket.drop()
  // The confirmation sheet closes at its draw, so that it does not cover the balls.
  if (checkout.step === 'edit' && isSheetOpen && lines.length === 0) setIsSheetOpen(false)

  function review(): void {
    // While one ticket's outcome is unknown, no second one is started: it might be the same.
    if (openRequest) actions.resume(openRequest)
    else {
      if (!saleDraw || !basket.takeLine()) return
      actions.proceed(saleDraw.drawId)
    }
    setIsSheetOpen(true)
  }

  /** The lines of an earlier ticket, ready for the draw on sale. */
  function playAgain(): void {
    told.hide()
    if (!basket.takeAgain(again)) return
    if (openRequest) actions.resume(openRequest)
    else if (saleDraw) actions.proceed(saleDraw.drawId)
    setIsSheetOpen(true)
  }

  function closeSheet(): void {
    if (isTaken(checkout)) {
      basket.store([])
      told.hide()
    }
    actions.close()
    setIsSheetOpen(false)
  }

  function removeLine(index: number): void {
    const remaining = lines.filter((_, at) => at !== index)
    basket.store(remaining)
    if (remaining.length === 0) closeSheet()
  }

  /** A line of the ticket back in the editor; the sheet closes. */
  function editLine(index: number): void {
    const line = lines[index]
    if (!line) return
    basket.store(lines.filter((_, at) => at !== index))
    basket.change({ kind: 'edit', line })
    closeSheet()
  }

  return {
    ...{ basket, actions, told, nowMs, isSelling, isSheetOpen },
    ...{ review, closeSheet, removeLine, editLine },
    hasFailed: !next && isError,
    reload: () => void refetch(),
    hasStopped: next !== undefined && !isSelling,
    hasOpenRequest: openRequest !== null,
    balanceMinor: balance ? BigInt(balance.balance) : null,
    sale: readSaleOf(next, nowMs),
    /** The draw on sale; null while none is sold. */
    drawOnSale: isSelling ? saleDraw : null,
    /** The player's tickets in the draw on stage, otherwise in the one on sale. */
    tickets: told.stage.step === 'idle' ? open.filter((one) => one.drawId === saleDraw?.drawId) : told.tickets,
    playAgain,
    canPlayAgain: again.length > 0,
  }
}

function readSaleOf(next: NextWire | undefined, nowMs: number) {
  const seconds = next?.schedule.kind === 'every' ? next.schedule.seconds : null
  return readSale(next ? next.isSelling : null, next?.draw ? toStagedDraw(next.draw) : null, nowMs, seconds)
}

import { useBusy } from '@foyer/ui/use-busy'
import { makeUuid } from '@foyer/ui/uuid'
import { useEffect, useReducer } from 'react'
import type { Line } from '../../../game/game.rules.ts'
import { type BalanceWire, type PlayerWire, writeLines } from '../../../game/wire.rules.ts'
import { ApiError, api } from '../../lib/api.ts'
import { startBetCall } from '../../lib/balance-queries.ts'
import { endPlay, isEndOfPlay, queryClient, useTicket } from '../../lib/queries.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { watchTicket } from '../../lib/watched-tickets.ts'
import { type Checkout, changeCheckout, isTaken, readStoredRequest, type TicketRequest } from './play-ticket.rules.ts'

/** Number of draws of one confirmation. */
export interface Run {
  drawCount: number
  stopsOnWin: boolean
}

export interface CheckoutActions {
  checkout: Checkout
  /** Starts the review of the ticket for a draw. */
  proceed(drawId: string): void
  /** Accepts the draw after the one under review. */
  accept(): void
  goBack(): void
  close(): void
  /** Sends the reviewed ticket for the reviewed draw. */
  place(lines: readonly Line[], run: Run): void
  /** Resumes a request with unknown outcome. */
  resume(request: TicketRequest): void
  /** Repeats that request unchanged. */
  askAgain(): void
}

/**
 * A ticket's flow from the basket to its outcome. The request is stored in the browser before it is sent and until its
 * outcome is known, so that a broken connection, a reload or a second tap never creates a second ticket.
 * @param saleId the draw on sale; @param fallingId the draw whose balls fall or have fallen
 */
export function useCheckout(
  { playerId, currency }: PlayerWire,
  saleId: string | null,
  fallingId: string | null,
): CheckoutActions {
  const [checkout, dispatch] = useReducer(changeCheckout, { step: 'edit' })
  const call = useBusy()

  async function send(request: TicketRequest): Promise<void> {
    const sending = { step: 'sending', request, isRepeated: checkout.step === 'unknown' } as const
    writeStored('request', request)
    dispatch({ kind: 'send', request })
    let available: BalanceWire | null = null
    const showBalance = startBetCall()
    try {
      const { balance, ...ticket } = await api.placeTicket(request)
      if (balance !== null) available = { playerId, balance, currency: ticket.currency }
      const answer = { kind: 'answer', ...ticket } as const
      writeStored('request', null)
      // Placed lines are removed from the basket, however the player leaves the sheet.
      if (isTaken(changeCheckout(sending, answer))) writeStored('basket', null)
      watchTicket(ticket.ticketId)
      dispatch(answer)
      queryClient.setQueryData(['ticket', ticket.ticketId], ticket)
    } catch (error) {
      const { code, detail } = error instanceof ApiError ? error : { code: 'unknown_error', detail: null }
      const isRefused = changeCheckout(sending, { kind: 'fail', code, detail }).step === 'refused'
      if (isRefused) writeStored('request', null)
      if (isEndOfPlay(code)) await endPlay(isRefused ? 'ticket_over' : code)
      dispatch({ kind: 'fail', code, detail })
    }
    void showBalance(available)
    void queryClient.invalidateQueries({ queryKey: ['tickets'] })
  }

  const waitingId = checkout.step === 'waiting' ? checkout.ticketId : null
  const { data: waiting } = useTicket(waitingId)
  useEffect(() => {
    if (waitingId !== null && waiting) dispatch({ kind: 'answer', ...waiting })
  }, [waitingId, waiting])

  useEffect(() => {
    if (saleId !== null) dispatch({ kind: 'sale', drawId: saleId })
  }, [saleId])
  useEffect(() => {
    if (fallingId !== null) dispatch({ kind: 'drawn', drawId: fallingId })
  }, [fallingId])

  return {
    checkout,
    proceed: (drawId) => dispatch({ kind: 'continue', requestId: makeUuid(), drawId }),
    accept: () => dispatch({ kind: 'accept' }),
    goBack: () => dispatch({ kind: 'back' }),
    close: () => dispatch({ kind: 'close' }),
    resume: (request) => dispatch({ kind: 'resume', request }),
    place(lines, run) {
      if (checkout.step !== 'review') return
      const { requestId, drawId } = checkout
      const series = run.drawCount === 1 ? {} : run
      void call.run(() => send({ requestId, playerId, currency, drawId, lines: writeLines(lines), ...series }))
    },
    askAgain() {
      if (checkout.step === 'unknown') void call.run(() => send(checkout.request))
    },
  }
}

/** This player's earlier request with unknown outcome, or null. */
export function readOpenRequest(player: PlayerWire): TicketRequest | null {
  return readStoredRequest(readStored('request'), player)
}

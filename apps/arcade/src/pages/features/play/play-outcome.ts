import { useEffect, useMemo, useState } from 'react'
import { computeDrawsAt } from '../../../game/draw.rules.ts'
import type { TicketWire } from '../../../game/wire.rules.ts'
import { followTicket, useTickets } from '../../lib/queries.ts'
import { unwatchTickets } from '../../lib/watched-tickets.ts'
import { useMissedOutcome } from './play-missed.ts'
import { watchNextOfSeries } from './play-series.ts'
import { isInDraw, type Outcome, type PlayStage } from './play-stage.rules.ts'
import { toStagedDraw, type usePlayStage } from './play-stage.ts'

/** Maximum tickets of an outcome that are polled until they are paid; the newest. */
const FOLLOWED_LIMIT = 20

/** The draw of a ticket. */
function stageOf({ drawId, closesAt }: TicketWire) {
  return toStagedDraw({ drawId, closesAt, drawsAt: computeDrawsAt(closesAt) })
}

/** The draw on sale and the draws of the player's tickets. */
export function useDraws(saleDraw: Parameters<typeof toStagedDraw>[0] | null) {
  const { data } = useTickets('open')
  return useMemo(() => {
    const open = (data?.pages.flatMap((page) => page.tickets) ?? []).filter(isInDraw)
    const draws = open.map(stageOf)
    return { open, draws: saleDraw ? [...draws, toStagedDraw(saleDraw)] : draws }
  }, [data, saleDraw])
}

interface ShownOutcome {
  stage: PlayStage
  tickets: readonly TicketWire[]
  outcome: Outcome | null
  /** A win whose dialog is open. */
  win: Outcome | null
  /** Closes the dialog of the win; its line stays. */
  closeWin: () => void
  hide: () => void
}

/** Displayed outcome of the player's tickets: of the draw on stage, otherwise of a missed one. */
export function useOutcome({ stage, tickets, outcome, dismiss }: ReturnType<typeof usePlayStage>): ShownOutcome {
  const { missed, hide } = useMissedOutcome(stage.step === 'idle')
  const [seenWin, setSeenWin] = useState<string | null>(null)
  useEffect(() => {
    if (outcome === null) return
    unwatchTickets(outcome.ticketIds)
    void watchNextOfSeries(tickets)
    for (const ticketId of outcome.ticketIds.slice(0, FOLLOWED_LIMIT)) followTicket(ticketId)
  }, [outcome, tickets])
  const shown = missed
    ? {
        stage: {
          step: 'settled' as const,
          draw: stageOf(missed.ticket),
          digits: missed.ticket.digits ?? '',
        },
        tickets: missed.tickets,
        outcome: missed.outcome,
      }
    : { stage, tickets, outcome }
  const key = shown.outcome?.ticketIds.join() ?? null
  return {
    ...shown,
    win: shown.outcome?.outcomeClass === 'win' && seenWin !== key ? shown.outcome : null,
    closeWin: () => setSeenWin(key),
    hide() {
      setSeenWin(key)
      if (missed) hide()
      else dismiss()
    },
  }
}

import { useEffect, useMemo, useReducer } from 'react'
import type { DrawWire, TicketWire } from '../../../game/wire.rules.ts'
import { useServerNow } from '../../lib/clock.ts'
import { setFalling, useDrawTickets, useResult } from '../../lib/queries.ts'
import {
  changeStage,
  classifyTickets,
  FIRST_STAGE,
  isFalling,
  type Outcome,
  type PlayStage,
  type StagedDraw,
} from './play-stage.rules.ts'

const TICK_MS = 200
/** Delay before the first ball and between two, in milliseconds: five balls rest after three and a half seconds. */
const FIRST_BALL_MS = 900
const BALL_MS = 650
/** Display time of a result without and with a ticket of the player; the ticket keeps it permanently. */
const OTHER_TICKET_SHOWN_MS = 7_000
export const OUTCOME_SHOWN_MS = 20_000

export interface PlayStageView {
  stage: PlayStage
  nowMs: number
  /** The player's tickets in the draw on stage. */
  tickets: readonly TicketWire[]
  /** The player's outcome; null before it is settled, and without a ticket. */
  outcome: Outcome | null
  dismiss: () => void
}

export function toStagedDraw({ drawId, closesAt, drawsAt }: Pick<DrawWire, 'drawId' | 'closesAt' | 'drawsAt'>) {
  return { drawId, closesAtMs: Date.parse(closesAt), drawsAtMs: Date.parse(drawsAt) }
}

/** Follows the draw whose sales close next to its result, ball by ball. */
export function usePlayStage(draws: readonly StagedDraw[]): PlayStageView {
  const [stage, dispatch] = useReducer(changeStage, FIRST_STAGE)
  const nowMs = useServerNow(TICK_MS)
  useEffect(() => dispatch({ kind: 'tick', nowMs, draws }), [nowMs, draws])

  const staged = stage.step === 'idle' ? null : stage.draw
  const isAwaited = stage.step === 'closed' || stage.step === 'drawing' || stage.step === 'late'
  const { data: result } = useResult(isAwaited ? staged : null)
  useEffect(() => {
    if (result?.state !== 'drawn' && result?.state !== 'skipped') return
    dispatch({ kind: 'result', drawId: result.drawId, digits: result.digits })
  }, [result])

  const { data: tickets = NO_TICKETS } = useDrawTickets(staged?.drawId ?? null)
  const digits = stage.step === 'settled' ? stage.digits : null
  const drawId = staged?.drawId ?? null
  const outcome = useMemo(
    () => (digits === null || drawId === null ? null : classifyTickets(drawId, digits, tickets)),
    [digits, drawId, tickets],
  )

  const falling = isFalling(stage)
  useEffect(() => {
    setFalling(falling)
    return () => setFalling(false)
  }, [falling])

  const shown = stage.step === 'revealing' ? stage.shown : null
  useEffect(() => {
    if (shown === null) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(
      () => dispatch({ kind: isStill ? 'finish' : 'ball' }),
      shown === 0 || isStill ? FIRST_BALL_MS : BALL_MS,
    )
    return () => clearTimeout(timer)
  }, [shown])

  const shownMs = digits === null ? null : tickets.length === 0 ? OTHER_TICKET_SHOWN_MS : OUTCOME_SHOWN_MS
  useEffect(() => {
    if (shownMs === null) return
    const timer = setTimeout(() => dispatch({ kind: 'dismiss' }), shownMs)
    return () => clearTimeout(timer)
  }, [shownMs])

  return { stage, nowMs, tickets, outcome, dismiss: () => dispatch({ kind: 'dismiss' }) }
}

const NO_TICKETS: readonly TicketWire[] = []

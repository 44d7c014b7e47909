import type {
  BalanceWire,
  DrawWire,
  NewTicketWire,
  NextWire,
  PlayerWire,
  RecordWire,
  SeriesPageWire,
  SwitchWire,
  TicketPageWire,
  TicketProofWire,
  TicketWire,
  WireLine,
} from '../../game/wire.rules.ts'
import { syncServerTime } from './clock.ts'
import { readGameBase } from './game-path.ts'
import { lotteryCode } from './lottery.ts'

const TIMEOUT_MS = 10_000

/** A failed call: a code of the arcade, or `offline` without a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  /** The server's description of the invalid input. */
  readonly detail: string | null

  constructor(code: string, detail: string | null = null) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

interface Envelope<Value> {
  success: boolean
  value: Value
  message: string | null
  errorCode: string | null
}

/** Calls the server. Only a response that no cache can have stored updates the clock. */
export async function call<Value>(path: string, body?: object, isCacheable = false): Promise<Value> {
  const sentMs = Date.now()
  let response: Response
  let envelope: Envelope<Value>
  try {
    response = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: isCacheable ? 'default' : 'no-store',
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    const serverMs = Number(response.headers.get('x-server-time'))
    if (serverMs > 0 && !isCacheable && response.headers.get('age') === null)
      syncServerTime(serverMs, sentMs, Date.now())
    envelope = (await response.json()) as Envelope<Value> // the arcade's own server answers in this form
  } catch {
    throw new ApiError('offline')
  }
  if (!envelope.success) throw new ApiError(envelope.errorCode ?? 'unknown_error', envelope.message)
  return envelope.value
}

/** The arcade's calls, one function each. All throw ApiError. */
export const api = {
  /** The player, or null without a session: results and proofs are public. */
  readPlayer: () => call<PlayerWire | null>(`${readGameBase()}/session`),
  /** Null without a pending question. */
  readSwitch: () => call<SwitchWire | null>(`${readGameBase()}/session/switch`),
  answerSwitch: (isTaken: boolean) => call<null>(`${readGameBase()}/session/switch`, { isTaken }),
  readBalance: () => call<BalanceWire>(`${readGameBase()}/balance`),
  readNext: () => call<NextWire>(`/draws/next?game=${lotteryCode}`),
  readDraw: (drawId: string) => call<DrawWire>(`/draws/${drawId}`, undefined, true),
  readRecord: (drawId: string) => call<RecordWire>(`/draws/${drawId}/record`, undefined, true),
  listDraws: (limit: number, before: string | null) =>
    call<{ draws: DrawWire[] }>(
      `/draws/recent?game=${lotteryCode}&limit=${limit}${before === null ? '' : `&before=${before}`}`,
      undefined,
      true,
    ),
  listTickets: (kind: 'open' | 'settled', before: string | null) =>
    call<TicketPageWire>(`/tickets?game=${lotteryCode}&kind=${kind}${before === null ? '' : `&before=${before}`}`),
  /** The player's tickets in a draw, in any state. */
  listDrawTickets: (drawId: string, before: string | null) =>
    call<TicketPageWire>(
      `/tickets?game=${lotteryCode}&kind=all&draw=${drawId}${before === null ? '' : `&before=${before}`}`,
    ),
  readTicket: (ticketId: string) => call<TicketWire>(`/tickets/${ticketId}`),
  readProof: (ticketId: string) => call<TicketProofWire>(`/tickets/${ticketId}/proof`),
  readSeries: (ticketId: string) => call<SeriesPageWire>(`/tickets/${ticketId}/series`),
  /** Cancels the draws of a ticket's series that have not closed; returns their number. */
  cancelSeries: (ticketId: string) => call<{ count: number }>(`/tickets/${ticketId}/series/cancel`, {}),
  placeTicket: (request: {
    requestId: string
    playerId: string
    currency: string
    drawId: string
    lines: WireLine[]
    drawCount?: number
    stopsOnWin?: boolean
  }) => call<NewTicketWire>('/tickets', request),
}

import { call } from '../../pages/lib/api.ts'
import { openEventStream } from '../../pages/lib/event-stream.ts'
import type {
  CrashBetPageWire,
  CrashBetWire,
  CrashChangeWire,
  CrashRecordWire,
  NewCrashBetWire,
} from './crash-wire.rules.ts'

const BASE = '/games/crash'

/** One bet, unchanged on a retry. */
export interface CrashBetRequest {
  requestId: string
  playerId: string
  currency: string
  roundId: number
  slot: number
  /** Minor units. */
  stake: string
  auto: number | null
}

/** The calls of Crash, one function each. All throw ApiError. */
export const crashApi = {
  readState: () => call<CrashChangeWire>(`${BASE}/state`),
  placeBet: (request: CrashBetRequest) => call<NewCrashBetWire>(`${BASE}/bets`, request),
  cashOut: (betId: string) => call<CrashBetWire>(`${BASE}/bets/${betId}/cash-out`, {}),
  cancelBet: (betId: string) => call<CrashBetWire>(`${BASE}/bets/${betId}/cancel`, {}),
  readBet: (betId: string) => call<CrashBetWire>(`${BASE}/bets/${betId}`),
  listBets: (before: string | null) =>
    call<CrashBetPageWire>(`${BASE}/bets${before === null ? '' : `?before=${before}`}`),
  readRecord: (roundId: number) => call<CrashRecordWire>(`${BASE}/results/${roundId}/record`),
}

/** Opens the stream of the game's changes, each as JSON. */
export const openCrashStream = (listeners: Parameters<typeof openEventStream>[1]) =>
  openEventStream(`${BASE}/stream`, listeners)

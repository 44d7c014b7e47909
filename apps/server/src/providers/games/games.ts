import type { HttpClient } from '../../http/http-client.ts'

/** Timeout of a probe, in milliseconds. */
const PROBE_TIMEOUT_MS = 3_000

/** Input of a vendor to open one of its games for a member. */
export interface GameOpening {
  /** Single-use, 60 s: the vendor exchanges it for the player in a signed call. */
  token: string
  gameCode: string
  /** Language code of the contract. */
  language: string
}

/** The next draw of a vendor's lottery and its last results, newest first. Times are by the vendor's clock. */
export interface DrawReport {
  drawId: string
  closesAt: Date
  drawsAt: Date
  serverTime: Date
  recent: { drawId: string; digits: number[]; drawnAt: Date }[]
}

/** `error` is an answer that is none of a well vendor, `refused` no connection, `timeout` no answer in time. */
export type ProbeOutcome = 'good' | 'error' | 'refused' | 'timeout'

/** One call of a health address: any status below 500 is good. A play page may be of any size. */
export async function probeAddress(httpClient: Pick<HttpClient, 'call'>, url: string): Promise<ProbeOutcome> {
  const answer = await httpClient.call({ method: 'GET', url, timeoutMs: PROBE_TIMEOUT_MS, isBodyDiscarded: true })
  if (answer.outcome === 'answered') return answer.status < 500 ? 'good' : 'error'
  if (answer.reason === 'timeout') return 'timeout'
  return answer.outcome === 'unsent' ? 'refused' : 'error'
}

/** Interface of a game vendor (DEC-04); money moves by the vendor's own calls, never by these. */
export interface GameProvider {
  /** Code of the vendor: stored with its games and used in its signed wallet calls. */
  readonly code: string
  /** Its display name. */
  readonly name: string
  /** Origins of its games; a game's address elsewhere is refused (T19). */
  readonly origins: readonly string[]
  /** Calls the vendor's health address; never throws. */
  probe(): Promise<ProbeOutcome>
  /** The address that opens a game. */
  makeGameUrl(opening: GameOpening): string
}

/** A vendor with draws displayed by the platform. */
export interface DrawProvider {
  /** Code of the game with the draws. */
  readonly lotteryCode: string
  /** Undefined without an answer of the vendor or without a draw on sale. Never throws. */
  readDraws(): Promise<DrawReport | undefined>
}

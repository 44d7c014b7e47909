import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { openArcade, until } from '../../../testing/arcade-harness.ts'
import type { StandInPlayer } from '../../../testing/platform-stand-in.ts'
import type { CrashTesting } from '../crash-round.service.ts'
import type {
  CrashBetPageWire,
  CrashBetWire,
  CrashChangeWire,
  CrashRecordWire,
  NewCrashBetWire,
  RoundWire,
} from '../crash-wire.rules.ts'

const API = '/api/games/crash'
/** Least time in which a test places its bets; half of the sale where that is less, so that no round is passed over. */
const TIME_TO_BET_MS = 2_000

export interface CrashPlayer {
  cookie: string
  player: StandInPlayer
}

export interface CrashStream {
  /** Every event so far. */
  changes: CrashChangeWire[]
  /** The last event's id. */
  readLastId(): string
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  leave(): void
}

/**
 * An arcade with short rounds of Crash; `setPoint` decides the crash points of the rounds that start from then on.
 * @param callTimeoutMs of the calls to the platform
 */
export async function openCrash(timing: CrashTesting = {}, callTimeoutMs = 2_500) {
  let point = 102
  const crash = { bettingMs: 1_200, pauseMs: 200, computePoint: () => point, ...timing }
  const timeToBetMs = Math.min(TIME_TO_BET_MS, crash.bettingMs / 2)
  const arcade = await openArcade({ games: { crash }, callTimeoutMs })
  let url = await arcade.startApp()
  let count = 0

  async function join(balance = 100_000n, more: { currency?: string; merchant?: string } = {}): Promise<CrashPlayer> {
    count += 1
    arcade.platform.gameCode = 'CRASH'
    const player = arcade.platform.addPlayer(`p${count}`, balance, more.currency, more.merchant)
    return { player, cookie: await arcade.logIn(url, player) }
  }

  async function readState({ cookie }: CrashPlayer, at = url): Promise<CrashChangeWire> {
    return (await arcade.call<CrashChangeWire>(at, `${API}/state`, { cookie })).body.value
  }

  /** The number of a fresh round that takes bets long enough. */
  function waitForBets(player: CrashPlayer, after = 0, at = url): Promise<number> {
    return until(async () => {
      const { round, now } = await readState(player, at)
      if (round?.phase !== 'betting' || round.roundId <= after) return null
      return Date.parse(round.startsAt) - Date.parse(now) > timeToBetMs ? round.roundId : null
    })
  }

  function waitForRunning(player: CrashPlayer, roundId: number): Promise<RoundWire> {
    return until(async () => {
      const { round } = await readState(player)
      return round?.roundId === roundId && round.phase === 'running' ? round : null
    })
  }

  /** Waits until the round has crashed; a later round may have begun. */
  function waitForCrash(player: CrashPlayer, roundId: number): Promise<true> {
    return until(async () => {
      const { round } = await readState(player)
      return round && (round.roundId > roundId || (round.roundId === roundId && round.phase === 'crashed'))
    })
  }

  return {
    ...arcade,
    readUrl: () => url,
    setPoint(hundredths: number) {
      point = hundredths
    },
    /** @param stopping begins the stop of the new process */
    async restart(stopping?: AbortSignal) {
      await arcade.stopApps()
      url = await arcade.startApp({}, stopping)
    },
    join,
    readState,
    waitForBets,
    waitForRunning,
    waitForCrash,
    bet: ({ cookie, player }: CrashPlayer, roundId: number, more: object = {}, at = url) =>
      arcade.call<NewCrashBetWire>(at, `${API}/bets`, {
        cookie,
        body: {
          ...{ requestId: randomUUID(), playerId: player.playerId, currency: player.currency },
          ...{ roundId, slot: 1, stake: '1000', auto: null },
          ...more,
        },
      }),
    cashOut: ({ cookie }: CrashPlayer, betId: string, at = url) =>
      arcade.call<CrashBetWire>(at, `${API}/bets/${betId}/cash-out`, { cookie, body: {} }),
    cancel: ({ cookie }: CrashPlayer, betId: string) =>
      arcade.call<CrashBetWire>(url, `${API}/bets/${betId}/cancel`, { cookie, body: {} }),
    readBet: async ({ cookie }: CrashPlayer, betId: string) =>
      (await arcade.call<CrashBetWire>(url, `${API}/bets/${betId}`, { cookie })).body.value,
    listBets: ({ cookie }: CrashPlayer, before = '') =>
      arcade.call<CrashBetPageWire>(url, `${API}/bets${before && `?before=${before}`}`, { cookie }),
    readRecord: (roundId: number) => arcade.call<CrashRecordWire>(url, `${API}/results/${roundId}/record`),
    waitForEnd: ({ cookie }: CrashPlayer, betId: string) =>
      until(async () => {
        const { body } = await arcade.call<CrashBetWire>(url, `${API}/bets/${betId}`, { cookie })
        return ['settled', 'void', 'refused'].includes(body.value.state) ? body.value : null
      }),
    openStream: ({ cookie }: CrashPlayer, lastEventId?: string) =>
      openStream(`${url}${API}/stream`, cookie, lastEventId),
  }
}

export type Crash = Awaited<ReturnType<typeof openCrash>>

function openStream(address: string, cookie: string, lastEventId?: string): Promise<CrashStream> {
  const headers = { cookie, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) }
  return new Promise((resolve, reject) => {
    const call = request(address, { headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the stream is answered ${response.statusCode}`))
      const changes: CrashChangeWire[] = []
      let lastId = ''
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const events = (text + chunk).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          lastId = /^id: (.*)$/m.exec(event)?.[1] ?? lastId
          const data = /^data: (.*)$/m.exec(event)?.[1]
          if (data) changes.push(JSON.parse(data))
        }
      })
      response.on('error', () => undefined)
      const ended = new Promise<void>((end) => response.once('end', () => end()))
      resolve({ changes, readLastId: () => lastId, ended, leave: () => call.destroy() })
    })
    call.on('error', reject)
    call.end()
  })
}

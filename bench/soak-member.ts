import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'undici'
import { describeCaller, type SoakPlayer } from './soak-world.ts'

/** Share of calls whose connection the player breaks off before the answer. */
const BROKEN_SHARE = 0.05
const BROKEN_WITHIN_MS = 60
/** A call without an answer is made again, unchanged. */
const ATTEMPTS = 12
const ATTEMPT_EVERY_MS = 400
const CALL_TIMEOUT_MS = 10_000
/** Interval of a player's looks at the game. */
const LOOK_MS = { least: 500, most: 1_500 }
const TICKET_SHARE = 0.08
const STAKES = ['500', '1000', '2500', '10000']

/** What a player has seen; the proof holds it against the tables. */
export interface PlayRecord {
  /** Bets and tickets that were answered as placed. */
  placed: Set<string>
  /** Multiplier of each cash-out that was answered. */
  cashedOut: Map<string, number>
  calls: number
  broken: number
  repeated: number
  refusals: Map<string, number>
}

interface Answer {
  status: number
  value: Record<string, unknown> | null
  errorCode: string | null
}

export interface SoakMember {
  seen: PlayRecord
  /** Plays until `isOver`; never throws for a server that is gone. */
  play(isOver: () => boolean): Promise<void>
}

interface MemberOptions {
  arcadeOrigin: string
  listOrigins: () => string[]
}

/** A member during the run. */
interface MemberState extends MemberOptions {
  player: SoakPlayer
  index: number
  seen: PlayRecord
  /** Bets of the current round that the member may still cash out. */
  flying: Set<string>
  playedRound: number
}

/** One member on Crash and the lottery: places, cashes out, breaks calls off and repeats them. */
export function createMember(player: SoakPlayer, index: number, options: MemberOptions): SoakMember {
  const seen: PlayRecord = {
    ...{ placed: new Set<string>(), cashedOut: new Map<string, number>(), refusals: new Map<string, number>() },
    ...{ calls: 0, broken: 0, repeated: 0 },
  }
  const member: MemberState = { ...options, player, index, seen, flying: new Set(), playedRound: 0 }
  return {
    seen,
    async play(isOver) {
      while (!isOver()) {
        await look(member).catch(() => undefined) // killed or broken off
        await sleep(LOOK_MS.least + randomInt(LOOK_MS.most - LOOK_MS.least))
      }
    },
  }
}

async function look(member: MemberState): Promise<void> {
  const { value } = await attempt(member, 'crash', '/api/games/crash/state', undefined)
  const round = value?.round as { roundId: number; phase: string } | null | undefined // the state of the game
  if (round?.phase === 'betting' && round.roundId > member.playedRound) {
    member.playedRound = round.roundId
    member.flying.clear()
    if (Math.random() < 0.85) await bet(member, round.roundId)
  } else if (round?.phase === 'running') {
    for (const betId of member.flying) if (Math.random() < 0.3) await cashOut(member, betId)
  }
  if (Math.random() < TICKET_SHARE) await buyTicket(member)
}

async function bet(member: MemberState, roundId: number): Promise<void> {
  const { player, seen, flying } = member
  const { playerId, currency } = player
  const slots = Math.random() < 0.4 ? [1, 2] : [1]
  for (const slot of slots) {
    const auto = Math.random() < 0.5 ? 101 + randomInt(200) : null
    const stake = STAKES[randomInt(STAKES.length)]
    const body = { requestId: randomUUID(), playerId, currency, roundId, slot, stake, auto }
    const answer = await send(member, 'crash', '/api/games/crash/bets', body)
    const { betId, state } = answer?.value ?? {}
    if (state === 'placed') seen.placed.add(String(betId))
    if (betId !== undefined && auto === null) flying.add(String(betId))
  }
}

async function cashOut(member: MemberState, betId: string): Promise<void> {
  const answer = await send(member, 'crash', `/api/games/crash/bets/${betId}/cash-out`, {})
  if (answer?.errorCode !== 'cash_out_early') member.flying.delete(betId)
  if (typeof answer?.value?.cashedOut === 'number') member.seen.cashedOut.set(betId, answer.value.cashedOut)
}

async function buyTicket(member: MemberState): Promise<void> {
  const { playerId, currency } = member.player
  const next = await attempt(member, 'five', '/api/draws/next', undefined)
  const draw = next.value?.draw as { drawId: string } | null | undefined // the feed's next draw
  if (!draw) return
  const lines = Array.from({ length: 1 + randomInt(3) }, () => ({
    ...{ type: 'last2', digits: String(randomInt(100)).padStart(2, '0'), place: null, stake: '500' },
  }))
  const body = { requestId: randomUUID(), playerId, currency, drawId: draw.drawId, lines }
  const answer = await send(member, 'five', '/api/tickets', body)
  if (answer?.value?.state === 'placed') member.seen.placed.add(String(answer.value.ticketId))
}

/** A call that is repeated until it is answered. */
async function send(member: MemberState, game: 'five' | 'crash', path: string, body: object): Promise<Answer | null> {
  const { seen } = member
  for (let count = 1; count <= ATTEMPTS; count += 1) {
    const answer = await attempt(member, game, path, body).catch(() => null)
    if (answer) {
      if (answer.errorCode) seen.refusals.set(answer.errorCode, (seen.refusals.get(answer.errorCode) ?? 0) + 1)
      return answer
    }
    seen.repeated += 1
    await sleep(ATTEMPT_EVERY_MS)
  }
  return null
}

/** One attempt at any process. @throws without an answer */
async function attempt(
  { player, index, seen, arcadeOrigin, listOrigins }: MemberState,
  game: 'five' | 'crash',
  path: string,
  body: object | undefined,
): Promise<Answer> {
  const origins = listOrigins()
  const isBroken = body !== undefined && Math.random() < BROKEN_SHARE
  if (isBroken) seen.broken += 1
  seen.calls += 1
  const answer = await request(`${origins[randomInt(origins.length)]}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...describeCaller(arcadeOrigin, index),
      cookie: player.cookies[game],
      'sec-fetch-site': 'same-origin',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(isBroken ? 1 + randomInt(BROKEN_WITHIN_MS) : CALL_TIMEOUT_MS),
  })
  const { value, errorCode } = (await answer.body.json()) as Omit<Answer, 'status'> // the arcade's envelope
  if (answer.statusCode >= 500) throw new Error(`${path} answers ${answer.statusCode}`)
  return { status: answer.statusCode, value, errorCode }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

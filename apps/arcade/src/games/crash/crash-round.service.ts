import { randomBytes } from 'node:crypto'
import type { Database, DatabaseLogger, Tx } from '@foyer/database'
import { generateSeed, type RandomSource } from '../../modules/fairness/index.ts'
import { BETTING_MS, CHAIN_LENGTH, ENTROPY_BETS, INTERRUPTION_MS, PAUSE_MS, START_LIMIT_MS } from './crash.constants.ts'
import { computeReachedMs } from './crash.rules.ts'
import { voidBets } from './crash-bet-void.store.ts'
import { computeChainSeed, computeRoundPoint, computeTerminal } from './crash-fairness.rules.ts'
import { isFlightInterrupted, planRound, type RoundStep, type RoundTimes } from './crash-round.rules.ts'
import {
  endRound,
  findChain,
  findNewestRound,
  findRoot,
  holdLease,
  insertChain,
  insertRound,
  listEntropy,
  lockNewestRound,
  markInterrupted,
  markRoundVoid,
  type PointRow,
  type RoundRow,
  type RoundView,
  releaseLease,
  startRound,
} from './crash-round.store.ts'
import { ROUND_STARTED, ROUND_VOID } from './crash-wagers.service.ts'

/** Term of the lease: after a kill another process runs the rounds after this time at the latest. */
const LEASE_MS = 2_500
/** Interval of the holder's heartbeats. */
const BEAT_MS = 800
/** Interval between attempts of the other processes. */
const ATTEMPT_MS = 1_000

/** Replaced by tests: shorter phases, known crash points. */
export interface CrashTesting {
  random?: RandomSource
  bettingMs?: number
  pauseMs?: number
  startLimitMs?: number
  interruptionMs?: number
  computePoint?: typeof computeRoundPoint
}

export interface RoundDependencies extends CrashTesting {
  database: Database
  logger: DatabaseLogger
  /** Of this process, for the lease. */
  holder: string
}

const everywhere = { isOperator: true }

/**
 * Advances the round of all players by every due step, if this process holds the lease. The next step is found in the
 * tables, never in memory: after a kill the stored crash point and the database's clock still decide.
 * @returns milliseconds until the next step; null when nobody is there to play
 */
export async function advanceRounds(dependencies: RoundDependencies): Promise<number | null> {
  const { database, holder } = dependencies
  const lease = await database.transaction(async (tx) => {
    const held = await holdLease(tx, holder, LEASE_MS)
    // In the transaction of the heartbeat: afterwards nothing shows the interruption.
    if (held) await interruptFlight(tx, dependencies, held.silentMs)
    return held
  }, everywhere)
  if (!lease) return ATTEMPT_MS
  const plan = (view: RoundView | null) => planStep(view, lease.isWanted, dependencies)
  const planNext = async () => plan(await database.statement(findNewestRound))
  let step = await planNext()
  // Each step moves the round on, and a new round waits for its bets.
  while (step.kind !== 'wait' && step.kind !== 'sleep') {
    await database.transaction(async (tx) => {
      const view = await lockNewestRound(tx)
      await takeStep(tx, dependencies, view, plan(view))
    }, everywhere)
    step = await planNext()
  }
  if (step.kind === 'wait') return Math.min(step.ms, BEAT_MS)
  await database.statement((tx) => releaseLease(tx, holder))
  return null
}

function planStep(view: RoundView | null, isWanted: boolean, dependencies: RoundDependencies): RoundStep {
  const { pauseMs = PAUSE_MS, startLimitMs = START_LIMIT_MS } = dependencies
  const nowMs = view?.now.getTime() ?? 0
  return planRound(view && toTimes(view), nowMs, isWanted, { pauseMs, startLimitMs })
}

function toTimes({ round, point }: RoundView): RoundTimes {
  return {
    state: round.state,
    startsAtMs: round.startsAt.getTime(),
    startedAtMs: round.startedAt?.getTime() ?? null,
    crashMs: point?.crashMs ?? null,
    endedAtMs: round.endedAt?.getTime() ?? null,
  }
}

async function interruptFlight(
  tx: Tx,
  { logger, interruptionMs = INTERRUPTION_MS }: RoundDependencies,
  silentMs: number,
): Promise<void> {
  if (silentMs <= interruptionMs) return
  const view = await lockNewestRound(tx)
  if (!view || !isFlightInterrupted(toTimes(view), view.now.getTime(), silentMs, interruptionMs)) return
  await markInterrupted(tx, view.round.id)
  logger.warn({ round: view.round.id, silentMs }, 'crash round was interrupted: bets without a result are returned')
}

async function takeStep(
  tx: Tx,
  dependencies: RoundDependencies,
  view: RoundView | null,
  { kind }: RoundStep,
): Promise<void> {
  if (kind === 'open') return openRound(tx, dependencies)
  if (!view) return
  if (kind === 'start') return start(tx, dependencies, view.round)
  if (kind === 'void') return voidRound(tx, dependencies, view.round)
  if (kind === 'crash' && view.point) return crash(tx, view.round, view.point)
}

/** Opens the next round with the next seed of the chain; its commitment is public from now on. */
async function openRound(tx: Tx, { random = randomBytes, bettingMs = BETTING_MS }: RoundDependencies): Promise<void> {
  const known = await findChain(tx)
  const chain = known && known.nextIndex <= known.length ? known : await openChain(tx, random, known?.root ?? null)
  const { id: chainId, root, length, nextIndex: chainIndex } = chain
  const commitment = chainIndex === 1 ? chain.terminal : computeChainSeed(root, length, chainIndex - 1).toString('hex')
  await insertRound(tx, { chainId, chainIndex, commitment }, bettingMs)
}

async function openChain(tx: Tx, random: RandomSource, previous: Buffer | null) {
  const root = generateSeed(random, previous)
  await insertChain(tx, { length: CHAIN_LENGTH, terminal: computeTerminal(root, CHAIN_LENGTH), root })
  const chain = await findChain(tx)
  if (!chain) throw new Error('the chain was not stored')
  return chain
}

async function findSeed(tx: Tx, round: RoundRow): Promise<Buffer> {
  const { root, length } = await findRoot(tx, round.chainId)
  return computeChainSeed(root, length, round.chainIndex)
}

/** Closes the bets, decides the crash point and starts the flight, in one transaction. */
async function start(
  tx: Tx,
  { logger, computePoint = computeRoundPoint }: RoundDependencies,
  round: RoundRow,
): Promise<void> {
  const late = await voidBets(tx, round.id, ROUND_STARTED, false)
  if (late > 0) logger.warn({ round: round.id, late }, 'stakes with an unknown outcome are rolled back')
  const entropy = await listEntropy(tx, round.id, ENTROPY_BETS)
  const crashHundredths = computePoint(await findSeed(tx, round), round.id, entropy)
  const crashMs = computeReachedMs(crashHundredths)
  await startRound(tx, { roundId: round.id, entropy, crashHundredths, crashMs })
}

async function crash(tx: Tx, round: RoundRow, point: PointRow): Promise<void> {
  await endRound(tx, { round, point }, (await findSeed(tx, round)).toString('hex'))
}

async function voidRound(tx: Tx, { logger }: RoundDependencies, round: RoundRow): Promise<void> {
  const returned = await voidBets(tx, round.id, ROUND_VOID, true)
  await markRoundVoid(tx, round.id)
  logger.warn({ round: round.id, returned }, 'crash round was not started in time and is void')
}

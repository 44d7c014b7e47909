import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { CaptchaAction, CaptchaResult } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { networkOf } from '../../http/address.ts'
import type { Caller } from '../../http/call.ts'
import { isPrivateAddress } from '../../http/network.ts'
import { refuseUntil, ServiceError } from '../../http/service-error.ts'
import { createWorkQueue, type RunInTurn } from '../../http/work-queue.ts'
import type { Merchant } from '../../merchant/index.ts'
import { isKnownDevice, notifyMember } from '../../outreach/index.ts'
import type { CaptchaGuard } from '../captcha/index.ts'
import {
  countFailure,
  countSuccess,
  decideGuess,
  findWaitSeconds,
  type GuessState,
  guessLimits,
  NOTIFY_FROM,
  nameNotification,
} from './guess.rules.ts'
import { listGuesses, lockGuess, saveGuess } from './guess.store.ts'

/** One try of a secret of a member. */
export interface GuessAttempt<Member extends { id: string }> {
  merchant: Merchant
  caller: Pick<Caller, 'ip' | 'deviceSecrets' | 'log' | 'afterAnswer'>
  /** What the secret opens: the purpose of its captcha, and the count that it belongs to. */
  action: CaptchaAction
  /** The tried name or number, normalized; counted whether or not a member has it. */
  name: string
  /** The member with that name; undefined for nobody. */
  findMember(tx: Tx): Promise<Member | undefined>
  result: CaptchaResult
}

export interface GuessGuard {
  /**
   * Runs `check` of a secret within the limits of its name and of the caller's network (T12), in its turn among all
   * checks: the member's known devices go first. `check` answers undefined for a wrong secret. The try is counted before the check, so that concurrent tries cannot exceed a limit, and taken
   * back after a right secret. The member is notified of many failures, once a day.
   * @throws ServiceError TOO_MANY_REQUESTS while the name has to wait, or too many checks do; `captcha_required` and `captcha_invalid`
   */
  guardGuess<Member extends { id: string }, Proof>(
    attempt: GuessAttempt<Member>,
    check: (member: Member | undefined) => Promise<Proof | undefined>,
  ): Promise<Proof | undefined>
  /**
   * Runs expensive work of a visitor in its turn among the checks of secrets, such as the hash of a new password.
   * @throws ServiceError TOO_MANY_REQUESTS while too much waits
   */
  runInTurn<Value>(caller: Pick<Caller, 'ip'>, work: () => Promise<Value>): Promise<Value>
  /** Whether many tries from the caller's network have failed: its calls need a captcha. */
  isSuspicious(merchant: Merchant, caller: Pick<Caller, 'ip'>): Promise<boolean>
  /** The same for a registration, which needs one after many registrations too (T12). */
  isSuspiciousRegistration(merchant: Merchant, caller: Pick<Caller, 'ip'>): Promise<boolean>
  /** Counts a registration of the caller's network, in its transaction. */
  recordRegistration(tx: Tx, merchant: Merchant, caller: Pick<Caller, 'ip'>): Promise<void>
  /** Counts a failure of the caller's network that belongs to no name. */
  recordFailure(merchant: Merchant, caller: Pick<Caller, 'ip'>): Promise<void>
}

/** Checks of secrets in this process: a flood of them leaves time for everything else. */
const queueLimits = {
  maxRunning: Math.max(1, availableParallelism() - 1),
  pauseShare: 1,
  maxWaitMs: 2_000,
  firstDurationMs: 50,
}

type Limited = keyof typeof guessLimits
/** What is counted by network. */
type NetworkKind = 'network' | 'registration'

interface GuessDependencies {
  database: Database
  captcha: CaptchaGuard
  /** Names in the database are digests with this key. */
  key: Buffer
}

export function createGuessGuard(dependencies: GuessDependencies): GuessGuard {
  const { database, captcha, key } = dependencies
  const queue = createWorkQueue(queueLimits)
  const digestOf = (kind: Limited, ...parts: string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, ...parts]))
      .digest()
  const networkSubject = (caller: Pick<Caller, 'ip'>, kind: NetworkKind = 'network') =>
    digestOf(kind, networkOf(caller.ip))

  async function countOfNetwork(
    tx: Tx,
    merchant: string,
    caller: Pick<Caller, 'ip'>,
    kind: NetworkKind = 'network',
  ): Promise<void> {
    const subject = networkSubject(caller, kind)
    const now = new Date()
    const state = await lockGuess(tx, merchant, subject, now)
    await saveGuess(tx, merchant, subject, countFailure(guessLimits[kind], state, now))
  }

  async function isAnySuspicious(merchant: string, caller: Pick<Caller, 'ip'>, kinds: NetworkKind[]): Promise<boolean> {
    const subjects = kinds.map((kind) => networkSubject(caller, kind))
    const rows = await database.transaction((tx) => listGuesses(tx, merchant, subjects), { merchant })
    const now = new Date()
    return kinds.some((kind, index) => {
      const row = rows.find(({ subject }) => subjects[index]?.equals(subject))
      return decideGuess(guessLimits[kind], row, now) !== 'open'
    })
  }

  /** The member, and whether the browser is one of its known devices. */
  async function findOwner<Member extends { id: string }>(tx: Tx, attempt: GuessAttempt<Member>) {
    const { merchant, caller } = attempt
    const member = await attempt.findMember(tx)
    // The same queries for a name that nobody has.
    const isKnown = await isKnownDevice(tx, { merchant: merchant.code, memberId: member?.id ?? '' }, caller)
    return { member, isKnown }
  }

  /** What the try needs before anything is counted; known devices have a count of their own. */
  async function readDecision<Member extends { id: string }>(tx: Tx, attempt: GuessAttempt<Member>) {
    const { merchant, caller, action, name } = attempt
    const { member, isKnown } = await findOwner(tx, attempt)
    const limited: Limited = isKnown ? 'device' : 'name'
    const subject = digestOf(limited, action, name)
    const rows = await listGuesses(tx, merchant.code, [subject, networkSubject(caller)])
    const find = (wanted: Buffer): GuessState | undefined => rows.find((row) => row.subject.equals(wanted))
    const now = new Date()
    const limit = guessLimits[limited]
    const own = decideGuess(limit, find(subject), now)
    if (own === 'wait') throw refuseUntil(findWaitSeconds(limit, find(subject), now))
    const network = isKnown ? 'open' : decideGuess(guessLimits.network, find(networkSubject(caller)), now)
    return { member, limited, subject, decision: own === 'open' ? network : own }
  }

  /** Without a device cookie nothing is read before the try has its place. */
  async function isPreferred<Member extends { id: string }>(attempt: GuessAttempt<Member>): Promise<boolean> {
    if (attempt.caller.deviceSecrets === undefined) return false
    const scope = { merchant: attempt.merchant.code }
    return (await database.transaction((tx) => findOwner(tx, attempt), scope)).isKnown
  }

  async function tryInPlace<Member extends { id: string }, Proof>(
    attempt: GuessAttempt<Member>,
    check: (member: Member | undefined) => Promise<Proof | undefined>,
    inTurn: RunInTurn,
  ): Promise<Proof | undefined> {
    const { merchant, caller, action, result } = attempt
    const scope = { merchant: merchant.code }
    const read = await database.transaction((tx) => readDecision(tx, attempt), scope)
    const { member, limited, subject, decision } = read
    const risk = decision === 'captcha' ? 'high' : 'normal'
    const hasCaptcha = await captcha.requireCaptcha({ merchant, caller, action, result, risk })
    const limit = guessLimits[limited]
    return inTurn(async () => {
      const counted = await database.transaction(async (tx) => {
        const now = new Date()
        const state = await lockGuess(tx, merchant.code, subject, now)
        const current = decideGuess(limit, state, now)
        if (current === 'wait') throw refuseUntil(findWaitSeconds(limit, state, now))
        if (current === 'captcha' && !hasCaptcha) throw new ServiceError('captcha_required')
        const next = countFailure(limit, state, now)
        await saveGuess(tx, merchant.code, subject, next)
        return next
      }, scope)
      const proof = await check(member)
      await database.transaction(async (tx) => {
        if (proof !== undefined) {
          const state = await lockGuess(tx, merchant.code, subject, new Date())
          return saveGuess(tx, merchant.code, subject, countSuccess(state))
        }
        await countOfNetwork(tx, merchant.code, caller)
      }, scope)
      if (proof === undefined && member && counted.periodCount >= NOTIFY_FROM)
        caller.afterAnswer(() => database.transaction((tx) => notifyOfFailures(tx, merchant, member.id), scope))
      return proof
    })
  }

  return {
    async guardGuess(attempt, check) {
      const ticket = { isPreferred: await isPreferred(attempt), network: networkOf(attempt.caller.ip) }
      return queue.enter(ticket, (inTurn) => tryInPlace(attempt, check, inTurn))
    },
    runInTurn: ({ ip }, work) => queue.enter({ isPreferred: false, network: networkOf(ip) }, (inTurn) => inTurn(work)),
    isSuspicious: ({ code }, caller) => isAnySuspicious(code, caller, ['network']),
    isSuspiciousRegistration: ({ code }, caller) => isAnySuspicious(code, caller, ['network', 'registration']),
    async recordRegistration(tx, { code }, caller) {
      // The operator's own network, or a proxy that the settings do not name: all visitors together.
      if (!isPrivateAddress(caller.ip)) await countOfNetwork(tx, code, caller, 'registration')
    },
    async recordFailure({ code }, caller) {
      await database.transaction((tx) => countOfNetwork(tx, code, caller), { merchant: code })
    },
  }
}

/** Once a day: the id is that of the day. */
async function notifyOfFailures(tx: Tx, merchant: Merchant, memberId: string): Promise<void> {
  const id = nameNotification(new Date())
  await notifyMember(tx, merchant, { id, memberId, kind: 'login_failures', values: {}, holdSeconds: 0 })
}

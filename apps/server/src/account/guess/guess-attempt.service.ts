import type { CaptchaAction, CaptchaResult } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { refuseUntil, ServiceError } from '../../http/service-error.ts'
import type { RunInTurn } from '../../http/work-queue.ts'
import type { Merchant } from '../../merchant/index.ts'
import { isKnownDevice, notifyMember } from '../../outreach/index.ts'
import type { CaptchaGuard } from '../captcha/index.ts'
import {
  countFailure,
  countSuccess,
  decideGuess,
  findWaitSeconds,
  type GuessDecision,
  type GuessState,
  guessLimits,
  NOTIFY_FROM,
  nameNotification,
} from './guess.rules.ts'
import { listGuesses, lockGuess, saveGuess } from './guess.store.ts'
import { countOfNetwork, digestNetwork } from './guess-network.service.ts'
import { digestSubject, type Limited } from './guess-subject.ts'

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

/** Answers undefined for a wrong secret. */
export type SecretCheck<Member, Proof> = (member: Member | undefined) => Promise<Proof | undefined>

export interface GuessDependencies {
  database: Database
  captcha: CaptchaGuard
  /** Names in the database are digests with this key. */
  key: Buffer
}

/** Who is tried, and the count of the try. */
interface Target<Member> {
  member: Member | undefined
  limited: Limited
  subject: Buffer
}

/** Whether the try comes from a known device. Without a device cookie nothing is read before the try has its place. */
export async function isFromKnownDevice<Member extends { id: string }>(
  { database }: GuessDependencies,
  attempt: GuessAttempt<Member>,
): Promise<boolean> {
  if (attempt.caller.deviceSecrets === undefined) return false
  const scope = { merchant: attempt.merchant.code }
  return (await database.transaction((tx) => findOwner(tx, attempt), scope)).isKnown
}

/** The whole try within its place in the queue: decision, captcha, count, check, outcome. */
export async function tryInPlace<Member extends { id: string }, Proof>(
  dependencies: GuessDependencies,
  attempt: GuessAttempt<Member>,
  check: SecretCheck<Member, Proof>,
  inTurn: RunInTurn,
): Promise<Proof | undefined> {
  const { database, captcha, key } = dependencies
  const { merchant, caller, action, result } = attempt
  const scope = { merchant: merchant.code }
  const { decision, ...target } = await database.transaction((tx) => readDecision(tx, key, attempt), scope)
  const risk = decision === 'captcha' ? 'high' : 'normal'
  const hasCaptcha = await captcha.requireCaptcha({ merchant, caller, action, result, risk })
  return inTurn(async () => {
    const counted = await database.transaction((tx) => countTry(tx, merchant.code, target, hasCaptcha), scope)
    const proof = await check(target.member)
    await database.transaction(async (tx) => {
      if (proof !== undefined) await takeTryBack(tx, merchant.code, target)
      else await countOfNetwork(tx, { key, merchant: merchant.code, caller })
    }, scope)
    const { member } = target
    if (proof === undefined && member && counted.periodCount >= NOTIFY_FROM)
      caller.afterAnswer(() => database.transaction((tx) => notifyOfFailures(tx, merchant, member.id), scope))
    return proof
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
async function readDecision<Member extends { id: string }>(
  tx: Tx,
  key: Buffer,
  attempt: GuessAttempt<Member>,
): Promise<Target<Member> & { decision: GuessDecision }> {
  const { merchant, caller, action, name } = attempt
  const { member, isKnown } = await findOwner(tx, attempt)
  const limited = isKnown ? 'device' : 'name'
  const subject = digestSubject(key, limited, action, name)
  const network = digestNetwork(key, caller)
  const rows = await listGuesses(tx, merchant.code, [subject, network])
  const find = (wanted: Buffer): GuessState | undefined => rows.find((row) => row.subject.equals(wanted))
  const now = new Date()
  const limit = guessLimits[limited]
  const own = decideGuess(limit, find(subject), now)
  if (own === 'wait') throw refuseUntil(findWaitSeconds(limit, find(subject), now))
  const ofNetwork = isKnown ? 'open' : decideGuess(guessLimits.network, find(network), now)
  return { member, limited, subject, decision: own === 'open' ? ofNetwork : own }
}

/** Counts the try as a failure before its check; concurrent tries may have changed what it needs. */
async function countTry(
  tx: Tx,
  merchant: string,
  { limited, subject }: Target<unknown>,
  hasCaptcha: boolean,
): Promise<GuessState> {
  const limit = guessLimits[limited]
  const now = new Date()
  const state = await lockGuess(tx, merchant, subject, now)
  const current = decideGuess(limit, state, now)
  if (current === 'wait') throw refuseUntil(findWaitSeconds(limit, state, now))
  if (current === 'captcha' && !hasCaptcha) throw new ServiceError('captcha_required')
  const next = countFailure(limit, state, now)
  await saveGuess(tx, merchant, subject, next)
  return next
}

async function takeTryBack(tx: Tx, merchant: string, { subject }: Target<unknown>): Promise<void> {
  const state = await lockGuess(tx, merchant, subject, new Date())
  await saveGuess(tx, merchant, subject, countSuccess(state))
}

/** Once a day: the id is that of the day. */
async function notifyOfFailures(tx: Tx, merchant: Merchant, memberId: string): Promise<void> {
  const id = nameNotification(new Date())
  await notifyMember(tx, merchant, { id, memberId, kind: 'login_failures', values: {}, holdSeconds: 0 })
}

import { createHmac } from 'node:crypto'
import type { CaptchaAction, CaptchaResult } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { networkOf } from '../../http/address.ts'
import type { Caller } from '../../http/call.ts'
import { refuseUntil, ServiceError } from '../../http/service-error.ts'
import type { CaptchaGuard } from '../captcha/index.ts'
import { isKnownDevice } from '../device/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { notifyMember } from '../notification/index.ts'
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

/** One try of a secret. */
export interface GuessAttempt {
  merchant: Merchant
  caller: Pick<Caller, 'ip' | 'deviceSecrets' | 'log'>
  /** What the secret opens: the purpose of its captcha, and the count that it belongs to. */
  action: CaptchaAction
  /** The tried name or number, normalized; counted whether or not a member has it. */
  name: string
  /** The member with that name; null for nobody. */
  memberId: string | null
  result: CaptchaResult
}

export interface GuessGuard {
  /**
   * Runs `check` of a secret within the limits of its name and of the caller's network (T12). `check` answers undefined
   * for a wrong secret. The try is counted before the check, so that concurrent tries cannot exceed a limit, and taken
   * back after a right secret. The member is notified of many failures, once a day.
   * @throws ServiceError TOO_MANY_REQUESTS while the name has to wait; `captcha_required` and `captcha_invalid`
   */
  guardGuess<Proof>(attempt: GuessAttempt, check: () => Promise<Proof | undefined>): Promise<Proof | undefined>
  /** Whether many tries from the caller's network have failed: its calls need a captcha. */
  isSuspicious(merchant: Merchant, caller: Pick<Caller, 'ip'>): Promise<boolean>
  /** Counts a failure of the caller's network that belongs to no name. */
  recordFailure(merchant: Merchant, caller: Pick<Caller, 'ip'>): Promise<void>
}

type Limited = 'name' | 'device' | 'network'

/** @param key names in the database are digests with this key */
export function createGuessGuard(dependencies: { database: Database; captcha: CaptchaGuard; key: Buffer }): GuessGuard {
  const { database, captcha, key } = dependencies
  const digestOf = (kind: Limited, ...parts: string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, ...parts]))
      .digest()
  const networkSubject = (caller: Pick<Caller, 'ip'>) => digestOf('network', networkOf(caller.ip))

  async function countNetworkFailure(tx: Tx, merchant: string, caller: Pick<Caller, 'ip'>): Promise<void> {
    const subject = networkSubject(caller)
    const now = new Date()
    const state = await lockGuess(tx, merchant, subject, now)
    await saveGuess(tx, merchant, subject, countFailure(guessLimits.network, state, now))
  }

  /** What the try needs before anything is counted; known devices have a count of their own. */
  async function readDecision(tx: Tx, { merchant: { code }, caller, action, name, memberId }: GuessAttempt) {
    // The same queries for a name that nobody has.
    const isKnown = await isKnownDevice(tx, { merchant: code, memberId: memberId ?? '' }, caller)
    const limited: Limited = isKnown ? 'device' : 'name'
    const subject = digestOf(limited, action, name)
    const rows = await listGuesses(tx, code, [subject, networkSubject(caller)])
    const find = (wanted: Buffer): GuessState | undefined => rows.find((row) => row.subject.equals(wanted))
    const now = new Date()
    const limit = guessLimits[limited]
    const own = decideGuess(limit, find(subject), now)
    if (own === 'wait') throw refuseUntil(findWaitSeconds(limit, find(subject), now))
    const network = isKnown ? 'open' : decideGuess(guessLimits.network, find(networkSubject(caller)), now)
    return { limited, subject, decision: own === 'open' ? network : own }
  }

  return {
    async guardGuess(attempt, check) {
      const { merchant, caller, action, memberId, result } = attempt
      const scope = { merchant: merchant.code }
      const { limited, subject, decision } = await database.transaction((tx) => readDecision(tx, attempt), scope)
      const risk = decision === 'captcha' ? 'high' : 'normal'
      const hasCaptcha = await captcha.requireCaptcha({ merchant, caller, action, result, risk })
      const limit = guessLimits[limited]
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
      const proof = await check()
      await database.transaction(async (tx) => {
        if (proof !== undefined) {
          const state = await lockGuess(tx, merchant.code, subject, new Date())
          return saveGuess(tx, merchant.code, subject, countSuccess(state))
        }
        await countNetworkFailure(tx, merchant.code, caller)
        if (memberId !== null && counted.periodCount >= NOTIFY_FROM) await notifyOfFailures(tx, merchant, memberId)
      }, scope)
      return proof
    },
    async isSuspicious({ code }, caller) {
      const subject = networkSubject(caller)
      const [row] = await database.transaction((tx) => listGuesses(tx, code, [subject]), { merchant: code })
      return decideGuess(guessLimits.network, row, new Date()) !== 'open'
    },
    async recordFailure({ code }, caller) {
      await database.transaction((tx) => countNetworkFailure(tx, code, caller), { merchant: code })
    },
  }
}

/** Once a day: the id is that of the day. */
async function notifyOfFailures(tx: Tx, merchant: Merchant, memberId: string): Promise<void> {
  const id = nameNotification(new Date())
  await notifyMember(tx, merchant, { id, memberId, kind: 'login_failures', values: {}, holdSeconds: 0 })
}

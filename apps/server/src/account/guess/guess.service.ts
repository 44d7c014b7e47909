import { availableParallelism } from 'node:os'
import type { Tx } from '@foyer/database'
import { networkOf } from '../../http/address.ts'
import type { Caller } from '../../http/call.ts'
import { isPrivateAddress } from '../../http/network.ts'
import { createWorkQueue } from '../../http/work-queue.ts'
import type { Merchant } from '../../merchant/index.ts'
import {
  type GuessAttempt,
  type GuessDependencies,
  isFromKnownDevice,
  type SecretCheck,
  tryInPlace,
} from './guess-attempt.service.ts'
import { countOfNetwork, isNetworkSuspicious } from './guess-network.service.ts'

export interface GuessGuard {
  /**
   * Runs `check` of a secret within the limits of its name and of the caller's network (T12), in its turn among all
   * checks: the member's known devices go first. The try is counted before the check, so that concurrent tries cannot
   * exceed a limit, and taken back after a right secret. The member is notified of many failures, once a day.
   * @throws ServiceError TOO_MANY_REQUESTS while the name has to wait, or too many checks do; `captcha_required` and `captcha_invalid`
   */
  guardGuess<Member extends { id: string }, Proof>(
    attempt: GuessAttempt<Member>,
    check: SecretCheck<Member, Proof>,
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

export function createGuessGuard(dependencies: GuessDependencies): GuessGuard {
  const { database, key } = dependencies
  const queue = createWorkQueue(queueLimits)
  return {
    async guardGuess(attempt, check) {
      const isPreferred = await isFromKnownDevice(dependencies, attempt)
      const ticket = { isPreferred, network: networkOf(attempt.caller.ip) }
      return queue.enter(ticket, (inTurn) => tryInPlace(dependencies, attempt, check, inTurn))
    },
    runInTurn: ({ ip }, work) => queue.enter({ isPreferred: false, network: networkOf(ip) }, (inTurn) => inTurn(work)),
    isSuspicious: ({ code: merchant }, caller) => isNetworkSuspicious(dependencies, { merchant, caller }, ['network']),
    isSuspiciousRegistration: ({ code: merchant }, caller) =>
      isNetworkSuspicious(dependencies, { merchant, caller }, ['network', 'registration']),
    async recordRegistration(tx, { code: merchant }, caller) {
      // The operator's own network, or a proxy that the settings do not name: all visitors together.
      if (!isPrivateAddress(caller.ip)) await countOfNetwork(tx, { key, merchant, caller }, 'registration')
    },
    async recordFailure({ code: merchant }, caller) {
      await database.transaction((tx) => countOfNetwork(tx, { key, merchant, caller }), { merchant })
    },
  }
}

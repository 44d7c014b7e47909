import { createHmac } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { countFailure, countSuccess, findWaitSeconds, guessLimits } from '../../account/index.ts'
import { refuseUntil } from '../../http/service-error.ts'
import { lockStaffGuess, saveStaffGuess } from './guess.store.ts'

/** As for members without a known device; there is no captcha that would help. */
const limit = { ...guessLimits.name, captchaFrom: Number.POSITIVE_INFINITY, periodMax: 60 }

export interface StaffGuesses {
  /** Counts a try as a failure before its check. @throws ServiceError TOO_MANY_REQUESTS while the name has to wait */
  countTry(tx: Tx, kind: 'password' | 'code', name: string): Promise<void>
  /** Takes the try back after a right secret. */
  takeBack(tx: Tx, kind: 'password' | 'code', name: string): Promise<void>
}

/** @param key names in the database are digests with it */
export function createStaffGuesses(key: Buffer): StaffGuesses {
  const digest = (kind: string, name: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, name]))
      .digest()
  return {
    async countTry(tx, kind, name) {
      const now = new Date()
      const subject = digest(kind, name)
      const state = await lockStaffGuess(tx, subject, now)
      const waitSeconds = findWaitSeconds(limit, state, now)
      if (waitSeconds > 0) throw refuseUntil(waitSeconds)
      await saveStaffGuess(tx, subject, countFailure(limit, state, now))
    },
    async takeBack(tx, kind, name) {
      const subject = digest(kind, name)
      await saveStaffGuess(tx, subject, countSuccess(await lockStaffGuess(tx, subject, new Date())))
    },
  }
}

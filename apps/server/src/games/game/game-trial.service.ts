import { randomBytes } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { isPlaying, openGuestSession } from '../../account/index.ts'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { readBalances, transfer } from '../../ledger/index.ts'
import { createMember } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { TRIAL_FUNDS_MINOR, TRIAL_HOURS, TRIAL_TOP_UP_MINOR } from './game.constants.ts'
import { findTrialRow, insertTrialRow } from './game-trial.store.ts'

/** Cookie of a browser's trial player (GAME-21): play money only. */
export const TRIAL_COOKIE = 'trial'

/** Who plays: a member and the session that a stake needs. */
export interface Player {
  memberId: string
  sessionId: string
}

/**
 * The browser's trial player, or a new one: a free account (type 4) that nobody can log in to, so that its money is play
 * money as everywhere else (T22). Its name is outside of the alphabet of user names.
 * @returns with `secret`, the value of the cookie, for a new one
 */
export async function findTrialPlayer(
  tx: Tx,
  merchant: Merchant,
  caller: Pick<Caller, 'readCookie' | 'ip' | 'userAgent' | 'language'>,
  country: string,
): Promise<Player & { secret?: string }> {
  const cookie = caller.readCookie(TRIAL_COOKIE)
  const known = cookie ? await findTrialRow(tx, merchant.code, hashSecret(cookie)) : undefined
  const idleMinutes = merchant.settings.sessionIdleMinutes
  if (known && (await isPlaying(tx, merchant.code, { ...known, idleMinutes }))) {
    const balances = await readBalances(tx, merchant.code, known.memberId)
    const available = balances.find(({ currency }) => currency === 'FUN')?.availableMinor ?? 0n
    if (available < TRIAL_TOP_UP_MINOR) await fund(tx, merchant.code, known.memberId, TRIAL_FUNDS_MINOR - available)
    return known
  }
  const secret = randomBytes(32).toString('base64url')
  const details = { type: 4, language: caller.language, registerMethod: 'H5', passwordHash: null } as const
  const username = `~${randomBytes(9).toString('base64url')}`
  const member = await createMember(tx, merchant, { ...details, username })
  if (!member) throw new ServiceError('service_unavailable')
  await fund(tx, merchant.code, member.id, TRIAL_FUNDS_MINOR)
  const expiresAt = new Date(Date.now() + TRIAL_HOURS * 3_600_000)
  const sessionId = await openGuestSession(tx, merchant, member, caller, { expiresAt, country })
  const player = { memberId: member.id, sessionId }
  await insertTrialRow(tx, { merchant: merchant.code, tokenHash: hashSecret(secret), ...player, expiresAt })
  return { ...player, secret }
}

async function fund(tx: Tx, merchant: string, memberId: string, amountMinor: bigint): Promise<void> {
  const key = randomBytes(16).toString('hex')
  const money = { merchant, memberId, currency: 'FUN', scope: 'trial', key, counter: 'house:trial', amountMinor }
  await transfer(tx, { ...money, kind: 'opening' })
}

import { randomBytes } from 'node:crypto'
import type { Database, Tx } from '@foyer/database'
import { hashSecret } from '../../hash-secret.ts'
import { ServiceError } from '../../http/service-error.ts'
import { isPlayBlocked, lockMember } from '../../member/index.ts'
import { makeLaunchToken, readLaunchToken } from './game.rules.ts'
import { consumeLaunchToken, findRepeatedLaunch, insertLaunch, markLaunchCalled } from './game.store.ts'
import type { LaunchOptions } from './game.table.ts'

/** Bytes of the random part of a launch (T19). */
const NONCE_BYTES = 32

export interface Launch {
  merchant: string
  memberId: string
  sessionId: string
  /** Logged-in member behind a trial's player; null for none. */
  ownerId: string | null
  gameCode: string
  vendor: string
  backUrl: string
  cashierUrl: string | null
  /** Address of a trial's game with real money; null otherwise. */
  realUrl: string | null
  language: string
  roundId: string | null
  isBalanceHidden: boolean
  options: LaunchOptions
}

interface LaunchCall extends Launch {
  /** Milliseconds since the call's arrival. */
  waitedMs: number
}

/**
 * Launches a game for a member and returns the token for its vendor. The same session and game within two seconds get
 * the same token; a lock on the member's row serializes concurrent calls.
 */
export async function openLaunch(tx: Tx, dataKey: string, { waitedMs, ...launch }: LaunchCall): Promise<string> {
  const member = await lockMember(tx, launch.merchant, launch.memberId)
  if (!member) throw new ServiceError('user.or.token.invalid')
  if (isPlayBlocked(member, new Date())) throw new ServiceError('player_blocked')
  const repeated = await findRepeatedLaunch(tx, launch, waitedMs)
  if (repeated) return makeLaunchToken(dataKey, launch.merchant, repeated.nonce)
  const nonce = randomBytes(NONCE_BYTES)
  const token = makeLaunchToken(dataKey, launch.merchant, nonce)
  await insertLaunch(tx, { ...launch, nonce, tokenHash: hashSecret(token) })
  return token
}

/** Exchanges a launch token for its launch, once; `launch_token_invalid` for anything else. */
export async function redeemLaunch(tx: Tx, vendor: string, token: string): Promise<Launch> {
  const claimed = readLaunchToken(token)
  const used = claimed && (await consumeLaunchToken(tx, vendor, claimed))
  if (!used) throw new ServiceError('launch_token_invalid')
  return used
}

/** Records that a vendor has called for a launch in vain: the platform failed, not the vendor (decision 040). */
export async function recordLaunchCall(database: Database, vendor: string, token: string): Promise<void> {
  const claimed = readLaunchToken(token)
  if (claimed) await database.statement((tx) => markLaunchCalled(tx, vendor, claimed), { merchant: claimed.merchant })
}

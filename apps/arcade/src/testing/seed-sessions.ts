import { randomBytes } from 'node:crypto'
import type { Database } from '@foyer/database'
import { findGameByCode } from '../game/arcade-game.rules.ts'
import { games } from '../games/games.rules.ts'
import { insertSession } from '../modules/session/session.store.ts'
import { hashToken } from '../modules/session/session-cookie.ts'

/** A player as named in the platform's calls, with the session of the launch. */
interface LaunchedPlayer {
  merchant: string
  playerId: string
  sessionId: string
  currency: string
}

/** Opens a session in a game for each player, as after a launch. @returns their cookies, in the order of the players */
export async function seedSessions(
  database: Database,
  gameCode: string,
  players: readonly LaunchedPlayer[],
): Promise<string[]> {
  const game = findGameByCode(games, gameCode)
  if (!game) throw new Error(`${gameCode} is no game`)
  const cookies: string[] = []
  for (const { merchant, playerId, sessionId: platformSessionId, currency } of players) {
    const token = randomBytes(32).toString('base64url')
    const money = { currency, currencySymbol: '₱', currencyPosition: 'before', playMode: 'real' } as const
    const session = {
      ...{ tokenHash: hashToken(token), merchant, playerId, platformSessionId, gameCode, ...money },
      ...{ username: 'p***r', merchantName: merchant, language: 'EN', theme: null, isBalanceHidden: false },
      backUrl: 'http://localhost/m/home',
      cashierUrl: null,
      realUrl: null,
    }
    await database.transaction((tx) => insertSession(tx, session), { merchant })
    cookies.push(`${game.id}=${token}`)
  }
  return cookies
}

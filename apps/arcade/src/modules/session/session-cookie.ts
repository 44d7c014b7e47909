import { createHash } from 'node:crypto'
import { acceptsSameSiteNone } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ArcadeGame, findGameOfPath } from '../../game/arcade-game.rules.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import type { PlatformWallet } from '../wallet/index.ts'
import { LANGUAGE_MS, MAX_SESSION_MS, TOKEN_FORM, TOUCH_MS } from './session.constants.ts'
import { findSession, type SessionRow, touchSession } from './session.store.ts'

export interface SessionDependencies {
  database: Database
  platform: PlatformWallet
  /** Every game of the arcade. */
  games: readonly ArcadeGame[]
  /** Whether the arcade is reached over https; the cookie is then Secure. */
  isSecure: boolean
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Name of a game's session cookie: games are played side by side. Its prefix binds it to this host, this path and https.
 */
function nameCookie(game: ArcadeGame, isSecure: boolean): string {
  return isSecure ? `__Host-${game.id}` : game.id
}

/** Name of the cookie of a session that waits for confirmation. */
export function nameWaitingCookie(game: ArcadeGame, isSecure: boolean): string {
  return `${nameCookie(game, isSecure)}-next`
}

/** The game of a request by its address. */
export function readGame(request: FastifyRequest, { games }: SessionDependencies): ArcadeGame {
  const game = findGameOfPath(games, request.url)
  if (!game) throw new ArcadeError('not_found')
  return game
}

/**
 * Name of the cookie of a game in a frame. There, cookies of another site are stored apart for each site around the
 * frame; this one is absent from the game in a page of its own.
 */
const FRAME_COOKIE = 'five-frame'

/** Whether the request comes from a frame: the launch by its destination, any later one by its cookie. */
function isFramed(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-dest'] === 'iframe' || request.cookies[FRAME_COOKIE] !== undefined
}

/** Names of the cookies with the language and the theme of the last game, which outlive its session. */
export const LANGUAGE_COOKIE = 'five-language'
export const THEME_COOKIE = 'five-theme'

export function findPlayer(
  request: FastifyRequest,
  dependencies: SessionDependencies,
  game = readGame(request, dependencies),
): Promise<SessionRow | null> {
  return readPlayer(request.cookies[nameCookie(game, dependencies.isSecure)], game, dependencies)
}

/** The session of a cookie's value in a game. */
export async function readPlayer(
  token: string | undefined,
  game: ArcadeGame,
  { database }: SessionDependencies,
): Promise<SessionRow | null> {
  if (token === undefined || !TOKEN_FORM.test(token)) return null
  const tokenHash = hashToken(token)
  const player = await database.statement((tx) => findSession(tx, tokenHash), { isOperator: true })
  if (player?.gameCode !== game.code) return null
  if (Date.now() - player.seenAt.getTime() > TOUCH_MS) {
    await database.statement((tx) => touchSession(tx, tokenHash), { merchant: player.merchant })
  }
  return player
}

function describeCookie(request: FastifyRequest, { isSecure }: SessionDependencies) {
  const shared = { path: '/', httpOnly: true, maxAge: MAX_SESSION_MS / 1000 } as const
  // Some old browsers keep a cookie in a frame without the attribute only, and none of them tells of its frame (DEC-45).
  if (!acceptsSameSiteNone(request.headers['user-agent']))
    return { ...shared, sameSite: false, secure: isSecure } as const
  return isFramed(request)
    ? ({ ...shared, sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ ...shared, sameSite: 'lax', secure: isSecure } as const)
}

/** Sent to our own pages only; in a frame every one of them is another site's. */
export function describeWaitingCookie(request: FastifyRequest, dependencies: SessionDependencies) {
  const cookie = describeCookie(request, dependencies)
  return cookie.sameSite === 'lax' ? ({ ...cookie, sameSite: 'strict' } as const) : cookie
}

/** Sets the session's cookie, and those of language and theme that outlive it. */
export function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  game: ArcadeGame,
  { language, theme }: Pick<SessionRow, 'language' | 'theme'>,
  dependencies: SessionDependencies,
): void {
  const cookie = describeCookie(request, dependencies)
  const lasting = { ...cookie, maxAge: LANGUAGE_MS / 1000 }
  reply.setCookie(nameCookie(game, dependencies.isSecure), secret, cookie)
  if (isFramed(request)) reply.setCookie(FRAME_COOKIE, '1', cookie)
  reply.setCookie(LANGUAGE_COOKIE, language, lasting)
  if (theme === null) reply.clearCookie(THEME_COOKIE, cookie)
  else reply.setCookie(THEME_COOKIE, theme, lasting)
}

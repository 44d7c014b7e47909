import { randomBytes } from 'node:crypto'
import { isLanguage } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findGameByCode, findGameOfPath, LOTTERY } from '../../game/arcade-game.rules.ts'
import { nameTheme, readTheme, readThemeName, type Theme } from '../../game/theme.rules.ts'
import type { BalanceWire, NameWire, PlayerWire, SwitchWire } from '../../game/wire.rules.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import { parseInput, sendValue } from '../../http/envelope.ts'
import { isSessionOver } from '../wallet/index.ts'
import { LAUNCHES_OF_TOKEN_PER_MINUTE, LAUNCHES_PER_MINUTE, SWITCH_MS, TOKEN_FORM } from './session.constants.ts'
import { deleteSession, endPlatformSession, insertSession, type SessionRow } from './session.store.ts'
import {
  beginSession,
  describeWaitingCookie,
  findPlayer,
  hashToken,
  LANGUAGE_COOKIE,
  nameWaitingCookie,
  readGame,
  readPlayer,
  type SessionDependencies,
  THEME_COOKIE,
} from './session-cookie.ts'
import { nameScreen, nameSwitchPath } from './session-screen.rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The player; null outside of routes that require one. */
    player: SessionRow | null
  }
}

/**
 * Language and theme of a page. Languages, the best first: the address's, the player's, that of a player who waits for
 * confirmation, that of the last game. Theme: the player's, or that of the last game; null for none.
 */
export async function readSessionAppearance(
  request: FastifyRequest,
  dependencies: SessionDependencies,
): Promise<{ languages: string[]; theme: Theme | null }> {
  const { language } = request.query as { language?: unknown } // any query; read with care
  // The switch page stands outside of the games: its game is named in the address.
  const game = findGameOfPath(dependencies.games, request.url) ?? LOTTERY
  const player = await findPlayer(request, dependencies, game)
  const waiting = player
    ? null
    : await readPlayer(request.cookies[nameWaitingCookie(game, dependencies.isSecure)], game, dependencies)
  const languages = [language, player?.language, waiting?.language, request.cookies[LANGUAGE_COOKIE]]
  return {
    languages: languages.filter((one) => typeof one === 'string'),
    theme: readThemeName(player ? (player.theme ?? '') : (request.cookies[THEME_COOKIE] ?? '')),
  }
}

/** Sets the player on requests to the routes of `app`, and refuses those without a session. */
export function requirePlayer(app: FastifyInstance, dependencies: SessionDependencies): void {
  // After the routes' own hooks: rate-limited requests need no lookup.
  app.addHook('preParsing', async (request) => {
    const player = await findPlayer(request, dependencies)
    if (!player) throw new ArcadeError('session_missing')
    request.player = player
  })
}

/** The player of a request behind `requirePlayer`. */
export function getPlayer(request: FastifyRequest): SessionRow {
  if (!request.player) throw new ArcadeError('session_missing')
  return request.player
}

/**
 * Refuses a stake of a page that shows another player than the session: another tab has launched the game since, and the
 * cookie is the browser's. A page of the version before names none.
 */
export function requireShownPlayer(request: FastifyRequest, shownPlayerId: string | undefined): void {
  if (shownPlayerId !== undefined && getPlayer(request).playerId !== shownPlayerId)
    throw new ArcadeError('request_conflict', 'playerId')
}

/**
 * GET /play: exchanges the launch token for a session and removes it from the address at once. The return URL comes
 * from the platform's response, never from the address (DEC-13). A link from another person must not log a player into
 * another account: another player's live session with real money is replaced after confirmation only (T2), unless the
 * player tries the game with play money. A session ended at the platform is not live.
 */
export function addLaunchRoute(app: FastifyInstance, dependencies: SessionDependencies): void {
  const limitToken = app.createRateLimit({
    max: LAUNCHES_OF_TOKEN_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const { token } = request.query as { token?: unknown } // any query; checked before the limit
      return `launch ${hashToken(String(token)).toString('base64url')}`
    },
  })
  app.get<{ Querystring: { token?: unknown; language?: unknown } }>(
    '/play',
    // Without HEAD: link previews must not consume the token.
    { exposeHeadRoute: false, config: { rateLimit: { max: LAUNCHES_PER_MINUTE, timeWindow: 60_000 } } },
    async (request, reply) => {
      // Prefetching would consume the token before a tap (T19).
      if (/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''))) return reply.code(503).send()
      const { token, language } = request.query
      if (typeof token !== 'string' || !TOKEN_FORM.test(token)) return leave(reply, '/sorry/launch_refused', language)
      const limited = await limitToken(request)
      if (!limited.isAllowed && limited.isExceeded) throw new ArcadeError('too_many_requests')
      const outcome = await dependencies.platform.authenticate({ launchToken: token })
      if (outcome.kind === 'refused') return leave(reply, '/sorry/launch_refused', language)
      if (outcome.kind === 'unknown') return leave(reply, '/sorry/platform_silent', language)
      const { value } = outcome
      const game = findGameByCode(dependencies.games, value.gameCode)
      if (!game) return leave(reply, '/sorry/launch_refused', language)
      const theme = readTheme(value.theme)
      const secret = randomBytes(32).toString('base64url')
      await dependencies.database.transaction(
        (tx) =>
          insertSession(tx, {
            tokenHash: hashToken(secret),
            merchant: value.merchant,
            playerId: value.playerId,
            platformSessionId: value.sessionId,
            gameCode: game.code,
            username: value.username,
            merchantName: value.merchantName,
            currency: value.currency,
            currencySymbol: value.currencySymbol,
            currencyPosition: value.currencyPosition,
            language: value.language,
            playMode: value.playMode,
            backUrl: value.backUrl,
            cashierUrl: value.cashierUrl ?? null,
            realUrl: value.realUrl ?? null,
            theme: theme && nameTheme(theme),
            isBalanceHidden: value.isBalanceHidden ?? false,
          }),
        { merchant: value.merchant },
      )
      const current = await findPlayer(request, dependencies, game)
      // Play money is nothing to lose, and a member may try a game whose play with real money can be left.
      const owners = [value.playerId, ...(game.canBeLeft ? [value.ownerId] : [])]
      const isOwn = current !== null && owners.some((playerId) => isSamePlayer(current, { ...value, playerId }))
      const isOthers = current?.playMode === 'real' && !isOwn
      if (isOthers && !isSessionOver(await readBalance(dependencies, current))) {
        const maxAge = SWITCH_MS / 1000
        reply.setCookie(nameWaitingCookie(game, dependencies.isSecure), secret, {
          ...describeWaitingCookie(request, dependencies),
          maxAge,
        })
        return leave(reply, nameSwitchPath(game, value.gameCode), null)
      }
      const appearance = { language: value.language, theme: theme && nameTheme(theme) }
      beginSession(request, reply, secret, game, appearance, dependencies)
      return leave(reply, nameScreen(game, value), null)
    },
  )
}

interface PlayerId {
  merchant: string
  playerId: string | undefined
}

function isSamePlayer(one: PlayerId, other: PlayerId): boolean {
  return one.merchant === other.merchant && one.playerId === other.playerId
}

const switchAnswer = z.strictObject({ isTaken: z.boolean() })

/** Decides which session continues after a launch during another player's session; behind `requireOwnOrigin`. */
export function addSwitchRoutes(app: FastifyInstance, dependencies: SessionDependencies): void {
  app.get('/session/switch', async (request, reply) => {
    const game = readGame(request, dependencies)
    const waitingCookie = nameWaitingCookie(game, dependencies.isSecure)
    const [current, next] = await Promise.all([
      findPlayer(request, dependencies),
      readPlayer(request.cookies[waitingCookie], game, dependencies),
    ])
    const value: SwitchWire | null = next && { current: current && toNameWire(current), next: toNameWire(next) }
    return sendValue(reply, value)
  })

  app.post('/session/switch', async (request, reply) => {
    const { isTaken } = parseInput(switchAnswer, request.body)
    const game = readGame(request, dependencies)
    const waitingCookie = nameWaitingCookie(game, dependencies.isSecure)
    const secret = request.cookies[waitingCookie] ?? ''
    const next = await readPlayer(secret, game, dependencies)
    reply.clearCookie(waitingCookie, describeWaitingCookie(request, dependencies))
    if (next && isTaken) beginSession(request, reply, secret, game, next, dependencies)
    if (next && !isTaken)
      await dependencies.database.statement((tx) => deleteSession(tx, hashToken(secret)), { merchant: next.merchant })
    return sendValue(reply, null)
  })
}

/** Displayed letters of a player's id, to distinguish two accounts. */
const ACCOUNT_TAIL = 5

function toNameWire({ username, merchantName, playerId, currency }: SessionRow): NameWire {
  return { username, merchantName, accountTail: playerId.slice(-ACCOUNT_TAIL), currency }
}

function leave(reply: FastifyReply, path: string, language: unknown): FastifyReply {
  const query = isLanguage(language) ? `?language=${language}` : ''
  return reply.header('cache-control', 'no-store').redirect(path + query, 303)
}

/** The player; null for everybody else, so that public pages can call it. */
export function addSessionRoute(app: FastifyInstance, dependencies: SessionDependencies): void {
  app.get('/session', async (request, reply) => {
    const player = await findPlayer(request, dependencies)
    return sendValue(reply, player && toPlayerWire(player))
  })
}

/** The player's available balance; behind `requirePlayer`. */
export function addBalanceRoute(app: FastifyInstance, dependencies: SessionDependencies): void {
  app.get('/balance', async (request, reply) => {
    const player = getPlayer(request)
    const { playerId, currency } = player
    const outcome = await readBalance(dependencies, player)
    if (isSessionOver(outcome)) throw new ArcadeError('session_over')
    if (outcome.kind !== 'done' || outcome.value.currency !== currency) throw new ArcadeError('platform_silent')
    const value: BalanceWire = { playerId, balance: outcome.value.balance, currency }
    return sendValue(reply, value)
  })
}

/** Requests a balance from the platform; a session ended there also ends here (T9). */
async function readBalance({ database, platform }: SessionDependencies, player: SessionRow) {
  const { merchant, playerId, platformSessionId: sessionId } = player
  const ask = () => platform.balance({ merchant, playerId, sessionId })
  const first = await ask()
  // A busy platform asks for the same call again (seamless-wallet.md); a balance moves nothing.
  const outcome = first.kind === 'unknown' ? await ask() : first
  if (isSessionOver(outcome)) await database.statement((tx) => endPlatformSession(tx, player), { merchant })
  return outcome
}

function toPlayerWire(player: SessionRow): PlayerWire {
  const { playerId, username, merchantName, language, playMode, backUrl, cashierUrl, realUrl, isBalanceHidden } = player
  const { currency, currencySymbol, currencyPosition } = player
  const money = { currency, currencySymbol, currencyPosition }
  return {
    playerId,
    username,
    merchantName,
    ...money,
    language,
    playMode,
    backUrl,
    cashierUrl,
    realUrl,
    isBalanceHidden,
  }
}

import { createHmac } from 'node:crypto'
import {
  createDeposit,
  decideAccess,
  decideAddress,
  type Game,
  type GameCategory,
  gameCashierPath,
  parseAllowedLanguages,
  type Visitor,
} from '@foyer/contract'
import { hashSecret } from '../../hash-secret.ts'
import type { LaunchOptions } from './game.table.ts'

/** Return page of a game without a valid return URL (DEC-13, T5). */
const HOME = '/m/home'

/**
 * The absolute return URL of a game: a page of the caller's own site or an address on the merchant's list; otherwise
 * home. `ownOrigin` is the origin as seen by the caller.
 */
export function decideBackUrl(raw: string | undefined, ownOrigin: string, allowedOrigins: readonly string[]): string {
  const decision = decideAddress(raw, 'outside', { origin: ownOrigin, listed: allowedOrigins })
  if (decision.kind !== 'own' && decision.kind !== 'listed') return ownOrigin + HOME
  return decision.url.split('#')[0] ?? decision.url
}

/** The deposit page of a game's player: in place of the page it names the way back to the game (decision 071). */
const CASHIER = '/m/voucherCenter?from=game'

/**
 * Where a game's player can deposit; null where the access rule has no way to a deposit for them, as for play money and
 * members with a credit line (CONF-29). From a frame it is the document at which the page opens the deposit.
 */
export function decideCashierUrl(
  visitor: Visitor,
  ownOrigin: string,
  { isFramed }: { isFramed: boolean },
): string | null {
  if (decideAccess(createDeposit, visitor) !== 'open') return null
  if (isFramed) return ownOrigin + gameCashierPath
  const decision = decideAddress(CASHIER, 'page', { origin: ownOrigin, listed: [] })
  return decision.kind === 'own' ? decision.url : null
}

/**
 * The language of a game: the requested one when the merchant offers it, otherwise the caller's. A lottery that
 * is launched without a page's language requests VI (LANG-19).
 */
export function decideGameLanguage(wanted: string | undefined, callers: string, offered: string): string {
  return parseAllowedLanguages(offered).find((language) => language === wanted) ?? callers
}

/** Whether the browser reports a call from our own page; other clients send no header (T19). */
export function isOwnCall(fetchSite: string | undefined): boolean {
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** Whether a game's address is an http(s) one on its vendor's list (T19). */
export function isVendorAddress(gameUrl: string, origins: readonly string[], ownOrigin: string): boolean {
  return decideAddress(gameUrl, 'vendor', { origin: ownOrigin, listed: origins }).kind === 'listed'
}

/**
 * The launch token of a stored nonce: the merchant's code and 256 bits that only the holder of the server's key can
 * compute. At most 64 characters.
 */
export function makeLaunchToken(dataKey: string, merchant: string, nonce: Buffer): string {
  const secret = createHmac('sha256', dataKey).update(`launch\n${merchant}\n`).update(nonce).digest('base64url')
  return `${merchant}.${secret}`
}

/** The merchant's code and the hash of a well-formed token; undefined for anything else. */
export function readLaunchToken(token: string): { merchant: string; tokenHash: Buffer } | undefined {
  const merchant = /^([a-z0-9]{2,20})\.[A-Za-z0-9_-]{43}$/.exec(token)?.[1]
  return merchant === undefined ? undefined : { merchant, tokenHash: hashSecret(token) }
}

/**
 * What the vendor is asked for besides the game: the call's values, or the game's own (GAME-05, LOTT-02, LOTT-05,
 * LOTT-06). Texts that are only shown are left out: anybody can write a link.
 */
export function chooseLaunchOptions(
  game: Pick<Game, 'lottoArea' | 'prizeMode' | 'lottoView'>,
  call: LaunchOptions & { lottoPrizeMode?: string | undefined },
): LaunchOptions {
  const options: Record<keyof LaunchOptions, string | null | undefined> = {
    lottoArea: call.lottoArea ?? game.lottoArea,
    prizeMode: call.lottoPrizeMode ?? call.prizeMode ?? game.prizeMode,
    lottoView: call.lottoView ?? game.lottoView,
    lottoMode: call.lottoMode,
    playType: call.playType,
    hasLobby: call.hasLobby,
    matchId: call.matchId,
  }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined && value !== null))
}

/** A member's name for the public: first and last letter only. */
export function maskName(username: string): string {
  const letters = [...username]
  return `${letters[0] ?? ''}***${letters.length > 1 ? letters.at(-1) : ''}`
}

interface CategoryGame extends Pick<Game, 'gameClassify' | 'vendor' | 'freeplay'> {
  vendorName: string
}

/** The categories in the order of their first game (OPEN-43, GAME-07); `nameCategory` maps a code to its title. */
export function groupCategories(
  games: readonly CategoryGame[],
  nameCategory: (gameClassify: string) => string,
): GameCategory[] {
  return [...Map.groupBy(games, (game) => game.gameClassify)].map(([gameClassify, members]) => {
    const byVendor = [...Map.groupBy(members, (game) => game.vendor)]
    return {
      title: nameCategory(gameClassify),
      gameClassify,
      vendors: byVendor.map(([vendor]) => vendor),
      gameCount: members.length,
      cards: byVendor.map(([vendor, own]) => ({
        accountTypeName: vendor.toUpperCase(),
        displayName: own[0]?.vendorName ?? vendor,
        freeplay: own.some((game) => game.freeplay),
      })),
    }
  })
}

import type { EndpointValue, Game, GameDetails, GameMatch, gameNames } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import type { Merchant } from '../../merchant/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { NEW_GAME_DAYS } from './game.constants.ts'
import { type GameRow, listGames } from './game.store.ts'
import type { MatchRow } from './game-match.store.ts'
import { decideTint } from './game-tint.rules.ts'

/** Who reads a game: the language of the call, the merchant's default, and the time. */
interface GameReader {
  language: string
  defaultLanguage: string
  now: Date
}

export function readerOf({ settings }: Merchant, { language }: Caller): GameReader {
  return { language, defaultLanguage: settings.defaultLanguage, now: new Date() }
}

/** Titles of the merchant's games by `vendor/code`, in the language. */
export async function nameGames(tx: Tx, { code, settings }: Merchant, language: string): Promise<Map<string, string>> {
  const games = await listGames(tx, code)
  return new Map(
    games.map((game) => [`${game.vendor}/${game.code}`, pickText(game.title, language, settings.defaultLanguage)]),
  )
}

const DAY_MS = 86_400_000

export function isNewGame({ addedAt }: Pick<GameRow, 'addedAt'>, now: Date): boolean {
  return now.getTime() - addedAt.getTime() < NEW_GAME_DAYS * DAY_MS
}

/** A game as its tile shows it. */
export function describeGame(game: GameRow, { language, defaultLanguage, now }: GameReader): Game {
  const { code, vendor, gameClassify, image, freeplay, launchMode, lottoArea, prizeMode, lottoView, facts } = game
  return {
    gameCode: code,
    title: pickText(game.title, language, defaultLanguage),
    vendor,
    gameClassify,
    image,
    ...(facts.artColor === undefined ? {} : { tint: decideTint(facts.artColor) }),
    freeplay,
    launchMode,
    lottoArea,
    prizeMode,
    lottoView,
    isHot: game.isHot,
    isNew: isNewGame(game, now),
    ...(facts.features?.length ? { features: [...facts.features] } : {}),
  }
}

/** A game as its sheet shows it; limits in the merchant's currency only. */
export function describeDetails(
  { code, facts }: GameRow,
  {
    language,
    defaultLanguage,
    currency,
    vendorName,
  }: Omit<GameReader, 'now'> & { currency: string; vendorName: string },
): GameDetails {
  const limits = facts.limits?.[currency]
  return {
    gameCode: code,
    vendorName: facts.provider ?? vendorName,
    rules: facts.rules && pickText(facts.rules, language, defaultLanguage),
    returnToPlayer: facts.returnToPlayer,
    volatility: facts.volatility,
    limits: limits && { currency, ...limits },
  }
}

export function describeMatch(match: MatchRow, { language, defaultLanguage }: Omit<GameReader, 'now'>): GameMatch {
  const { matchId, gameCode, vendor } = match
  const read = (texts: MatchRow['league']) => pickText(texts, language, defaultLanguage)
  const [league, homeTeam, awayTeam] = [read(match.league), read(match.home), read(match.away)]
  return { matchId, gameCode, vendor, league, homeTeam, awayTeam, startsAt: match.startsAt.toISOString() }
}

/** The different names of a game in all languages. */
export function describeNames({ code, title }: GameRow): EndpointValue<typeof gameNames>[number] {
  return { gameCode: code, names: [...new Set(Object.values(title).filter((name) => name !== undefined))] }
}

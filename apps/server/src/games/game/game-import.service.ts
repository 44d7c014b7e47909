import { isDeepStrictEqual } from 'node:util'
import type { CatalogueGame, CatalogueMatch } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { GAME_LIST_LIMIT, MATCH_DURATION_MS } from './game.constants.ts'
import { type ParsedCatalogue, parseCatalogue } from './game-import.rules.ts'
import { countGames, hideGames, type ImportedGame, listVendorGames, saveGames } from './game-import.store.ts'
import { replaceMatches } from './game-match.store.ts'
import { categoryCodes } from './game-titles.service.ts'

/** What an import has done at one merchant: numbers of games, and of the vendor's matches. */
export interface ImportReport {
  merchant: string
  added: number
  changed: number
  unchanged: number
  hidden: number
  matches: number
  /** One sentence for each game whose code is another vendor's there, and one for games without room. */
  faults: string[]
}

/** The list of this vendor, validated. */
export function readCatalogue(content: unknown, vendor: string): ParsedCatalogue {
  return parseCatalogue(content, { vendor, categories: categoryCodes })
}

/**
 * Makes a merchant's games and matches of a vendor those of its list. Games that are not in it any more are hidden; those
 * that could not be read stay as they are. Running it twice changes nothing.
 */
export async function importCatalogue(
  database: Database,
  merchant: string,
  catalogue: ParsedCatalogue,
): Promise<ImportReport> {
  return database.transaction((tx) => write(tx, { merchant, ...catalogue }), { merchant })
}

async function write(
  tx: Tx,
  { merchant, vendor, games, unreadCodes, matches }: Omit<ParsedCatalogue, 'faults'> & { merchant: string },
): Promise<ImportReport> {
  const report: ImportReport = {
    merchant,
    added: 0,
    changed: 0,
    unchanged: 0,
    hidden: 0,
    matches: 0,
    faults: [],
  }
  const stored = new Map((await listVendorGames(tx, merchant, vendor)).map((row) => [row.code, row]))
  const ownCodes = new Set(stored.keys())
  const added: ImportedGame[] = []
  const changed: ImportedGame[] = []
  for (const { ordinal, game } of games) {
    const row = toRow(game, { merchant, vendor, ordinal })
    const before = stored.get(game.code)
    stored.delete(game.code)
    if (!before) added.push(row)
    else if (isSame(before, row)) report.unchanged += 1
    else changed.push(row)
  }
  const room = Math.max(0, GAME_LIST_LIMIT - (await countGames(tx, merchant)))
  const admitted = added.slice(0, room)
  const saved = await saveGames(tx, [...changed, ...admitted])
  const refused = admitted.filter(({ code }) => !saved.has(code))
  report.changed = changed.length
  report.added = admitted.length - refused.length
  if (admitted.length < added.length) report.faults.push(describeRoom(merchant, added.length, admitted.length))
  for (const { code } of refused) report.faults.push(`${code} is another vendor’s game at ${merchant}.`)
  const left = [...stored.values()].filter(({ code, hiddenAt }) => hiddenAt === null && !unreadCodes.includes(code))
  await hideGames(
    tx,
    merchant,
    left.map(({ code }) => code),
  )
  report.hidden = left.length
  const ownMatches = matches.filter(({ game }) => ownCodes.has(game) || saved.has(game))
  await replaceMatches(tx, { merchant, vendor }, ownMatches.map(toMatchRow))
  report.matches = ownMatches.length
  return report
}

function describeRoom(merchant: string, wanted: number, admitted: number): string {
  const [limit, some, all] = [GAME_LIST_LIMIT, admitted, wanted].map((count) => count.toLocaleString('en'))
  return `${some} of ${all} new games have room at ${merchant}: of all vendors together it has at most ${limit}, hidden ones included.`
}

function toRow(
  game: CatalogueGame,
  { merchant, vendor, ordinal }: { merchant: string; vendor: string; ordinal: number },
): ImportedGame {
  const { features, artColor, provider, returnToPlayer, volatility, limits, rules, devices } = game
  const { launchMode, lottoArea, prizeMode, lottoView, isHot } = game
  return {
    merchant,
    code: game.code,
    ordinal,
    title: game.names,
    vendor,
    gameClassify: game.category,
    image: game.art,
    freeplay: game.hasDemo,
    facts: { features, artColor, provider, returnToPlayer, volatility, limits, rules },
    // The app is for phones.
    hiddenAt: devices.includes('MOBILE') ? null : new Date(0),
    ...{ launchMode, lottoArea, prizeMode, lottoView, isHot },
  }
}

function toMatchRow({ id, game, league, home, away, startsAt, endsAt }: CatalogueMatch) {
  const start = new Date(startsAt)
  const end = endsAt === undefined ? new Date(start.getTime() + MATCH_DURATION_MS) : new Date(endsAt)
  return { matchId: id, gameCode: game, league, home, away, startsAt: start, endsAt: end }
}

/** Both as stored: without undefined fields. */
function isSame({ addedAt: _addedAt, ...before }: ImportedGame & { addedAt: Date }, row: ImportedGame): boolean {
  const plain = ({ hiddenAt, ...rest }: ImportedGame) => JSON.parse(JSON.stringify({ ...rest, isHidden: !!hiddenAt }))
  return isDeepStrictEqual(plain(before), plain(row))
}

import { isDeepStrictEqual } from 'node:util'
import type { CatalogueGame } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { type ParsedCatalogue, parseCatalogue } from './game-import.rules.ts'
import { hideGames, type ImportedGame, insertGames, listVendorGames, updateGame } from './game-import.store.ts'
import { categoryCodes } from './game-titles.service.ts'

/** What an import has done at one merchant: numbers of games. */
export interface ImportReport {
  merchant: string
  added: number
  changed: number
  unchanged: number
  hidden: number
  /** One sentence for each game whose code is another vendor's there. */
  faults: string[]
}

/** A vendor's game list, validated. */
export function readCatalogue(content: unknown): ParsedCatalogue {
  return parseCatalogue(content, categoryCodes)
}

/**
 * Makes a merchant's games of a vendor those of its list. Games that are not in it any more are hidden; those that could
 * not be read stay as they are. Running it twice changes nothing.
 */
export async function importCatalogue(
  database: Database,
  merchant: string,
  { vendor, games, unreadCodes }: ParsedCatalogue,
): Promise<ImportReport> {
  return database.transaction((tx) => write(tx, { merchant, vendor, games, unreadCodes }), { merchant })
}

async function write(
  tx: Tx,
  { merchant, vendor, games, unreadCodes }: Omit<ParsedCatalogue, 'faults'> & { merchant: string },
): Promise<ImportReport> {
  const report: ImportReport = { merchant, added: 0, changed: 0, unchanged: 0, hidden: 0, faults: [] }
  const stored = new Map((await listVendorGames(tx, merchant, vendor)).map((row) => [row.code, row]))
  const added: ImportedGame[] = []
  for (const { ordinal, game } of games) {
    const row = toRow(game, { merchant, vendor, ordinal })
    const before = stored.get(game.code)
    stored.delete(game.code)
    if (!before) added.push(row)
    else if (isSame(before, row)) report.unchanged += 1
    else {
      await updateGame(tx, row)
      report.changed += 1
    }
  }
  const inserted = await insertGames(tx, added)
  report.added = inserted.size
  for (const { code } of added)
    if (!inserted.has(code)) report.faults.push(`${code} is another vendor’s game at ${merchant}.`)
  const left = [...stored.values()].filter(({ code, hiddenAt }) => hiddenAt === null && !unreadCodes.includes(code))
  await hideGames(
    tx,
    merchant,
    left.map(({ code }) => code),
  )
  report.hidden = left.length
  return report
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

/** Both as stored: without undefined fields. */
function isSame({ addedAt: _addedAt, ...before }: ImportedGame & { addedAt: Date }, row: ImportedGame): boolean {
  const plain = ({ hiddenAt, ...rest }: ImportedGame) => JSON.parse(JSON.stringify({ ...rest, isHidden: !!hiddenAt }))
  return isDeepStrictEqual(plain(before), plain(row))
}

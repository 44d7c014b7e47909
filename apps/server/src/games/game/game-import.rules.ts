import {
  type CatalogueGame,
  type CatalogueMatch,
  catalogueGame,
  catalogueMatch,
  vendorCatalogue,
} from '@foyer/contract'
import { isCurrencyCode } from '@foyer/money'
import { describeRowIssue } from './game-import-fault.rules.ts'

export interface ParsedCatalogue {
  vendor: string
  /** Valid games in the list's order; `ordinal` begins at 1 and counts invalid ones too. */
  games: { ordinal: number; game: CatalogueGame }[]
  /** Codes of invalid games, as far as they can be read: their stored games stay as they are. */
  unreadCodes: string[]
  /** Valid matches. */
  matches: CatalogueMatch[]
  /** One sentence for each invalid field. */
  faults: string[]
}

const gameKind = {
  schema: catalogueGame,
  noun: 'game',
  form: 'an object with code, names, category and further fields',
}
const matchKind = {
  schema: catalogueMatch,
  noun: 'match',
  form: 'an object with id, game, league, home, away and startsAt',
}

/**
 * Reads the list of `vendor`. A bad game or match is left out with a sentence; `games` is empty when the list itself is
 * none, or another vendor's.
 * @param expected vendor, and codes of the platform's categories
 */
export function parseCatalogue(
  content: unknown,
  { vendor, categories }: { vendor: string; categories: readonly string[] },
): ParsedCatalogue {
  const refuse = (faults: string[]) => ({ vendor, games: [], unreadCodes: [], matches: [], faults })
  const list = vendorCatalogue.safeParse(content)
  if (!list.success)
    return refuse(
      list.error.issues.map(
        ({ path }) =>
          `${path.join('.') || 'The list'} is not valid: a list is {"version": 1, "vendor": "code", "games": [ … ]} with at most 5,000 games and 1,000 matches.`,
      ),
    )
  const { games, matches } = list.data
  if (list.data.vendor !== vendor) return refuse([`The list is of vendor ${list.data.vendor}, not of ${vendor}.`])
  const parsed = parseGames(games, categories)
  const read = parseMatches(matches, {
    sports: parsed.games.filter(({ game }) => game.category === 'SPORTS').map(({ game }) => game.code),
    unread: parsed.unreadCodes,
  })
  return { vendor, ...parsed, matches: read.matches, faults: [...parsed.faults, ...read.faults] }
}

function parseGames(rows: readonly unknown[], categories: readonly string[]) {
  const parsed: Pick<ParsedCatalogue, 'games' | 'unreadCodes' | 'faults'> = { games: [], unreadCodes: [], faults: [] }
  const known = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const read = catalogueGame.safeParse(row)
    const faults = read.success
      ? listGameFaults(read.data, { known, categories })
      : read.error.issues.flatMap((issue) => describeRowIssue(issue, gameKind))
    if (read.success && faults.length === 0) {
      known.add(read.data.code)
      parsed.games.push({ ordinal: index + 1, game: read.data })
      continue
    }
    const code = readText(row, 'code')
    if (code !== undefined) parsed.unreadCodes.push(code)
    parsed.faults.push(...faults.map((fault) => `${nameRow('Game', index, code)}: ${fault}`))
  }
  return parsed
}

function parseMatches(rows: readonly unknown[], codes: { sports: readonly string[]; unread: readonly string[] }) {
  const parsed: Pick<ParsedCatalogue, 'matches' | 'faults'> = { matches: [], faults: [] }
  const known = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const read = catalogueMatch.safeParse(row)
    const faults = read.success
      ? listMatchFaults(read.data, { known, ...codes })
      : read.error.issues.flatMap((issue) => describeRowIssue(issue, matchKind))
    if (read.success && faults.length === 0) {
      known.add(read.data.id)
      parsed.matches.push(read.data)
    } else parsed.faults.push(...faults.map((fault) => `${nameRow('Match', index, readText(row, 'id'))}: ${fault}`))
  }
  return parsed
}

function readText(row: unknown, field: 'code' | 'id'): string | undefined {
  const text = (row as Record<string, unknown> | null)?.[field] // any JSON value has no or some field of this name
  return typeof text === 'string' ? text : undefined
}

function nameRow(noun: string, index: number, code: string | undefined): string {
  return `${noun} ${index + 1}${code === undefined ? '' : ` (${code.slice(0, 40)})`}`
}

function listGameFaults(
  { code, category, limits }: CatalogueGame,
  { known, categories }: { known: ReadonlySet<string>; categories: readonly string[] },
): string[] {
  const faults: string[] = []
  if (known.has(code)) faults.push(`code ${code} stands in the list twice.`)
  if (!categories.includes(category))
    faults.push(`category ${category} is not known; known are ${categories.join(', ')}.`)
  for (const currency of Object.keys(limits ?? {}))
    if (!isCurrencyCode(currency)) faults.push(`limits name ${currency}, which is no currency of the platform.`)
  return faults
}

function listMatchFaults(
  { id, game, startsAt, endsAt }: CatalogueMatch,
  { known, sports, unread }: { known: ReadonlySet<string>; sports: readonly string[]; unread: readonly string[] },
): string[] {
  const faults: string[] = []
  if (known.has(id)) faults.push(`id ${id} stands in the list twice.`)
  if (!sports.includes(game) && !unread.includes(game))
    faults.push(`game ${game} is no game of the list with the category SPORTS.`)
  if (endsAt !== undefined && Date.parse(endsAt) <= Date.parse(startsAt)) faults.push('endsAt is not after startsAt.')
  return faults
}

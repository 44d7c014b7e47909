import { type CatalogueGame, catalogueGame, vendorCatalogue } from '@foyer/contract'
import { isCurrencyCode } from '@foyer/money'
import { z } from 'zod'

export interface ParsedCatalogue {
  vendor: string
  /** Valid games in the list's order; `ordinal` begins at 1 and counts invalid ones too. */
  games: { ordinal: number; game: CatalogueGame }[]
  /** Codes of invalid games, as far as they can be read: their stored games stay as they are. */
  unreadCodes: string[]
  /** One sentence for each invalid field. */
  faults: string[]
}

/**
 * Reads a vendor's game list. A bad game is left out with a sentence; `games` is empty when the list itself is none.
 * @param categories codes of the platform's categories
 */
export function parseCatalogue(content: unknown, categories: readonly string[]): ParsedCatalogue {
  const list = vendorCatalogue.safeParse(content)
  if (!list.success)
    return {
      vendor: '',
      games: [],
      unreadCodes: [],
      faults: list.error.issues.map(
        ({ path }) =>
          `${path.join('.') || 'The list'} is not valid: a list is {"version": 1, "vendor": "code", "games": [ … ]} with at most 5,000 games.`,
      ),
    }
  const parsed: ParsedCatalogue = { vendor: list.data.vendor, games: [], unreadCodes: [], faults: [] }
  const known = new Set<string>()
  for (const [index, row] of list.data.games.entries()) {
    const name = nameRow(row, index)
    const read = catalogueGame.safeParse(row)
    const faults = read.success ? listGameFaults(read.data, { known, categories }) : read.error.issues.flatMap(describe)
    if (read.success && faults.length === 0) {
      known.add(read.data.code)
      parsed.games.push({ ordinal: index + 1, game: read.data })
      continue
    }
    const code = readCode(row)
    if (code !== undefined) parsed.unreadCodes.push(code)
    parsed.faults.push(...faults.map((fault) => `${name}: ${fault}`))
  }
  return parsed
}

function readCode(row: unknown): string | undefined {
  const code = (row as { code?: unknown } | null)?.code // any JSON value has no or some `code`
  return typeof code === 'string' ? code : undefined
}

function nameRow(row: unknown, index: number): string {
  const code = readCode(row)
  return `Game ${index + 1}${code === undefined ? '' : ` (${code.slice(0, 40)})`}`
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

function describe(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is no field of a game.`)
  if (issue.code === 'custom')
    return [issue.message === 'EN' ? `${place} has no English name (EN).` : `${place} has ${issue.message}.`]
  const form = findForm(issue.path)
  return [`${place || 'the row'} is not valid${form ? `: it must be ${form}` : ''}.`]
}

/** The description of the field, or of the closest one around it. */
function findForm(path: readonly PropertyKey[]): string | undefined {
  let schema: unknown = catalogueGame
  let form: string | undefined = 'an object with code, names, category and further fields'
  for (const key of path) {
    schema = findInside(schema, key)
    form = findDescription(schema) ?? form
  }
  return form
}

function findDescription(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  return schema.description ?? (schema === unwrap(schema) ? undefined : findDescription(unwrap(schema)))
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? schema.unwrap()
    : schema
}

function findInside(schema: unknown, key: PropertyKey): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape[String(key)]
  if (inner instanceof z.ZodRecord) return inner.valueType
  return inner instanceof z.ZodArray ? inner.element : undefined
}

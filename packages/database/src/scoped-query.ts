import pg, { type QueryConfig, type QueryResult } from 'pg'
import type { ScopeStatement } from './scope.ts'

/** The part of pg's connection used by a query. */
interface Wire {
  parse(message: { text: string; name?: string }): void
  bind(message: { statement: string; values: string[]; valueMapper: (value: string) => string }): void
  execute(message: object): void
  submittedNamedStatements: Record<string, string>
}

/** Hooks of pg's Query that its types lack; a client calls them. */
interface PgQuery {
  name?: string | undefined
  prepare(wire: Wire): void
  requiresPreparation(): boolean
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleError(error: Error, wire: Wire): void
}

type PgQueryClass = new (
  config: QueryConfig,
  values: unknown[] | undefined,
  callback: (error: Error | null, result: QueryResult) => void,
) => PgQuery

const Query = pg.Query as unknown as PgQueryClass // the types lack the hooks, which pg-cursor overrides as well

/** The scope statements prepared on a connection, by name. */
const preparedScopes = new WeakMap<Wire, Set<string>>()

/**
 * One statement with its scope, in one round trip and one transaction: the scope's SELECT and the statement are sent as
 * two extended-protocol statements before one Sync, which PostgreSQL runs as a single implicit transaction. Role,
 * search path and merchant set by the first apply to the second and end with it, on any connection.
 */
export class ScopedQuery extends Query {
  #isScopeSet = false
  readonly #scope: ScopeStatement
  readonly #statementName: string | undefined

  constructor(
    scope: ScopeStatement,
    config: QueryConfig,
    values: unknown[] | undefined,
    callback: (error: Error | null, result: QueryResult) => void,
  ) {
    super(config, values, callback)
    this.#scope = scope
    this.#statementName = config.name
  }

  override requiresPreparation(): boolean {
    return true
  }

  override prepare(wire: Wire): void {
    const { name, text, values } = this.#scope
    const prepared = preparedScopes.get(wire) ?? new Set()
    preparedScopes.set(wire, prepared)
    if (!prepared.has(name)) wire.parse({ text, name })
    prepared.add(name)
    wire.bind({ statement: name, values, valueMapper: (value) => value })
    wire.execute({})
    super.prepare(wire)
    // pg attributes the next ParseComplete to the named statement; the first one belongs to the scope.
    this.name = undefined
  }

  override handleDataRow(message: unknown): void {
    if (this.#isScopeSet) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isScopeSet) {
      super.handleCommandComplete(message, wire)
      return
    }
    this.#isScopeSet = true
    this.name = this.#statementName
  }

  override handleError(error: Error, wire: Wire): void {
    if (this.#statementName !== undefined) delete wire.submittedNamedStatements[this.#statementName]
    super.handleError(error, wire)
  }
}

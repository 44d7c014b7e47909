import pg, { type QueryConfig, type QueryResult } from 'pg'
import type { ScopeStatement } from './scope.ts'

/** The part of pg's connection that a query writes to. */
interface Wire {
  parse(message: { text: string; name?: string }): void
  bind(message: { statement: string; values: string[]; valueMapper: (value: string) => string }): void
  execute(message: object): void
  submittedNamedStatements: Record<string, string>
}

/** What of pg's Query its types leave out: the hooks through which a client drives it. */
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

const Query = pg.Query as unknown as PgQueryClass // the types leave out the hooks, which pg-cursor overrides as well

/** The scope statements that a connection knows already, by name. */
const preparedScopes = new WeakMap<Wire, Set<string>>()

/**
 * One statement with its scope, in one round trip and one transaction: the scope's SELECT and the statement are sent as
 * two extended-protocol statements before one Sync, which PostgreSQL runs as a single implicit transaction. So the
 * role, the search path and the merchant set by the first hold for the second and end with it, on any connection.
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
    // pg takes the next ParseComplete for the named statement's; the first one belongs to the scope.
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

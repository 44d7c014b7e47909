import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

declare const txBrand: unique symbol

/**
 * The drizzle handle that a store function takes as its first argument. Only `transaction` and `statement` make one.
 * It has no `transaction` of its own: work is begun in one place.
 */
export type Tx = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> & { readonly [txBrand]: true }

/** What of a pino logger is used. */
export interface DatabaseLogger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type DatabaseKind = 'embedded' | 'served'

/** Who speaks: sets the role, the search path and `app.merchant` for exactly one transaction. */
export interface ScopeOptions {
  /** The merchant whose rows may be seen and written. Without it no row of a merchant's table is visible. */
  merchant?: string
  /** Work across merchants (sweepers, reconciliation, jobs): the operator's role, which the policies let through. */
  isOperator?: boolean
  /** Refuses every write. */
  isReadOnly?: boolean
  /** Longest wait for a row's lock, 5 s without it. Served only: the one session of the embedded one waits for nobody. */
  lockTimeoutMs?: number
  /**
   * Longest run of one statement: 7 s without it, 30 s for an operator's. A served database ends it then; where nothing
   * is heard a second later, of either kind, the connection is cut and the caller told.
   */
  statementTimeoutMs?: number
}

export interface TransactionOptions extends ScopeOptions {
  /** Runs `run` again when the database chose it as the loser of a race (40001, 40P01). Only for repeatable work. */
  retry?: boolean
}

export interface Database {
  readonly kind: DatabaseKind
  /** For example `PostgreSQL 15.20`. */
  readonly version: string
  readonly schema: string
  readonly role: string
  /**
   * Runs `run` in one READ COMMITTED transaction as the application's role and commits when it resolves.
   * Between its statements nothing but SQL may be awaited: the embedded database has one session for all.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Every statement of `run` is its own transaction, in the same scope, in one round trip (hot paths). */
  statement<T>(run: (tx: Tx) => Promise<T>, options?: ScopeOptions): Promise<T>
  /**
   * Makes schema, roles and rights and applies the `NNN-noun.sql` files of `directory` that are not applied yet.
   * @returns the names of the files applied now. @throws MigrationError
   */
  migrate(directory: URL): Promise<string[]>
  /** @returns the names of the files of `directory` that are not applied yet; what a newer program applied is none */
  listPending(directory: URL): Promise<string[]>
  /** For pg-boss: one message as the owner, outside row-level security. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Asks the engine, and has an answer within 2 s whatever it is. */
  health(): Promise<DatabaseHealth>
}

export interface DatabaseHealth {
  status: 'ok' | 'degraded' | 'down'
  /** A sentence when the status is not `ok`. */
  reason?: string
  freeDiskBytes?: number
  waitingCallers: number
}

export interface Engine {
  readonly kind: DatabaseKind
  readonly version: string
  /** The folder, or host, port and name of the served database; never a password. */
  readonly location: string
  database(options: { schema: string; role: string }): Database
  health(): Promise<DatabaseHealth>
  /** ANALYZE, VACUUM and checkpoint where they are due; the embedded database does it by itself on a timer. */
  maintain(): Promise<string[]>
  /** Ends all work; the folder's lock is free afterwards. Safe to call twice. */
  close(): Promise<void>
}

export interface EngineOptions {
  /** PostgreSQL 15 or later; without it the embedded database in `dataDir` is used. */
  url?: string
  /** Folder of the embedded database's files; made when missing. */
  dataDir?: string
  logger?: DatabaseLogger
  /** Called once when the embedded database's worker is lost. The process must end with an error. */
  onFatal?: (error: Error) => void
  /** Connections to a served PostgreSQL. */
  poolSize?: number
  /** Tests only: false leaves out the sync of each commit. */
  isDurable?: boolean
}

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

declare const txBrand: unique symbol

/**
 * The drizzle handle, first argument of store functions. Created by `transaction` and `statement` only. It has no
 * `transaction` of its own: work begins in one place.
 */
export type Tx = Omit<NodePgDatabase<Record<string, never>>, 'transaction'> & { readonly [txBrand]: true }

/** What a transaction has changed, for readers in other connections: no data, only where to look again. */
export interface Announcement {
  merchant: string
  /** Absent: of interest to everyone at the merchant. */
  memberId?: string
  topic: string
}

export type AnnouncementListener = (announcements: readonly Announcement[]) => void

/** The methods used of a pino logger. */
export interface DatabaseLogger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type DatabaseKind = 'embedded' | 'served'

/** Scope of a transaction: sets the role, the search path and `app.merchant` for exactly one transaction. */
export interface ScopeOptions {
  /** The merchant with visible and writable rows. Without it no row of a merchant's table is visible. */
  merchant?: string
  /** Work across merchants (sweepers, reconciliation, jobs): the operator's role, permitted by the policies. */
  isOperator?: boolean
  /** Refuses every write. */
  isReadOnly?: boolean
  /**
   * Lock timeout of a row, default 5 s. PostgreSQL server only: the single session of the embedded one never waits for
   * locks.
   */
  lockTimeoutMs?: number
  /**
   * Timeout of one statement: default 7 s, for an operator 30 s. A PostgreSQL server aborts it then; without an answer
   * a second later, for either kind, the connection is closed and the caller gets an error.
   */
  statementTimeoutMs?: number
}

export interface TransactionOptions extends ScopeOptions {
  /**
   * Maximum duration of the transaction and of each of its statements, for reads of whole tables. Default 10 s, for an
   * operator 30 s. The embedded database answers nobody else meanwhile.
   */
  limitMs?: number
  /** Repeats `run` when the database chose it as the victim of a race (40001, 40P01). Only for repeatable work. */
  retry?: boolean
}

export interface Database {
  readonly kind: DatabaseKind
  /** For example `PostgreSQL 15.20`. */
  readonly version: string
  readonly schema: string
  readonly role: string
  /**
   * Runs `run` in one READ COMMITTED transaction as the application's role and commits when it resolves. `run` may
   * await SQL only: the embedded database has one session for all.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Every statement of `run` is its own transaction, in the same scope, in one round trip (hot paths). */
  statement<T>(run: (tx: Tx) => Promise<T>, options?: ScopeOptions): Promise<T>
  /**
   * Creates schema, roles and rights and applies the pending `NNN-noun.sql` files of `directory`.
   * @returns the names of the newly applied files. @throws MigrationError
   */
  migrate(directory: URL): Promise<string[]>
  /** @returns the names of the pending files of `directory`; files applied by a newer program do not count */
  listPending(directory: URL): Promise<string[]>
  /** For pg-boss: one message as the owner, outside of row-level security. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Calls `listener` with the announcements of each transaction that this process commits, after its commit. A commit
   * with an unknown outcome announces nothing. @returns the end of the subscription
   */
  onAnnounced(listener: AnnouncementListener): () => void
  /** Health check of the engine; completes within 2 s in any case. */
  health(): Promise<DatabaseHealth>
}

export interface DatabaseHealth {
  status: 'ok' | 'degraded' | 'down'
  /** A sentence for any status but `ok`. */
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
  /** Runs due ANALYZE, VACUUM and checkpoint commands; the embedded database also does so on a timer. */
  maintain(): Promise<string[]>
  /** Ends all work and releases the folder's lock. Idempotent. */
  close(): Promise<void>
}

export interface EngineOptions {
  /** PostgreSQL 15 or later; default: the embedded database in `dataDir`. */
  url?: string
  /** Folder of the embedded database's files; created if missing. */
  dataDir?: string
  logger?: DatabaseLogger
  /** Called once when the embedded database's worker is lost. The process must end with an error. */
  onFatal?: (error: Error) => void
  /** Connections to a PostgreSQL server. */
  poolSize?: number
  /** Tests only: false skips the sync of each commit. */
  isDurable?: boolean
}

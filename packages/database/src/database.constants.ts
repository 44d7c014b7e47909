/** Minimum free space for writes on the disk of the embedded database (docs/ledger.md), in bytes. */
export const MIN_FREE_DISK_BYTES = 256 * 1024 * 1024
/** Cache lifetime of the measured free space. */
export const DISK_SPACE_AGE_MS = 1_000
/** A worker without an answer to a message within this time counts as dead. */
export const WORKER_ANSWER_LIMIT_MS = 30_000
/** Timeout of a caller's wait for a free connection. */
export const CONNECTION_WAIT_MS = 10_000
/** Maximum callers waiting for a connection. */
export const WAITING_CALLERS_LIMIT = 5_000
/** Maximum duration of a member's or vendor's transaction, including pauses between statements. */
export const TRANSACTION_LIMIT_MS = 10_000
/** The same for work across merchants (jobs, reconciliation), and timeout of each of its statements. */
export const OPERATOR_LIMIT_MS = 30_000
/** Maximum attempts of a transaction that lost a serialization or deadlock race. */
export const TRANSACTION_ATTEMPTS = 4
/** Connections of one process to a PostgreSQL server. */
export const DEFAULT_POOL_SIZE = 16
/** The oldest server version supported by the migrations, in PostgreSQL's server_version_num. */
export const MIN_SERVER_VERSION = 150_000
/** Interval of the embedded database's checks for a due ANALYZE, VACUUM or checkpoint. */
export const MAINTENANCE_INTERVAL_MS = 5_000
/** Maximum tables per round of maintenance, the most changed first. */
export const MAINTENANCE_TABLES_AT_ONCE = 8
/** `WORKER_ANSWER_LIMIT_MS` for the owner's work: a migration may build an index over everything. */
export const OWNER_ANSWER_LIMIT_MS = 600_000
/** Lock timeout of a migration: for as long, every statement on the table queues behind it. */
export const MIGRATION_LOCK_TIMEOUT_MS = 2_000
/** Maximum attempts of a migration whose lock timed out; with their pauses some three minutes. */
export const MIGRATION_LOCK_ATTEMPTS = 30
/** Pause between them, in which the waiting statements run. */
export const MIGRATION_LOCK_RETRY = { firstMs: 250, maxMs: 4_000 }
/** Timeout of a stop that waits for running jobs. */
export const JOB_STOP_LIMIT_MS = 10_000
/** Default statement timeout on a PostgreSQL server. */
export const DEFAULT_STATEMENT_TIMEOUT_MS = 7_000
/** Default lock timeout of a statement on a PostgreSQL server. */
export const DEFAULT_LOCK_TIMEOUT_MS = 5_000
/** How long a PostgreSQL server keeps the locks of a transaction with an unresponsive client. */
export const IDLE_TRANSACTION_LIMIT_MS = 60_000
/** Grace period of a statement's answer beyond the server's own limit; then the connection is closed. */
export const ANSWER_GRACE_MS = 1_000
/** Timeout of ROLLBACK and of the health check. */
export const SHORT_ANSWER_MS = 2_000
/** Timeout of a stop that waits for the database to release its connections and files. */
export const CLOSE_LIMIT_MS = 5_000

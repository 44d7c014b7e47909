/** Writes are refused below this much free space on the disk of the embedded database (ledger.md 3.6), in bytes. */
export const MIN_FREE_DISK_BYTES = 256 * 1024 * 1024
/** How long a measure of the free space is believed. */
export const DISK_SPACE_AGE_MS = 1_000
/** A worker that has not answered one message within this time is dead to us. */
export const WORKER_ANSWER_LIMIT_MS = 30_000
/** How long a caller waits for a free connection before it is told to come again. */
export const CONNECTION_WAIT_MS = 10_000
/** How many callers may wait for a connection at once. */
export const WAITING_CALLERS_LIMIT = 5_000
/** How long a member's or vendor's transaction may stay open, its pauses between statements included. */
export const TRANSACTION_LIMIT_MS = 10_000
/** The same for work across merchants (jobs, reconciliation), and how long each of its statements may run. */
export const OPERATOR_LIMIT_MS = 30_000
/** How often a transaction that lost a serialisation or deadlock race is tried in all. */
export const TRANSACTION_ATTEMPTS = 4
/** Connections of one process to a served PostgreSQL. */
export const DEFAULT_POOL_SIZE = 16
/** The oldest server that the migrations are written for, in PostgreSQL's server_version_num. */
export const MIN_SERVER_VERSION = 150_000
/** How often the embedded database looks whether a table wants ANALYZE or VACUUM or the log a checkpoint. */
export const MAINTENANCE_INTERVAL_MS = 5_000
/** How many tables one round of maintenance takes at most, the most changed first. */
export const MAINTENANCE_TABLES_AT_ONCE = 8
/** The limit of `WORKER_ANSWER_LIMIT_MS` for the owner's work: a migration may build an index over everything. */
export const OWNER_ANSWER_LIMIT_MS = 600_000
/** How long a stop waits for jobs that are running. */
export const JOB_STOP_LIMIT_MS = 10_000
/** How long one statement on a served PostgreSQL may run when its caller does not say. */
export const DEFAULT_STATEMENT_TIMEOUT_MS = 7_000
/** How long one statement on a served PostgreSQL waits for a lock when its caller does not say. */
export const DEFAULT_LOCK_TIMEOUT_MS = 5_000
/** How long a served PostgreSQL keeps the locks of a transaction whose client has fallen silent. */
export const IDLE_TRANSACTION_LIMIT_MS = 60_000
/** What a statement's answer may take beyond the limit that the server itself keeps; then the connection is cut. */
export const ANSWER_GRACE_MS = 1_000
/** Longest wait for the answer to ROLLBACK and to the look at the database's health. */
export const SHORT_ANSWER_MS = 2_000
/** How long a stop waits for the database to let go of its connections and files. */
export const CLOSE_LIMIT_MS = 5_000

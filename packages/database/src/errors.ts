/** Another process has the embedded database's folder open. `message` says which, and what to do. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'
  readonly folder: string
  /** Process id of the holder, or null when the lock's file cannot be read. */
  readonly holderPid: number | null

  constructor(folder: string, holderPid: number | null, message: string) {
    super(message)
    this.folder = folder
    this.holderPid = holderPid
  }
}

/** The disk of the embedded database is nearly full: reads go on, writes are refused. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
}

/** The database cannot be opened. `message` says what to do. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/** Too many callers wait for a connection; the call was not begun and may be repeated. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
}

/** The database did not answer within its time; nothing of the transaction was kept, and the call may be repeated. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError'
}

/** A statement in the transaction had failed, so nothing of it was kept although its caller went on. */
export class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError'
}

/** A transaction or statement was begun inside another one; the inner one would escape it. Pass `tx` instead. */
export class NestedTransactionError extends Error {
  override readonly name = 'NestedTransactionError'
}

/** The connection broke while the commit was under way: it is not known whether the work was kept. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError'
}

/** A migration file differs from what was applied, is out of order, or failed. `message` says which and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** The worker of the embedded database died or stopped answering: the process must end. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError'
}

interface SqlError {
  code: string
  constraint?: string
}

function isSqlError(error: unknown): error is SqlError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
}

/** Finds PostgreSQL's own error under whatever wraps it, or undefined. */
function findSqlError(error: unknown): SqlError | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (isSqlError(current)) return current
  }
  return undefined
}

/** @returns the five-letter SQLSTATE of a database error, however wrapped, or undefined. */
export function readSqlState(error: unknown): string | undefined {
  return findSqlError(error)?.code
}

/** @returns true when `error` is a unique violation (of that constraint, if one is named). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findSqlError(error)
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint)
}

/** SQLSTATE classes and codes after which the same call may succeed later: connection, resources, shutdown, waiting. */
const TEMPORARY_STATE = /^(08|53|57P|55P03|57014|40001|40P01)/

/** @returns true when the database could not serve the call now, so that the caller may be asked to come again. */
export function isTemporaryError(error: unknown): boolean {
  for (const kind of [
    DatabaseUnavailableError,
    DatabaseBusyError,
    DatabaseTimeoutError,
    DiskFullError,
    WorkerFailedError,
    OutcomeUnknownError,
  ]) {
    if (error instanceof kind) return true
  }
  return TEMPORARY_STATE.test(readSqlState(error) ?? '')
}

/**
 * @returns true when `error` came from the connection and not from the server or from a value that cannot be sent:
 * pg throws plain errors for a connection that ended, and system errors for one that broke.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || readSqlState(error) !== undefined) return false
  return error.constructor === Error || ('syscall' in error && typeof error.syscall === 'string')
}

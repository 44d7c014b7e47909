/** Another process has the embedded database's folder open. `message` names the process and the remedy. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'
  readonly folder: string
  /** Process id of the holder, or null when the lock's file is unreadable. */
  readonly holderPid: number | null

  constructor(folder: string, holderPid: number | null, message: string) {
    super(message)
    this.folder = folder
    this.holderPid = holderPid
  }
}

/** The disk of the embedded database is nearly full: reads continue, writes are refused. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
}

/** The database cannot be opened. `message` states the remedy. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/** Too many callers wait for a connection; the call was not begun and may be repeated. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
}

/** The database timed out; nothing of the transaction is stored, and the call may be repeated. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError'
}

/** A statement in the transaction had failed, so nothing is stored although its caller continued. */
export class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError'
}

/** A transaction or statement was begun inside another one, outside of its scope. Pass `tx` instead. */
export class NestedTransactionError extends Error {
  override readonly name = 'NestedTransactionError'
}

/** The connection broke during the commit: the outcome is unknown. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError'
}

/**
 * A migration file differs from the applied one, is out of order, or failed. `message` names the file and the remedy.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** The worker of the embedded database died or does not answer: the process must end. */
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

/** Finds PostgreSQL's own error under any wrapper, or undefined. */
function findSqlError(error: unknown): SqlError | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (isSqlError(current)) return current
  }
  return undefined
}

/** @returns the five-letter SQLSTATE of a database error under any wrapper, or undefined */
export function readSqlState(error: unknown): string | undefined {
  return findSqlError(error)?.code
}

/** @returns true for a unique violation (of this constraint, if given) */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findSqlError(error)
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint)
}

/** SQLSTATE classes and codes of temporary failures: connection, resources, shutdown, timeouts. */
const TEMPORARY_STATE = /^(08|53|57P|55P03|57014|40001|40P01)/

/** @returns true for a temporary failure of the database; the caller may retry */
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
 * @returns true when `error` comes from the connection and not from the server or an unsendable value: pg throws plain
 * errors for a closed connection, and system errors for a broken one
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || readSqlState(error) !== undefined) return false
  return error.constructor === Error || ('syscall' in error && typeof error.syscall === 'string')
}

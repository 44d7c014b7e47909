export { announce } from './announcement.ts'
export { openEngine } from './engine.ts'
export {
  DatabaseBusyError,
  DatabaseTimeoutError,
  DatabaseUnavailableError,
  DataFolderInUseError,
  DiskFullError,
  isTemporaryError,
  isUniqueViolation,
  MigrationError,
  NestedTransactionError,
  OutcomeUnknownError,
  readSqlState,
  TransactionAbortedError,
  WorkerFailedError,
} from './errors.ts'
export { createJobs, inTransaction, type Jobs, type JobsOptions } from './jobs.ts'
export { CLOCK_CHANNEL, createPollLoop, type PollLoop } from './poll-loop.ts'
export { inMs } from './time.ts'
export type {
  Announcement,
  Database,
  DatabaseHealth,
  DatabaseKind,
  DatabaseLogger,
  Engine,
  EngineOptions,
  ScopeOptions,
  TransactionOptions,
  Tx,
} from './types.ts'

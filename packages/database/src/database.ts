import type pg from 'pg'
import type { QueryConfig, QueryResult } from 'pg'
import { readAnnouncements } from './announcement.ts'
import type { Backend } from './backend.ts'
import { checkOut } from './check-out.ts'
import {
  ANSWER_GRACE_MS,
  DEFAULT_LOCK_TIMEOUT_MS,
  DEFAULT_STATEMENT_TIMEOUT_MS,
  OPERATOR_LIMIT_MS,
  TRANSACTION_ATTEMPTS,
  TRANSACTION_LIMIT_MS,
} from './database.constants.ts'
import { answerInTime, destroyConnection } from './deadline.ts'
import { DiskFullError, isConnectionError, OutcomeUnknownError, readSqlState } from './errors.ts'
import { makeTx, unwrapQueryError } from './handle.ts'
import { migrate, readMigrationFiles } from './migrate.ts'
import { type Identity, requirePlainName, type ScopeStatement, writeScopeSelect, writeScopeStatement } from './scope.ts'
import { ScopedQuery } from './scoped-query.ts'
import { releaseConnection, TransactionSession } from './transaction-session.ts'
import type { AnnouncementListener, Database, ScopeOptions, TransactionOptions, Tx } from './types.ts'
import { refuseInsideTransaction } from './work-context.ts'

const CONNECTION_BROKE = 'The connection broke while a statement was under way.'
const DISK_FULL = 'The disk of the database is nearly full: nothing is written until there is room again.'

/** SQLSTATE of a write in a read-only transaction. */
const READ_ONLY_STATE = '25006'
const DISK_FULL_STATE = '53100'
const RETRY_STATES = new Set(['40001', '40P01'])

function explain(error: unknown, isDiskLow: boolean): unknown {
  const cause = unwrapQueryError(error)
  const state = readSqlState(cause)
  if (state === DISK_FULL_STATE || (isDiskLow && state === READ_ONLY_STATE)) {
    return new DiskFullError(DISK_FULL, { cause })
  }
  return cause
}

/** The requested scope, restricted to the database's current state. */
function narrowScope(backend: Backend, options: ScopeOptions, isDiskLow: boolean): ScopeOptions {
  const { merchant, isOperator } = options
  const scope: ScopeOptions = { merchant, isOperator, isReadOnly: options.isReadOnly === true || isDiskLow }
  // The embedded database has no clock interrupts; its watchdog is the worker's answer limit.
  if (backend.kind === 'embedded') return scope
  const statementTimeoutMs = findStatementLimitMs(options)
  return { ...scope, statementTimeoutMs, lockTimeoutMs: options.lockTimeoutMs ?? DEFAULT_LOCK_TIMEOUT_MS }
}

function findStatementLimitMs({ statementTimeoutMs, isOperator }: ScopeOptions): number {
  return statementTimeoutMs ?? (isOperator ? OPERATOR_LIMIT_MS : DEFAULT_STATEMENT_TIMEOUT_MS)
}

/** Maximum time of a statement's answer: a responsive server has enforced the statement's timeout by then. */
function findAnswerLimitMs(options: ScopeOptions): number {
  return findStatementLimitMs(options) + ANSWER_GRACE_MS
}

interface ScopedWork {
  scope: ScopeStatement
  answerLimitMs: number
}

async function runScoped(
  backend: Backend,
  { scope, answerLimitMs }: ScopedWork,
  config: QueryConfig,
  values: unknown[] | undefined,
) {
  const client = await checkOut(backend)
  return new Promise<QueryResult>((resolve, reject) => {
    const timer = setTimeout(destroyConnection, answerLimitMs, client)
    const query = new ScopedQuery(scope, config, values, (error, result) => {
      clearTimeout(timer)
      releaseConnection(client, error ?? undefined)
      if (!error) resolve(result)
      else if (isConnectionError(error)) reject(new OutcomeUnknownError(CONNECTION_BROKE, { cause: error }))
      else reject(error)
    })
    client.query(query as unknown as pg.Submittable) // ScopedQuery is a pg.Query, whose types hide its submit().
  })
}

async function runTransaction<T>(
  backend: Backend,
  identity: Identity,
  run: (tx: Tx) => Promise<T>,
  { onCommit, limitMs: requestedMs, ...scope }: TransactionOptions & { onCommit: (tx: Tx) => void },
): Promise<T> {
  const isDiskLow = backend.isDiskLow()
  const options = { ...scope, statementTimeoutMs: scope.statementTimeoutMs ?? requestedMs }
  const scopeSelect = writeScopeSelect(identity, narrowScope(backend, options, isDiskLow))
  const client = await checkOut(backend)
  const limitMs = requestedMs ?? (options.isOperator ? OPERATOR_LIMIT_MS : TRANSACTION_LIMIT_MS)
  const restoreLimit = requestedMs === undefined ? undefined : backend.extendAnswerLimit(requestedMs)
  const session = new TransactionSession(client, limitMs, findAnswerLimitMs(options))
  const tx = makeTx((config, values) => session.query(config, values))
  try {
    await session.begin(scopeSelect)
    const value = await session.run(() => run(tx))
    await session.commit()
    releaseConnection(client)
    setImmediate(onCommit, tx)
    return value
  } catch (error) {
    await session.abandon()
    throw explain(error, isDiskLow)
  } finally {
    restoreLimit?.()
  }
}

async function waitBeforeRetry(attempt: number): Promise<void> {
  const delayMs = 2 ** attempt * 5 * (0.5 + Math.random())
  await new Promise((resolve) => setTimeout(resolve, delayMs))
}

/** Creates an application's access to its schema, under its role. */
export function createDatabase(backend: Backend, options: { schema: string; role: string }): Database {
  const identity: Identity = { schema: requirePlainName(options.schema), role: requirePlainName(options.role) }
  const listeners = new Set<AnnouncementListener>()

  function onCommit(tx: Tx): void {
    const announcements = readAnnouncements(tx)
    if (announcements.length > 0) for (const listener of listeners) listener(announcements)
  }

  async function transaction<T>(run: (tx: Tx) => Promise<T>, scope: TransactionOptions = {}): Promise<T> {
    refuseInsideTransaction()
    for (let attempt = 1; attempt < TRANSACTION_ATTEMPTS; attempt++) {
      try {
        return await runTransaction(backend, identity, run, { ...scope, onCommit })
      } catch (error) {
        const isRetryable = scope.retry === true && RETRY_STATES.has(readSqlState(error) ?? '')
        if (!isRetryable) throw error
        await waitBeforeRetry(attempt)
      }
    }
    return runTransaction(backend, identity, run, { ...scope, onCommit })
  }

  async function statement<T>(run: (tx: Tx) => Promise<T>, scopeOptions: ScopeOptions = {}): Promise<T> {
    refuseInsideTransaction()
    const isDiskLow = backend.isDiskLow()
    const scope = writeScopeStatement(identity, narrowScope(backend, scopeOptions, isDiskLow))
    const work = { scope, answerLimitMs: findAnswerLimitMs(scopeOptions) }
    const tx = makeTx((config, values) => {
      refuseInsideTransaction()
      return runScoped(backend, work, config, values)
    })
    try {
      const value = await run(tx)
      setImmediate(onCommit, tx)
      return value
    } catch (error) {
      throw explain(error, isDiskLow)
    }
  }

  async function executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    refuseInsideTransaction()
    const client = await checkOut(backend)
    try {
      const answer = await answerInTime(client, OPERATOR_LIMIT_MS + ANSWER_GRACE_MS, () => client.query(text, values))
      const result = answer as QueryResult | QueryResult[] // several statements come back as an array, untyped by pg
      releaseConnection(client)
      return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows }
    } catch (error) {
      // A failed message with its own BEGIN leaves the transaction open on the shared session.
      await new TransactionSession(client).abandon()
      throw unwrapQueryError(error)
    }
  }

  return {
    kind: backend.kind,
    version: backend.version,
    schema: identity.schema,
    role: identity.role,
    transaction,
    statement,
    executeSql,
    onAnnounced(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    health: () => backend.health(),
    async listPending(directory) {
      const files = await readMigrationFiles(directory)
      const { rows } = await executeSql(`SELECT name FROM ${identity.schema}.migration`)
      const applied = new Set((rows as { name: string }[]).map(({ name }) => name)) // the query names its one column
      return files.map(({ name }) => name).filter((name) => !applied.has(name))
    },
    migrate: async (directory) => {
      refuseInsideTransaction()
      return migrate(backend, identity, directory)
    },
  }
}

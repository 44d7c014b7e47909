import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { SHORT_ANSWER_MS, TRANSACTION_LIMIT_MS } from './database.constants.ts'
import { answerInTime } from './deadline.ts'
import {
  DatabaseTimeoutError,
  DatabaseUnavailableError,
  isConnectionError,
  OutcomeUnknownError,
  readSqlState,
  TransactionAbortedError,
} from './errors.ts'
import { runInsideTransaction } from './work-context.ts'

/** Returns a connection to its pool, or discards it after anything but an SQL error. */
export function releaseConnection(client: PoolClient, error?: unknown): void {
  client.release(error !== undefined && readSqlState(error) === undefined)
}

/**
 * One connection for the duration of one transaction: sequential statements, none after the end, all with a time limit.
 */
export class TransactionSession {
  readonly #client: PoolClient
  readonly #limitMs: number
  readonly #answerLimitMs: number
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false
  #isCutOff = false

  /**
   * @param limitMs maximum duration of the transaction
   * @param answerLimitMs timeout of one statement's answer
   */
  constructor(client: PoolClient, limitMs = TRANSACTION_LIMIT_MS, answerLimitMs = limitMs) {
    this.#client = client
    this.#limitMs = limitMs
    this.#answerLimitMs = answerLimitMs
  }

  /** Begins the transaction and sets its scope in one message. */
  async begin(scopeSelect: string): Promise<void> {
    await this.query({ text: `BEGIN ISOLATION LEVEL READ COMMITTED; ${scopeSelect}` }, undefined)
  }

  /** Runs one statement after the earlier ones. Concurrent statements are serialized. */
  query(config: QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    if (this.#isOver) return Promise.reject(new TransactionAbortedError('The transaction has ended.'))
    const result = this.#last.then(() => this.#send(config, values))
    this.#last = result.catch(() => undefined)
    return result
  }

  async #send(config: QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    try {
      return await answerInTime(this.#client, this.#answerLimitMs, () => this.#client.query(config, values))
    } catch (error) {
      if (!isConnectionError(error)) throw error
      throw new DatabaseUnavailableError('The connection broke; nothing of the transaction was kept.', { cause: error })
    }
  }

  /** Runs the work of the transaction within its time limit. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.#isOver = true
        this.#isCutOff = true
        reject(new DatabaseTimeoutError(`The transaction was open for more than ${this.#limitMs} ms.`))
      }, this.#limitMs)
    })
    try {
      return await Promise.race([runInsideTransaction(work), limit])
    } finally {
      clearTimeout(timer)
    }
  }

  /** @throws TransactionAbortedError when nothing is stored, OutcomeUnknownError when that is unknown */
  async commit(): Promise<void> {
    this.#isOver = true
    await this.#last
    const commit = answerInTime(this.#client, this.#answerLimitMs, () => this.#client.query('COMMIT'))
    const result = await commit.catch((error: unknown) => {
      if (readSqlState(error) !== undefined) throw error
      throw new OutcomeUnknownError('The connection broke during the commit.', { cause: error })
    })
    // PostgreSQL answers COMMIT of a failed transaction with the tag ROLLBACK and no error.
    if (result.command !== 'COMMIT') {
      throw new TransactionAbortedError('A statement of the transaction had failed, so nothing of it was kept.')
    }
  }

  /** Rolls back an open transaction and returns the connection; discards it on failure. */
  async abandon(): Promise<void> {
    if (this.#isCutOff) {
      this.#client.release(true)
      return
    }
    this.#isOver = true
    await this.#last
    try {
      // pg's own state is not used: an error reaches its caller before the following state has been read.
      await answerInTime(this.#client, SHORT_ANSWER_MS, () => this.#client.query('ROLLBACK'))
      this.#client.release()
    } catch {
      this.#client.release(true)
    }
  }
}

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

/** Returns a connection to its pool, or throws it away when anything but an SQL error happened on it. */
export function releaseConnection(client: PoolClient, error?: unknown): void {
  client.release(error !== undefined && readSqlState(error) === undefined)
}

/** One connection for the time of one transaction: statements one after another, none after the end, none for ever. */
export class TransactionSession {
  readonly #client: PoolClient
  readonly #limitMs: number
  readonly #answerLimitMs: number
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false
  #isCutOff = false

  /**
   * @param limitMs how long the transaction may stay open
   * @param answerLimitMs how long one statement's answer may take
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

  /** Runs one statement after those before it. Statements begun side by side wait for each other. */
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

  /** @throws TransactionAbortedError when nothing was kept, OutcomeUnknownError when that is not known. */
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

  /** Rolls back what may be open and gives the connection back; throws it away when that cannot be done. */
  async abandon(): Promise<void> {
    if (this.#isCutOff) {
      this.#client.release(true)
      return
    }
    this.#isOver = true
    await this.#last
    try {
      // Without asking pg for the state: an error reaches its caller before the state that follows it has been read.
      await answerInTime(this.#client, SHORT_ANSWER_MS, () => this.#client.query('ROLLBACK'))
      this.#client.release()
    } catch {
      this.#client.release(true)
    }
  }
}

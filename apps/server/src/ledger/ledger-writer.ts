import { type Database, DatabaseBusyError, readSqlState, type ScopeOptions } from '@foyer/database'
import {
  LEDGER_BATCH_ATTEMPTS,
  LEDGER_BATCH_LIMIT,
  LEDGER_FLIGHT_LIMIT,
  LEDGER_QUEUE_LIMIT,
} from './ledger.constants.ts'
import { isOwnFault, isRetryable, type LedgerCommand, type LedgerRow } from './ledger.rules.ts'
import { applyCommands } from './ledger.store.ts'
import type { LedgerAnswer } from './ledger.types.ts'

interface Waiting {
  row: LedgerRow
  resolve(answer: LedgerAnswer): void
  reject(error: unknown): void
}

export interface LedgerWriter {
  /**
   * Sends a command (`toHold`, `toCredit`, …) in a batch with others and resolves when its own commit is durable. Only
   * database failures throw: the outcome is unknown, and the same command may be sent again.
   * @param admission input of the writer's admission function; not part of the command's identity
   * @throws DatabaseBusyError when too many wait: the command was not sent
   */
  write(command: LedgerCommand, admission?: object): Promise<LedgerAnswer>
}

/**
 * Batches waiting commands of one merchant into one statement and one commit. It has its own transactions: commands
 * that must be atomic with other rows use `hold`, `transfer` … with the caller's `tx`.
 * @param limits timeouts of the statement, for callers with a time budget
 * @param admission database function that decides, in the same statement, which commands reach the ledger; the others are
 * answered `not_admitted`
 */
export function createLedgerWriter(
  database: Database,
  limits: Pick<ScopeOptions, 'lockTimeoutMs' | 'statementTimeoutMs'> = {},
  admission?: string,
): LedgerWriter {
  /** By merchant; the Map keeps insertion order, and a served merchant moves to the end. */
  const queues = new Map<string, Waiting[]>()
  let waitingCount = 0
  let flightCount = 0
  let isPumpSet = false

  function pump(): void {
    isPumpSet = false
    while (flightCount < LEDGER_FLIGHT_LIMIT) {
      const [merchant, queue] = queues.entries().next().value ?? []
      if (merchant === undefined || queue === undefined) return
      const batch = queue.splice(0, LEDGER_BATCH_LIMIT)
      queues.delete(merchant)
      if (queue.length > 0) queues.set(merchant, queue)
      waitingCount -= batch.length
      flightCount += 1
      void send(merchant, batch).finally(() => {
        flightCount -= 1
        pump()
      })
    }
  }

  function apply(merchant: string, batch: readonly Waiting[]): Promise<LedgerAnswer[]> {
    const rows = batch.map(({ row }) => row)
    return database.statement((tx) => applyCommands(tx, merchant, rows, admission), { merchant, ...limits })
  }

  async function send(merchant: string, batch: readonly Waiting[], attempt = 1): Promise<void> {
    try {
      const answers = await apply(merchant, batch)
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as LedgerAnswer) // one per command
    } catch (error) {
      const state = readSqlState(error)
      if (isRetryable(state) && attempt < LEDGER_BATCH_ATTEMPTS) await send(merchant, batch, attempt + 1)
      // The batch was rolled back: each command is sent alone, so that one bad request or one locked account affects no
      // other.
      else if (isOwnFault(state) && batch.length > 1) for (const one of batch) await send(merchant, [one])
      else for (const { reject } of batch) reject(error)
    }
  }

  return {
    write({ merchant, row }, admission) {
      if (waitingCount >= LEDGER_QUEUE_LIMIT) {
        return Promise.reject(new DatabaseBusyError('Too many callers wait for the ledger.'))
      }
      return new Promise((resolve, reject) => {
        const queue = queues.get(merchant) ?? []
        queue.push({ row: admission ? { ...row, admission } : row, resolve, reject })
        queues.set(merchant, queue)
        waitingCount += 1
        // At the end of this tick, so that concurrent callers share a batch.
        if (!isPumpSet) setImmediate(pump)
        isPumpSet = true
      })
    },
  }
}

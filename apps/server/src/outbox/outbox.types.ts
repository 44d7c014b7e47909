import type { Merchant } from '../merchant/index.ts'
import type { OutboxRetry } from './outbox.rules.ts'
import type { OutboxRow, OutboxRows } from './outbox.store.ts'

/**
 * `done` and `refused` end a row: its work succeeded, or never will, which is no failure. `recorded`: the work has
 * written the row's next state itself. `later`: a failure, with the time that the other side asks for.
 */
export type OutboxOutcome = 'done' | 'refused' | 'recorded' | { outcome: 'later'; retryAfterMs?: number | undefined }

/** One kind of rows that are due, and what is done with each. */
export interface OutboxQueue<Row extends OutboxRow> extends OutboxRetry {
  /** In metrics and logs. */
  name: string
  rows: OutboxRows<Row>
  /** Most rows of one merchant in work in one process. */
  limit: number
  /** Time in which a claimed row is nobody else's. All rows of a claim start at once: three quarters outlast each one. */
  leaseMs: number
  /** Attempt from which a failure is logged as an error; before, it is a warning. */
  alarmAttempt: number
  /** Log message of a failure. */
  failure: string
  /** What identifies a row in the log. */
  describe(row: Row): Record<string, string>
  /** End of a row's use: no attempt follows. */
  findEnd?(row: Row): Date
  /** A thrown error is a failure, as `later`. */
  work(row: Row, merchant: Merchant): Promise<OutboxOutcome>
}

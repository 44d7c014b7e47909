import type pg from 'pg'
import type { DatabaseHealth, DatabaseKind, DatabaseLogger } from './types.ts'

/** Interface of both engine kinds to the database handles. */
export interface Backend {
  readonly kind: DatabaseKind
  readonly version: string
  readonly location: string
  readonly logger: DatabaseLogger
  readonly pool: pg.Pool
  /** True while the disk is too full to write to. */
  isDiskLow(): boolean
  /** Runs `run` on an exclusive connection of the owner; its session state is reset afterwards. */
  withOwner<T>(run: (client: pg.ClientBase) => Promise<T>): Promise<T>
  /** Runs `run` under a lock held by at most one process. */
  withProcessLock<T>(name: string, run: () => Promise<T>): Promise<T>
  /** Lets a statement take this long, until the returned function is called. */
  extendAnswerLimit(limitMs: number): () => void
  health(): Promise<DatabaseHealth>
  maintain(): Promise<string[]>
  close(): Promise<void>
}

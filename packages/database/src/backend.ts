import type pg from 'pg'
import type { DatabaseHealth, DatabaseKind, DatabaseLogger } from './types.ts'

/** What an engine of either kind gives to the database handles. */
export interface Backend {
  readonly kind: DatabaseKind
  readonly version: string
  readonly location: string
  readonly logger: DatabaseLogger
  readonly pool: pg.Pool
  /** True while the disk is too full to write to. */
  isDiskLow(): boolean
  /** Runs `run` on a connection of the owner that no other caller uses meanwhile; its session state is wiped after. */
  withOwner<T>(run: (client: pg.ClientBase) => Promise<T>): Promise<T>
  /** Holds a lock that at most one process has, while `run` runs. */
  withProcessLock<T>(name: string, run: () => Promise<T>): Promise<T>
  health(): Promise<DatabaseHealth>
  maintain(): Promise<string[]>
  close(): Promise<void>
}

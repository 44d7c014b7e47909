import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableFileSystem } from './durable-file-system.ts'

/** PostgreSQL's arguments: PGlite's own without `-F` (which turns fsync off) and `-O` (system tables may be changed). */
const START_PARAMS = [
  '--single',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'jit=off',
    // For the indexes by random keys of half a million rounds. Allocated at the start.
    'shared_buffers=96MB',
    'min_wal_size=32MB',
    'max_wal_size=512MB',
  ].flatMap((setting) => ['-c', setting]),
]

/** The default method, fdatasync, is an empty function in PGlite's build; fsync reaches the file system. */
const DURABLE_PARAMS = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'wal_sync_method=fsync']
const QUICK_PARAMS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=32MB']

/** Opens PGlite on a folder with a cluster, or an empty one. A durable one syncs each commit to the disk. */
export function openPglite(folder: string, isDurable: boolean): Promise<PGlite> {
  const settings = (isDurable ? DURABLE_PARAMS : QUICK_PARAMS).flatMap((setting) => ['-c', setting])
  const startParams = [...START_PARAMS, ...settings]
  return PGlite.create({ fs: isDurable ? new DurableFileSystem(folder) : new NodeFS(folder), startParams })
}

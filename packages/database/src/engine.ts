import type { Backend } from './backend.ts'
import { createDatabase } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { DatabaseUnavailableError } from './errors.ts'
import { openServed } from './served/open-served.ts'
import type { Engine, EngineOptions } from './types.ts'

function openBackend(options: EngineOptions): Promise<Backend> {
  const { url, dataDir } = options
  if (url !== undefined) return openServed(url, options)
  if (dataDir !== undefined) return openEmbedded({ ...options, dataDir })
  throw new DatabaseUnavailableError('Neither DATABASE_URL nor DATA_DIR says where the data lies.')
}

/**
 * Opens the single engine of a process: the PostgreSQL server at `url`, or the embedded one in `dataDir`.
 * @throws DatabaseUnavailableError, DataFolderInUseError with a sentence that states the remedy
 */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const backend = await openBackend(options)
  let closing: Promise<void> | undefined
  return {
    kind: backend.kind,
    version: backend.version,
    location: backend.location,
    database: (identity) => createDatabase(backend, identity),
    health: () => backend.health(),
    maintain: () => backend.maintain(),
    close: () => {
      closing ??= backend.close()
      return closing
    },
  }
}

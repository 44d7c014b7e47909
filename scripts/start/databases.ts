import { arcadeMigrations } from '@foyer/arcade'
import { bankMigrations } from '@foyer/bank'
import { type Database, type Engine, type EngineOptions, openEngine } from '@foyer/database'
import { serverMigrations } from '@foyer/server'
import type { Settings } from '../settings.ts'

/** Each app's own schema and role, so that none can read another's tables. */
export const schemas = {
  server: { schema: 'public', role: 'foyer_public', migrations: serverMigrations },
  bank: { schema: 'bank', role: 'foyer_bank', migrations: bankMigrations },
  arcade: { schema: 'arcade', role: 'foyer_arcade', migrations: arcadeMigrations },
} as const

export type Databases = Record<keyof typeof schemas, Database>

/** Opens the single engine of the settings. @throws DatabaseUnavailableError, DataFolderInUseError */
export async function openSettledEngine(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL_SIZE'>,
  options: Pick<EngineOptions, 'logger' | 'onFatal'> = {},
): Promise<Engine> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_POOL_SIZE: poolSize } = settings
  return openEngine({ url, dataDir, poolSize, ...options })
}

/** Migrates every app's schema and opens it. @throws MigrationError */
export async function openDatabases(engine: Engine, report: (text: string) => void): Promise<Databases> {
  const open = async ({ schema, role, migrations }: (typeof schemas)[keyof typeof schemas]): Promise<Database> => {
    const database = engine.database({ schema, role })
    const applied = await database.migrate(migrations)
    if (applied.length) report(`schema ${schema}: ${applied.length} migrations applied`)
    return database
  }
  return {
    server: await open(schemas.server),
    bank: await open(schemas.bank),
    arcade: await open(schemas.arcade),
  }
}

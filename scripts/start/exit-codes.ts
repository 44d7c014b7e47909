import {
  DatabaseUnavailableError,
  DataFolderInUseError,
  DiskFullError,
  MigrationError,
  WorkerFailedError,
} from '@foyer/database'
import { DataKeyError, LedgerTimeoutError, UnknownProviderError } from '@foyer/server'
import { BuildError } from '../build-apps.ts'
import { PortTakenError } from './port.ts'
import { SettingsError } from './setting-conflicts.ts'

/** Exit codes of the start, from sysexits.h where one fits. */
export const exitCodes = {
  unexpected: 1,
  settings: 64,
  migration: 65,
  databaseUnavailable: 69,
  build: 70,
  diskFull: 73,
  dataFolderInUse: 75,
  portTaken: 76,
  notPermitted: 77,
  dataKey: 78,
  ledgerTimeout: 79,
} as const

/** End of a failed start: one sentence for the terminal, and a code for scripts. */
export interface StartFailure {
  sentence: string
  code: number
}

const cases: Array<[new (...args: never[]) => Error, number]> = [
  [SettingsError, exitCodes.settings],
  [MigrationError, exitCodes.migration],
  [DatabaseUnavailableError, exitCodes.databaseUnavailable],
  [BuildError, exitCodes.build],
  [DiskFullError, exitCodes.diskFull],
  [DataFolderInUseError, exitCodes.dataFolderInUse],
  [DataKeyError, exitCodes.dataKey],
  [UnknownProviderError, exitCodes.settings],
  [PortTakenError, exitCodes.portTaken],
  [LedgerTimeoutError, exitCodes.ledgerTimeout],
  [WorkerFailedError, exitCodes.unexpected],
]

/** The sentence and the code for a known start failure; undefined for an unexpected one. */
export function describeFailure(error: unknown): StartFailure | undefined {
  for (const [kind, code] of cases) {
    if (error instanceof kind) return { sentence: error.message, code }
  }
  const code = readSystemCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return { sentence: 'The disk is full: free some space, or choose another DATA_DIR.', code: exitCodes.diskFull }
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const sentence = `This process may not do that: ${errorText(error)}. Choose another PORT or DATA_DIR, or give it the right.`
    return { sentence, code: exitCodes.notPermitted }
  }
  return undefined
}

function readSystemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

import type { DatabaseLogger } from './types.ts'

const ignore = () => undefined

/** Used where the caller gave no logger. */
export const quietLogger: DatabaseLogger = { info: ignore, warn: ignore, error: ignore }

import type { DatabaseLogger } from './types.ts'

const ignore = () => undefined

/** Default logger. */
export const quietLogger: DatabaseLogger = { info: ignore, warn: ignore, error: ignore }

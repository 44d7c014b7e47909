export { createCrashServer } from './crash.ts'
export type { CrashTesting } from './crash-round.service.ts'

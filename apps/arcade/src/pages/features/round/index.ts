export { formatRoundFactor } from './round-format.ts'
export { RoundScreen } from './round-screen.tsx'
export type { RoundGame, StageProps } from './round-screen.types.ts'
export { RoundVerify } from './round-verify.tsx'

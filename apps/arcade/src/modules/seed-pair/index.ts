export { readSeedPairs, replaceSeedPair } from './seed-pair.service.ts'
export {
  advanceNonce,
  findSeedPairById,
  lockSeedPair,
  readServerSeed,
} from './seed-pair.store.ts'
export { createSeededStream } from './seed-pair-stream.rules.ts'

export { readSeedPairs, replaceSeedPair } from './seed-pair.service.ts'
export {
  advanceNonce,
  findSeedPairById,
  lockSeedPair,
  readServerSeed,
  type SeedOwner,
} from './seed-pair.store.ts'
export { createSeededStream } from './seed-stream.rules.ts'

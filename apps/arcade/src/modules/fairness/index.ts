export {
  BLOCK_LEAVES,
  buildProof,
  computeCommitment,
  computeLeaf,
  computeResult,
  computeRoot,
  findBlock,
  isCommittedSeed,
  splitBlocks,
  type TreeBlock,
  toSeedKey,
} from './fairness.rules.ts'
export { generateSeed, RandomFailure, type RandomSource } from './fairness-seed.service.ts'

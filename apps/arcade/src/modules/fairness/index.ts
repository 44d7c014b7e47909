export {
  BLOCK_LEAVES,
  buildProof,
  computeCommitment,
  computeLeaf,
  computeResult,
  computeRoot,
  cutBlocks,
  findBlock,
  isCommittedSeed,
  type TreeBlock,
  toSeedKey,
} from './fairness.hash.ts'
export { generateSeed, RandomFailure, type RandomSource } from './fairness.seed.ts'

import { createHash } from 'node:crypto'

const { FOYER_STATISTICS_SEED: given = '' } = process.env

/** Whether the statistics have other seeds than in `npm test`: then only limits that chance hardly exceeds hold. */
export const hasOtherSeeds = given !== ''

/** First seed of a series of outcomes: the same in each run, or another one by FOYER_STATISTICS_SEED. */
export function makeStatisticsSeed(name: string): Buffer {
  return createHash('sha256').update(`statistics of ${name}${given}`).digest()
}
